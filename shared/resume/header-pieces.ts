/** Icons of symbol fonts, and the lone Greek letters they come out as. */
const separator =
  /\s{2,}|\t|\s?[|•·;⋄◆]\s?|\s?[\p{Co}\p{So}]\s?|\s[\u0370-\u03ff]\s|\s[–—-]\s|\s?,\s|(?:^|\s)(?:e-?mail|mobile|phone|tel|ph|address)\b\s?:?\s?/iu;

/** Pieces of a packed header line: "Jane Citizen | 0491 570 006 | Geelong VIC". */
export function headerPieces(text: string): string[] {
  return text
    .split(separator)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
}
