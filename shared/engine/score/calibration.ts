import { calibrationPoints } from "./calibration-points.ts";

/**
 * The number (0-100) for a raw sum (0-1), straight between the points and therefore monotone; sums outside get
 * the ends. Source: docs/score.md.
 */
export function calibrated(raw: number, table: typeof calibrationPoints = calibrationPoints): number {
  const at = table.findIndex(([nextRaw]) => raw <= nextRaw);
  if (at === -1) return table.at(-1)?.[1] ?? 0;
  const [nextRaw, nextValue] = table[at] ?? [0, 0];
  const [lowRaw, lowValue] = table[at - 1] ?? table[at] ?? [0, 0];
  const width = nextRaw - lowRaw;
  return width <= 0 ? nextValue : lowValue + ((nextValue - lowValue) * Math.max(0, raw - lowRaw)) / width;
}
