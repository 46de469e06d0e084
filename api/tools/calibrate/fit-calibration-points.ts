/** One labelled pair: its raw sum, and how well a person who read both says they fit. */
export interface ScoredPair {
  ad: string;
  raw: number;
  fit: "strong" | "possible" | "weak" | "none";
}

export type CalibrationPoint = readonly [raw: number, value: number];

/**
 * The share of strong pairs that may be below 75, and the shares that decide the other points; the rest is random
 * variation.
 */
const strongTail = 0.05;
const highTail = 0.9;
/**
 * Two of three weak pairs score 25 or less, because with an ad of a new kind unrelated people score a little higher.
 */
const weakShare = 2 / 3;
/** Minimum distance between calibration points, so that few pairs do not make a step. */
const narrowest = 0.05;

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

/**
 * A monotone table of five calibration points from (0, 0) to (1, 100). 75 is where the strong pairs begin, apart from
 * a small tail; 25 is the highest unrelated pair or the end of two thirds of the weak pairs; 88 is where the best
 * strong pairs begin. Pure.
 * @throws Error without a strong and an unrelated pair.
 */
export function fitCalibrationPoints(pairs: readonly ScoredPair[]): CalibrationPoint[] {
  const of = (fit: ScoredPair["fit"]) => pairs.filter((one) => one.fit === fit).map(({ raw }) => raw);
  const [strong, weak, none] = [of("strong"), of("weak"), of("none")];
  if (strong.length === 0 || none.length === 0) throw new Error("strong and unrelated pairs are needed");
  const shortlisted = quantile(strong, strongTail);
  const unrelated = Math.max(Math.max(...none), weak.length === 0 ? 0 : quantile(weak, weakShare));
  const low = Math.min(unrelated, shortlisted - narrowest);
  const high = Math.min(1 - narrowest, Math.max(quantile(strong, highTail), shortlisted + narrowest));
  const rounded = (raw: number) => Math.round(raw * 1000) / 1000;
  return [
    [0, 0],
    [rounded(low), 25],
    [rounded(shortlisted), 75],
    [rounded(high), 88],
    [1, 100],
  ];
}
