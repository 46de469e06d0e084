/** Signs from..to of a part's text become `text`. */
export interface Splice {
  from: number;
  to: number;
  text: string;
}

/** The text with its splices, which do not overlap; those at one place keep their order. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const ordered = splices.toSorted((a, b) => a.from - b.from || a.to - b.to);
  let done = 0;
  let result = "";
  for (const { from, to, text: words } of ordered) {
    result += text.slice(done, from) + words;
    done = to;
  }
  return result + text.slice(done);
}

/** A run of words (`w:r`) with the properties of another. @param properties the source of its `w:rPr`, or nothing. */
export function runOf(properties: string, words: string): string {
  return `<w:r>${properties}${wordsOf(words)}</w:r>`;
}

/** The element that holds words; signs that no XML may hold are left out. */
export function wordsOf(words: string): string {
  const written = [...words.toWellFormed()]
    .filter((sign) => sign >= " " && sign !== "\ufffe" && sign !== "\uffff")
    .join("")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
  return `<w:t xml:space="preserve">${written}</w:t>`;
}
