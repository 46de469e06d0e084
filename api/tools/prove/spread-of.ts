/** The count, and the values that half, 95 % and all of them did not exceed. */
export function spreadOf(taken: readonly number[]) {
  const sorted = [...taken].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return { n: sorted.length, median: at(0.5), p95: at(0.95), most: at(1) };
}
