import { knots } from "./knots.ts";

/**
 * The number (0-100) for a raw sum (0-1), straight between the knots and therefore monotone; sums outside get
 * the ends. Source: docs/score.md.
 */
export function calibrated(raw: number, table: typeof knots = knots): number {
  let [lowRaw, lowValue] = table[0] ?? [0, 0];
  for (const [nextRaw, nextValue] of table) {
    if (raw <= nextRaw) {
      const width = nextRaw - lowRaw;
      return width <= 0 ? nextValue : lowValue + ((nextValue - lowValue) * Math.max(0, raw - lowRaw)) / width;
    }
    [lowRaw, lowValue] = [nextRaw, nextValue];
  }
  return lowValue;
}
