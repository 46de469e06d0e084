/** One labelled pair: 1 for wanted, 0 for not, and the measured value. */
export interface LabelledScore {
  label: number;
  value: number;
}

export interface Auc {
  value: number;
  /** 95 % bootstrap interval. */
  low: number;
  high: number;
}

const resamples = 2000;
const tail = 0.025;

/** A small generator with a fixed seed (mulberry32): the same interval in every run. */
function generator(): () => number {
  let state = 0x5eed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The probability that a wanted pair ranks above an unwanted one; ties count half. `sorted`: by value, lowest first.
 */
function areaOf(sorted: readonly LabelledScore[], times: readonly number[]): number | null {
  let wanted = 0;
  let unwanted = 0;
  let area = 0;
  for (let at = 0; at < sorted.length; ) {
    let [wins, losses, end] = [0, 0, at];
    for (; end < sorted.length && sorted[end]?.value === sorted[at]?.value; end += 1) {
      if (sorted[end]?.label === 1) wins += times[end] ?? 0;
      else losses += times[end] ?? 0;
    }
    area += wins * (unwanted + losses / 2);
    wanted += wins;
    unwanted += losses;
    at = end;
  }
  return wanted === 0 || unwanted === 0 ? null : area / (wanted * unwanted);
}

/**
 * Area under the ROC curve over the pairs labelled 0 and 1 (others are ignored), with the 95 % interval of 2,000
 * resamples of the pairs, the same in every run; null if one of the labels is missing.
 */
export function aucOf(pairs: readonly LabelledScore[]): Auc | null {
  const judged = pairs.filter((p) => p.label === 0 || p.label === 1).sort((a, b) => a.value - b.value);
  const once = judged.map(() => 1);
  const value = areaOf(judged, once);
  if (value === null) return null;
  const random = generator();
  const areas: number[] = [];
  for (let n = 0; n < resamples; n += 1) {
    const times = judged.map(() => 0);
    for (const _ of judged) {
      const at = Math.floor(random() * judged.length);
      times[at] = (times[at] ?? 0) + 1;
    }
    const area = areaOf(judged, times);
    if (area !== null) areas.push(area);
  }
  areas.sort((a, b) => a - b);
  const at = (share: number) => areas[Math.min(areas.length - 1, Math.floor(areas.length * share))] ?? value;
  return { value, low: at(tail), high: at(1 - tail) };
}
