/**
 * A linear-chain conditional random field: features of each item in, the most probable labels and their
 * probabilities out. Source: Lafferty, McCallum, Pereira (2001), Conditional Random Fields.
 */

/** Trained weights. `weights` has a row of `labels.length` for each feature; `steps` a matrix for each kind of border. */
export interface TaggerModel {
  labels: readonly string[];
  /** Row of a feature in `weights`. */
  rows: ReadonlyMap<string, number>;
  weights: Float32Array;
  /** From label (row) to label (column), one matrix after the other. */
  steps: Float32Array;
}

/** One position of a sequence. */
export interface TaggerItem {
  features: readonly string[];
  /** Which transition matrix leads from the item before to this one. */
  step: number;
  /** Labels that the item cannot have. */
  forbidden?: readonly number[];
}

/** What was found for one item. */
export interface TaggedItem {
  label: number;
  /** Probability of `label` at this place, 0 to 1. */
  probability: number;
  /** Probability of every label. */
  probabilities: Float64Array;
}

const impossible = -1e9;

/** Weight of every label at every item: the sum of the rows of its features. */
export function emissionScores(model: TaggerModel, items: readonly TaggerItem[]): Float64Array {
  const count = model.labels.length;
  const { rows, weights } = model;
  const scores = new Float64Array(items.length * count);
  items.forEach((item, at) => {
    const base = at * count;
    for (const feature of item.features) {
      const row = rows.get(feature);
      if (row === undefined) continue;
      const from = row * count;
      for (let label = 0; label < count; label += 1)
        scores[base + label] = (scores[base + label] as number) + (weights[from + label] as number);
    }
    for (const label of item.forbidden ?? []) scores[base + label] = impossible;
  });
  return scores;
}

const exponents = new WeakMap<TaggerModel, Float64Array>();

/** The transition weights as factors, computed once a model. */
function stepFactors(model: TaggerModel): Float64Array {
  const known = exponents.get(model);
  if (known !== undefined) return known;
  const factors = Float64Array.from(model.steps, Math.exp);
  exponents.set(model, factors);
  return factors;
}

function normalise(values: Float64Array, from: number, count: number): void {
  let sum = 0;
  for (let label = 0; label < count; label += 1) sum += values[from + label] as number;
  const factor = sum > 0 ? 1 / sum : 0;
  for (let label = 0; label < count; label += 1)
    values[from + label] = (values[from + label] as number) * factor;
}

/** Scaled weights of the label paths up to (`ahead`, with the item's own) and from (`behind`, without) every item. */
export interface Lattice {
  /** Factors of the items alone: 1 for the best label of each. */
  own: Float64Array;
  ahead: Float64Array;
  behind: Float64Array;
}

/**
 * Forward and backward products of a sequence, scaled at each item so that nothing overflows. `factors` are the
 * transition matrices as factors; `stepOf` gives the matrix of each item.
 */
export function latticeOf(
  factors: Float64Array,
  scores: Float64Array,
  stepOf: (at: number) => number,
  count: number,
): Lattice {
  const length = scores.length / count;
  const own = new Float64Array(scores.length);
  for (let at = 0; at < length; at += 1) {
    let most = Number.NEGATIVE_INFINITY;
    for (let label = 0; label < count; label += 1)
      most = Math.max(most, scores[at * count + label] as number);
    for (let label = 0; label < count; label += 1)
      own[at * count + label] = Math.exp((scores[at * count + label] as number) - most);
  }
  const ahead = Float64Array.from(own);
  normalise(ahead, 0, count);
  for (let at = 1; at < length; at += 1) {
    const matrix = stepOf(at) * count * count;
    const [before, here] = [(at - 1) * count, at * count];
    for (let label = 0; label < count; label += 1) {
      let sum = 0;
      for (let from = 0; from < count; from += 1)
        sum += (ahead[before + from] as number) * (factors[matrix + from * count + label] as number);
      ahead[here + label] = sum * (own[here + label] as number);
    }
    normalise(ahead, here, count);
  }
  const behind = new Float64Array(scores.length).fill(1);
  for (let at = length - 2; at >= 0; at -= 1) {
    const matrix = stepOf(at + 1) * count * count;
    const [here, next] = [at * count, (at + 1) * count];
    for (let from = 0; from < count; from += 1) {
      let sum = 0;
      for (let label = 0; label < count; label += 1)
        sum +=
          (factors[matrix + from * count + label] as number) *
          (own[next + label] as number) *
          (behind[next + label] as number);
      behind[here + from] = sum;
    }
    normalise(behind, here, count);
  }
  return { own, ahead, behind };
}

/** Probability of every label at every item of a lattice. */
export function labelProbabilities({ ahead, behind }: Lattice, count: number): Float64Array {
  const all = ahead.map((value, at) => value * (behind[at] as number));
  for (let at = 0; at < all.length; at += count) normalise(all, at, count);
  return all;
}

/** The label path of the highest sum. */
function bestPath(model: TaggerModel, items: readonly TaggerItem[], scores: Float64Array): number[] {
  const count = model.labels.length;
  const best = Float64Array.from(scores);
  const from = new Int16Array(scores.length);
  for (let at = 1; at < items.length; at += 1) {
    const matrix = (items[at]?.step ?? 0) * count * count;
    for (let label = 0; label < count; label += 1) {
      let most = Number.NEGATIVE_INFINITY;
      for (let before = 0; before < count; before += 1) {
        const sum =
          (best[(at - 1) * count + before] ?? 0) + (model.steps[matrix + before * count + label] ?? 0);
        if (sum > most) {
          most = sum;
          from[at * count + label] = before;
        }
      }
      best[at * count + label] = most + (scores[at * count + label] ?? 0);
    }
  }
  const path = new Array<number>(items.length).fill(0);
  let label = 0;
  const last = (items.length - 1) * count;
  for (let one = 1; one < count; one += 1)
    if ((best[last + one] ?? 0) > (best[last + label] ?? 0)) label = one;
  for (let at = items.length - 1; at >= 0; at -= 1) {
    path[at] = label;
    label = from[at * count + label] ?? 0;
  }
  return path;
}

/**
 * The most probable labels of a sequence with their probabilities. `extra`, where given, is added to the
 * emission scores (one row of labels an item). Linear in the items, quadratic in the labels; never throws.
 */
export function tagSequence(
  model: TaggerModel,
  items: readonly TaggerItem[],
  extra?: Float64Array,
): TaggedItem[] {
  if (items.length === 0) return [];
  const count = model.labels.length;
  const scores = emissionScores(model, items);
  if (extra !== undefined)
    for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) + (extra[at] ?? 0);
  const all = labelProbabilities(
    latticeOf(stepFactors(model), scores, (at) => items[at]?.step ?? 0, count),
    count,
  );
  return bestPath(model, items, scores).map((label, at) => {
    const probabilities = all.slice(at * count, (at + 1) * count);
    return { label, probability: probabilities[label] ?? 0, probabilities };
  });
}

/** The probabilities of a first pass as fixed weights for a second one: their logarithms, one row of labels an item. */
export function baseScores(first: readonly TaggedItem[]): Float64Array {
  const count = first[0]?.probabilities.length ?? 0;
  const base = new Float64Array(first.length * count);
  first.forEach(({ probabilities }, at) => {
    probabilities.forEach((probability, label) => {
      base[at * count + label] = 0.5 * Math.log(probability + 1e-3);
    });
  });
  return base;
}
