/** Pieces whose repetition tempts a pattern to go back: near misses of lists, numbers, brackets, addresses, words. */
export const craftedPieces = [
  "• ",
  "1,1,",
  "a a ",
  "((((",
  "http://",
  "\t",
  "😀",
  "A A A",
  "- \n",
  "\u00ad",
] as const;

/** A text of so many characters, made of one piece. */
export function craftedText(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}
