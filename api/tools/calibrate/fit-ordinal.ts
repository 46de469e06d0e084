/** One labelled case: its features, and whether a person saw nothing (0), a part (1) or all of it (2). */
export interface OrdinalCase {
  features: readonly number[];
  verdict: 0 | 1 | 2;
}

export interface OrdinalModel {
  weights: number[];
  /** The sums at which "a part" and "all" have probability one half. */
  partFrom: number;
  shownFrom: number;
}

const chanceOf = (sum: number) => 1 / (1 + Math.exp(-Math.max(-30, Math.min(30, sum))));
const steps = 1500;
const rate = 0.03;

/**
 * Fits an ordinal logistic model (two thresholds over one sum) by gradient descent with adaptive steps. The first
 * `supporting` weights are never negative. The same input gives the same model.
 * @param pull strength of the regularisation towards 0.
 */
export function fitOrdinal(cases: readonly OrdinalCase[], supporting: number, pull = 1): OrdinalModel {
  const width = cases[0]?.features.length ?? 0;
  const spread = Array.from({ length: width }, (_, at) =>
    deviation(cases.map(({ features }) => features[at] ?? 0)),
  );
  const scaled = cases.map(({ features }) => features.map((value, at) => value / (spread[at] ?? 1)));
  const values = new Float64Array(width + 2);
  values[width] = -0.5;
  values[width + 1] = 1;
  const [mean, square] = [new Float64Array(width + 2), new Float64Array(width + 2)];
  for (let step = 1; step <= steps; step += 1) {
    const slope = new Float64Array(width + 2);
    scaled.forEach((features, n) => {
      let sum = 0;
      for (let at = 0; at < width; at += 1) sum += (values[at] ?? 0) * (features[at] ?? 0);
      const verdict = cases[n]?.verdict ?? 0;
      const part = chanceOf(sum - (values[width] ?? 0)) - (verdict >= 1 ? 1 : 0);
      const all = chanceOf(sum - (values[width + 1] ?? 0)) - (verdict >= 2 ? 1 : 0);
      for (let at = 0; at < width; at += 1) slope[at] = (slope[at] ?? 0) + (part + all) * (features[at] ?? 0);
      slope[width] = (slope[width] ?? 0) - part;
      slope[width + 1] = (slope[width + 1] ?? 0) - all;
    });
    for (let at = 0; at < width + 2; at += 1) {
      const own = ((slope[at] ?? 0) + (at < width ? pull * (values[at] ?? 0) : 0)) / cases.length;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * own;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * own * own;
      const [m, s] = [(mean[at] ?? 0) / (1 - 0.9 ** step), (square[at] ?? 0) / (1 - 0.999 ** step)];
      values[at] = (values[at] ?? 0) - (rate * m) / (Math.sqrt(s) + 1e-8);
      if (at < supporting) values[at] = Math.max(0, values[at] ?? 0);
    }
  }
  return {
    weights: Array.from({ length: width }, (_, at) => (values[at] ?? 0) / (spread[at] ?? 1)),
    partFrom: values[width] ?? 0,
    shownFrom: values[width + 1] ?? 0,
  };
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return (
    Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length)) || 1
  );
}
