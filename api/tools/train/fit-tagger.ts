import { latticeOf, type TaggerItem, type TaggerModel } from "#shared/language/sequence-tagger.ts";

/** A sequence with the right label of each item. */
export interface TrainingSequence {
  items: readonly TaggerItem[];
  labels: readonly number[];
  /** Fixed weights of the labels at each item, from an earlier pass; one row of labels an item. */
  base?: Float64Array;
  /** The document it comes from: copies of one document count once. */
  source: string;
}

export interface FitOptions {
  labels: readonly string[];
  /** Number of transition matrices. */
  steps: number;
  epochs: number;
  /** A feature counts when that many documents hold it. */
  leastSources: number;
  rate: number;
  /** Strength of the pull of all weights towards 0. */
  decay: number;
  seed: number;
}

/** A small generator of repeatable chance (mulberry32): the same bytes each time. */
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

/** Adaptive steps (AdaGrad): one rate a weight, smaller the more it has moved. */
class Weights {
  readonly values: Float32Array;
  private readonly squares: Float32Array;
  private readonly rate: number;

  constructor(size: number, rate: number) {
    this.values = new Float32Array(size);
    this.squares = new Float32Array(size);
    this.rate = rate;
  }

  add(at: number, gradient: number): void {
    const square = (this.squares[at] ?? 0) + gradient * gradient;
    this.squares[at] = square;
    this.values[at] = (this.values[at] ?? 0) + (this.rate * gradient) / Math.sqrt(square + 1e-6);
  }

  shrink(factor: number): void {
    for (let at = 0; at < this.values.length; at += 1) this.values[at] = (this.values[at] ?? 0) * factor;
  }
}

/** One sequence's gradient of the log-likelihood, applied at once. */
function learn(one: Encoded, weights: Weights, steps: Weights, count: number): void {
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
  const { ahead, behind, total } = latticeOf(scores, (at) => one.steps[at] ?? 0, steps.values, count);
  const gradient = new Float64Array(count);
  for (let at = 0; at < length; at += 1) {
    for (let label = 0; label < count; label += 1) {
      const chance = Math.exp((ahead[at * count + label] ?? 0) + (behind[at * count + label] ?? 0) - total);
      gradient[label] = (one.labels[at] === label ? 1 : 0) - chance;
    }
    for (const row of one.rows[at] ?? [])
      for (let label = 0; label < count; label += 1) {
        const slope = gradient[label] ?? 0;
        if (Math.abs(slope) > 1e-4) weights.add(row * count + label, slope);
      }
    if (at === 0) continue;
    const matrix = (one.steps[at] ?? 0) * count * count;
    for (let from = 0; from < count; from += 1)
      for (let label = 0; label < count; label += 1) {
        const cell = matrix + from * count + label;
        const chance = Math.exp(
          (ahead[(at - 1) * count + from] ?? 0) +
            (steps.values[cell] ?? 0) +
            (scores[at * count + label] ?? 0) +
            (behind[at * count + label] ?? 0) -
            total,
        );
        const slope = (one.labels[at - 1] === from && one.labels[at] === label ? 1 : 0) - chance;
        if (Math.abs(slope) > 1e-4) steps.add(cell, slope);
      }
  }
}

/**
 * Trains a tagger by maximum likelihood, one sequence at a time in a repeatable order.
 * @returns a model for `tagSequence`; the same input gives the same bytes.
 */
export function fitTagger(sequences: readonly TrainingSequence[], options: FitOptions): TaggerModel {
  const rows = featureRows(sequences, options.leastSources);
  const count = options.labels.length;
  const encoded = sequences.filter(({ items }) => items.length > 0).map((sequence) => encode(sequence, rows));
  const weights = new Weights(rows.size * count, options.rate);
  const steps = new Weights(options.steps * count * count, options.rate);
  const random = seededRandom(options.seed);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (let at = encoded.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      const [a, b] = [encoded[at], encoded[other]];
      if (a !== undefined && b !== undefined) [encoded[at], encoded[other]] = [b, a];
    }
    for (const one of encoded) learn(one, weights, steps, count);
    weights.shrink(1 - options.decay);
    steps.shrink(1 - options.decay);
  }
  return { labels: options.labels, rows, weights: weights.values, steps: steps.values };
}
