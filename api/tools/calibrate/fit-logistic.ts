/** The feature that every sentence has. */
const always = "#always";

/** One labelled sentence: its features, its label, and its weight. */
export interface LabelledSentence {
  signs: readonly string[];
  is: boolean;
  weight: number;
}

/** A feature in fewer sentences is random variation. */
const leastSeen = 3;
/** Strength of the regularisation towards 0, in sentences. */
const penalty = 1 / 0.3;
const steps = 400;
const rate = 0.05;

interface Rows {
  signs: readonly string[];
  indices: readonly (readonly number[])[];
}

function indexed(judged: readonly LabelledSentence[], signs: readonly string[]): Rows {
  const at = new Map(signs.map((sign, n) => [sign, n]));
  const indices = judged.map((one) => one.signs.flatMap((sign) => at.get(sign) ?? []));
  return { signs, indices };
}

/** Penalised likelihood with Adam over all rows at once: the same rows give the same weights. */
function fitRows(judged: readonly LabelledSentence[], { signs, indices }: Rows): number[] {
  const size = signs.length + 1;
  const weights = new Array<number>(size).fill(0);
  const [mean, square] = [new Array<number>(size).fill(0), new Array<number>(size).fill(0)];
  const total = judged.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 1; step <= steps; step += 1) {
    const slope = weights.map((weight, n) => (n === size - 1 ? 0 : (penalty * weight) / total));
    judged.forEach((one, row) => {
      const own = indices[row] ?? [];
      let sum = weights[size - 1] as number;
      for (const n of own) sum += weights[n] as number;
      const off = ((1 / (1 + Math.exp(-sum)) - Number(one.is)) * one.weight) / total;
      for (const n of own) slope[n] = (slope[n] as number) + off;
      slope[size - 1] = (slope[size - 1] as number) + off;
    });
    const pace = rate * (1 - step / (steps + 1));
    for (let n = 0; n < size; n += 1) {
      const g = slope[n] as number;
      mean[n] = 0.9 * (mean[n] as number) + 0.1 * g;
      square[n] = 0.999 * (square[n] as number) + 0.001 * g * g;
      const [m, s] = [(mean[n] as number) / (1 - 0.9 ** step), (square[n] as number) / (1 - 0.999 ** step)];
      weights[n] = (weights[n] as number) - (pace * m) / (Math.sqrt(s) + 1e-8);
    }
  }
  return weights;
}

function counted(judged: readonly LabelledSentence[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { signs } of judged) for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  return seen;
}

/**
 * Logistic weights of features: the `most` with the largest weights, fitted again without the others; `#always` is
 * the constant. Pure; the same rows give the same weights.
 */
export function fitLogistic(judged: readonly LabelledSentence[], most: number): Map<string, number> {
  const seen = counted(judged);
  const all = [...seen.keys()].filter((sign) => (seen.get(sign) ?? 0) >= leastSeen).toSorted();
  const first = fitRows(judged, indexed(judged, all));
  const moves = all.map((sign, n) => ({
    sign,
    moves: Math.abs(first[n] ?? 0) * Math.sqrt(seen.get(sign) ?? 0),
  }));
  const kept = moves
    .toSorted((a, b) => b.moves - a.moves)
    .slice(0, most)
    .map(({ sign }) => sign)
    .toSorted();
  const weights = fitRows(judged, indexed(judged, kept));
  return new Map([...kept, always].map((sign, n) => [sign, weights[n] ?? 0]));
}
