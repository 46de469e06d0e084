/** How many, and what half of them, 95 of 100 and all of them stayed within. */
export function spreadOf(taken: readonly number[]) {
  const sorted = [...taken].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return { n: sorted.length, median: at(0.5), p95: at(0.95), most: at(1) };
}
