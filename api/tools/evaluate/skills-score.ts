/** A span of a sentence; offsets in code points, end exclusive. */
export interface SkillSpan {
  start: number;
  end: number;
  kind: string;
}

/** Precision, recall and their harmonic mean, shares between 0 and 1. */
export interface Rates {
  precision: number;
  recall: number;
  f1: number;
}

export interface Score {
  exact: Rates;
  overlap: Rates;
}

/** Counts over many sentences, from which the rates are computed (micro average). */
export interface Tally {
  gold: number;
  got: number;
  exact: number;
  overlap: number;
}

const edge = /[\s,.;:()]/u;

/** A span without white space and the punctuation `,.;:()` at both ends. */
export function trimSpan<T extends SkillSpan>(points: readonly string[], span: T): T {
  let { start, end } = span;
  while (start < end && edge.test(points[start] ?? "")) start += 1;
  while (end > start && edge.test(points[end - 1] ?? "")) end -= 1;
  return { ...span, start, end };
}

interface Pairing {
  gold: number;
  got: number;
  length: number;
}

/** All pairs that overlap by at least half of the shorter one: longest overlap first, then in text order. */
function pairings(gold: readonly SkillSpan[], got: readonly SkillSpan[]): Pairing[] {
  const all: Pairing[] = [];
  gold.forEach((g, i) => {
    got.forEach((p, j) => {
      const length = Math.min(g.end, p.end) - Math.max(g.start, p.start);
      const shorter = Math.min(g.end - g.start, p.end - p.start);
      if (length > 0 && length * 2 >= shorter) all.push({ gold: i, got: j, length });
    });
  });
  return all.sort((a, b) => b.length - a.length || a.gold - b.gold || a.got - b.got);
}

/** Positions of the labelled spans that an answer matches, one to one, greedily by longest overlap. */
export function matchedGold(gold: readonly SkillSpan[], got: readonly SkillSpan[]): Set<number> {
  const goldDone = new Set<number>();
  const gotDone = new Set<number>();
  for (const pair of pairings(gold, got)) {
    if (goldDone.has(pair.gold) || gotDone.has(pair.got)) continue;
    goldDone.add(pair.gold);
    gotDone.add(pair.got);
  }
  return goldDone;
}

/** Counts of one sentence, for trimmed spans of one kind. */
export function tallyOf(gold: readonly SkillSpan[], got: readonly SkillSpan[]): Tally {
  const places = new Set(got.map((p) => `${p.start}-${p.end}`));
  return {
    gold: gold.length,
    got: got.length,
    exact: gold.filter((g) => places.has(`${g.start}-${g.end}`)).length,
    overlap: matchedGold(gold, got).size,
  };
}

/** Adds `more` to `sum`, in place. */
export function addTally(sum: Tally, more: Tally): void {
  sum.gold += more.gold;
  sum.got += more.got;
  sum.exact += more.exact;
  sum.overlap += more.overlap;
}

function ratesOf(matched: number, tally: Tally): Rates {
  const precision = tally.got === 0 ? 0 : matched / tally.got;
  const recall = tally.gold === 0 ? 0 : matched / tally.gold;
  const f1 = matched === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1 };
}

/** Exact and overlap rates of the counts. */
export function scoreOf(tally: Tally): Score {
  return { exact: ratesOf(tally.exact, tally), overlap: ratesOf(tally.overlap, tally) };
}
