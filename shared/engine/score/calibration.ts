/** Raw sum (0-1) to the number (0-100), straight between the knots. Fitted by `npm run -s calibrate`. */
export const knots: readonly (readonly [raw: number, value: number])[] = [
  [0, 0],
  [1, 100],
];

/** The number for a raw sum; monotone. Sums outside 0 to 1 get the ends. */
export function calibrated(raw: number): number {
  let [lowRaw, lowValue] = knots[0] ?? [0, 0];
  for (const [nextRaw, nextValue] of knots) {
    if (raw <= nextRaw) {
      const width = nextRaw - lowRaw;
      return width <= 0 ? nextValue : lowValue + ((nextValue - lowValue) * Math.max(0, raw - lowRaw)) / width;
    }
    [lowRaw, lowValue] = [nextRaw, nextValue];
  }
  return lowValue;
}
