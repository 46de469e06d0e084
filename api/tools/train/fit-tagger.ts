import {
  type Lattice,
  labelProbabilities,
  latticeOf,
  type TaggerItem,
  type TaggerModel,
} from "#shared/language/sequence-tagger.ts";

/** A sequence with the right label of each item. */
export interface TrainingSequence {
  items: readonly TaggerItem[];
  labels: readonly number[];
  /** Fixed weights of the labels at each item, from an earlier pass; one row of labels per item. */
  base?: Float64Array;
  /** The document it comes from: copies of one document count once. */
  source: string;
}

export interface FitOptions {
  labels: readonly string[];
  /** Number of transition matrices. */
  steps: number;
  epochs: number;
  /** The weights are averaged over this many last epochs. */
  averaged?: number;
  /** A feature counts if at least this many documents have it. */
  leastSources: number;
  rate: number;
  /** Strength of the regularisation of all weights towards 0. */
  decay: number;
  seed: number;
}

/** A small seeded random generator (mulberry32): the same values each time. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function featureRows(sequences: readonly TrainingSequence[], least: number): Map<string, number> {
  const sources = new Map<string, number>();
  const counts = new Map<string, { count: number; last: number }>();
  const ordered = [...sequences].sort((a, b) => (a.source < b.source ? -1 : a.source > b.source ? 1 : 0));
  for (const { items, source } of ordered) {
    const own = sources.get(source) ?? sources.size;
    sources.set(source, own);
    for (const item of items)
      for (const feature of item.features) {
        const known = counts.get(feature);
        if (known === undefined) counts.set(feature, { count: 1, last: own });
        else if (known.last !== own) {
          known.count += 1;
          known.last = own;
        }
      }
  }
  const names = [...counts].filter(([, { count }]) => count >= least).map(([name]) => name);
  return new Map(names.sort().map((name, row) => [name, row]));
}

interface Encoded {
  rows: Int32Array[];
  steps: Int32Array;
  labels: Int32Array;
  forbidden: (readonly number[] | undefined)[];
  base: Float64Array | undefined;
}

function encode({ items, labels, base }: TrainingSequence, rows: ReadonlyMap<string, number>): Encoded {
  return {
    rows: items.map((item) => Int32Array.from(item.features.flatMap((feature) => rows.get(feature) ?? []))),
    steps: Int32Array.from(items.map((item) => item.step)),
    labels: Int32Array.from(labels),
    forbidden: items.map((item) => item.forbidden),
    base,
  };
}

/** Adaptive steps (AdaGrad): one rate per weight, smaller the more it has changed. */
class Weights {
  readonly values: Float32Array;
  readonly mean: Float32Array;
  private readonly squares: Float32Array;
  private readonly rate: number;

  constructor(size: number, rate: number) {
    this.values = new Float32Array(size);
    this.mean = new Float32Array(size);
    this.squares = new Float32Array(size);
    this.rate = rate;
  }

  add(at: number, gradient: number): void {
    const square = (this.squares[at] ?? 0) + gradient * gradient;
    this.squares[at] = square;
    this.values[at] = (this.values[at] ?? 0) + (this.rate * gradient) / Math.sqrt(square + 1e-6);
  }

  /** Adds one of `count` states of the values to their mean. */
  addToMean(count: number): void {
    for (let at = 0; at < this.values.length; at += 1)
      this.mean[at] = (this.mean[at] ?? 0) + (this.values[at] ?? 0) / count;
  }

  shrink(factor: number): void {
    for (let at = 0; at < this.values.length; at += 1) this.values[at] = (this.values[at] ?? 0) * factor;
  }
}

/** Probability of every pair of labels at an item and the one before it, written into `pairs`. */
function pairChances(
  { own, ahead, behind }: Lattice,
  factors: Float64Array,
  at: number,
  count: number,
  pairs: Float64Array,
): void {
  const [before, here] = [(at - 1) * count, at * count];
  let sum = 0;
  for (let from = 0; from < count; from += 1)
    for (let label = 0; label < count; label += 1) {
      const value =
        (ahead[before + from] as number) *
        (factors[from * count + label] as number) *
        (own[here + label] as number) *
        (behind[here + label] as number);
      pairs[from * count + label] = value;
      sum += value;
    }
  for (let cell = 0; cell < pairs.length; cell += 1) pairs[cell] = (pairs[cell] as number) / (sum || 1);
}

/** Smaller gradients do not change the stored weights. */
const leastSlope = 1e-3;

interface Learner {
  weights: Weights;
  steps: Weights;
  count: number;
}

/** Applies the gradient of one sequence's log-likelihood. */
function learn(one: Encoded, { weights, steps, count }: Learner): void {
  const length = one.rows.length;
  const scores = one.base === undefined ? new Float64Array(length * count) : Float64Array.from(one.base);
  one.rows.forEach((rows, at) => {
    for (const row of rows)
      for (let label = 0; label < count; label += 1)
        scores[at * count + label] =
          (scores[at * count + label] ?? 0) + (weights.values[row * count + label] ?? 0);
    for (const label of one.forbidden[at] ?? [])
      if (label !== one.labels[at]) scores[at * count + label] = -1e9;
  });
  const factors = Float64Array.from(steps.values, Math.exp);
  const lattice = latticeOf(factors, scores, (at) => one.steps[at] ?? 0, count);
  const chances = labelProbabilities(lattice, count);
  const gradient = new Float64Array(count);
  const pairs = new Float64Array(count * count);
  for (let at = 0; at < length; at += 1) {
    const here = at * count;
    const moved: number[] = [];
    for (let label = 0; label < count; label += 1) {
      gradient[label] = (one.labels[at] === label ? 1 : 0) - (chances[here + label] as number);
      if (Math.abs(gradient[label] as number) > leastSlope) moved.push(label);
    }
    for (const row of one.rows[at] ?? [])
      for (const label of moved) weights.add(row * count + label, gradient[label] as number);
    if (at === 0) continue;
    const matrix = (one.steps[at] ?? 0) * count * count;
    pairChances(lattice, factors.subarray(matrix, matrix + count * count), at, count, pairs);
    const truth = (one.labels[at - 1] ?? 0) * count + (one.labels[at] ?? 0);
    for (let cell = 0; cell < pairs.length; cell += 1) {
      const slope = (cell === truth ? 1 : 0) - (pairs[cell] as number);
      if (Math.abs(slope) > leastSlope) steps.add(matrix + cell, slope);
    }
  }
}

/**
 * Trains a tagger by maximum likelihood, one sequence at a time, in a repeatable order.
 * @returns a model for `tagSequence`; the same input gives the same bytes.
 */
export function fitTagger(sequences: readonly TrainingSequence[], options: FitOptions): TaggerModel {
  const rows = featureRows(sequences, options.leastSources);
  const count = options.labels.length;
  const encoded = sequences.filter(({ items }) => items.length > 0).map((sequence) => encode(sequence, rows));
  const weights = new Weights(rows.size * count, options.rate);
  const steps = new Weights(options.steps * count * count, options.rate);
  const random = seededRandom(options.seed);
  const { averaged = 1 } = options;
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (let at = encoded.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      const [a, b] = [encoded[at], encoded[other]];
      if (a !== undefined && b !== undefined) [encoded[at], encoded[other]] = [b, a];
    }
    for (const one of encoded) learn(one, { weights, steps, count });
    for (const one of [weights, steps]) {
      one.shrink(1 - options.decay);
      if (epoch >= options.epochs - averaged) one.addToMean(averaged);
    }
  }
  return { labels: options.labels, rows, weights: weights.mean, steps: steps.mean };
}
