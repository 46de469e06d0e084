/** What a word says about the work, by its stem: 0 for words of every text. */
export function wordWeight(stem: string): number {
  return stem.length > 3 ? 1 : 0;
}
