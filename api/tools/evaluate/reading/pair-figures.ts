import type { Analysis, Evidence } from "#shared/engine/analysis.ts";
import { listedFor, type Miss } from "./ad-figures.ts";
import { type Fit, type GoldPair, overlaps, type PlacedGold, type Verdict } from "./gold.ts";

const shownFrom = 0.7;
const weights = { must: 3, preferred: 1.5, duty: 1 } as const;
const verdictShares = { yes: 1, partly: 0.5, no: 0 } as const;

export interface ProofCounts {
  n: number;
  right: number;
  yes: number;
  falseNo: number;
  no: number;
  falseYes: number;
  misses: Miss[];
}

/** A credit of .7 or more is a yes; a lower one above 0 is a part. */
export function verdictOf(credit: number): Verdict {
  if (credit >= shownFrom) return "yes";
  return credit > 0 ? "partly" : "no";
}

/** The credit of the parts of a line that the label is about; of the line if it has no parts. */
function creditFor(gold: PlacedGold, evidence: Evidence | undefined): number {
  const own = evidence?.parts?.filter(({ span }) => gold.spans.some((place) => overlaps(place, span))) ?? [];
  if (own.length === 0) return evidence?.credit ?? 0;
  const groups = new Map<string, number>();
  own.forEach(({ credit, choice }, at) => {
    const key = choice ?? String(at);
    groups.set(key, Math.max(groups.get(key) ?? 0, credit));
  });
  return [...groups.values()].reduce((sum, credit) => sum + credit, 0) / groups.size;
}

/** Compares the engine's verdicts with a person's, over the criteria that the engine lists. */
export function countProofs(pair: GoldPair, golds: readonly PlacedGold[], analysis: Analysis): ProofCounts {
  const proofs = new Map(analysis.match.evidence.map((one) => [one.requirementId, one]));
  const counts: ProofCounts = { n: 0, right: 0, yes: 0, falseNo: 0, no: 0, falseYes: 0, misses: [] };
  for (const gold of golds) {
    const wanted = pair.proofs[gold.id];
    const listed = listedFor(gold, analysis.match.requirements);
    if (wanted === undefined || listed.length === 0) continue;
    const best = Math.max(0, ...listed.map(({ id }) => creditFor(gold, proofs.get(id))));
    const got = verdictOf(best);
    counts.n += 1;
    if (got === wanted) counts.right += 1;
    if (wanted === "yes") counts.yes += 1;
    if (wanted === "no") counts.no += 1;
    if (wanted === "yes" && got === "no") counts.falseNo += 1;
    if (wanted === "no" && got === "yes") counts.falseYes += 1;
    if (got === wanted) continue;
    const terms = listed.map(({ id, term }) => `${term}: ${proofs.get(id)?.resumeLine ?? "-"}`);
    counts.misses.push({
      id: `${pair.ad} x ${pair.resume}`,
      field: "proof",
      expected: `${wanted}: ${gold.quote}`,
      got: `${got}: ${terms.join(" | ")}`,
    });
  }
  return counts;
}

/** The share of the ad's requirements that the resume shows, by the person's verdicts. */
export function goldCoverage(pair: GoldPair, golds: readonly PlacedGold[]): number {
  const units = new Map<string, { weight: number; share: number }>();
  for (const gold of golds) {
    const key = gold.group ?? gold.id;
    const share = verdictShares[pair.proofs[gold.id] ?? "no"];
    const weight = weights[gold.level] * (gold.core ? 2 : 1);
    const known = units.get(key);
    units.set(key, {
      weight: Math.max(weight, known?.weight ?? 0),
      share: Math.max(share, known?.share ?? 0),
    });
  }
  const all = [...units.values()];
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : all.reduce((sum, { weight, share }) => sum + weight * share, 0) / total;
}

const rank: Record<Fit, number> = { strong: 3, possible: 2, weak: 1, none: 0 };

export interface ScoredPair {
  fit: Fit;
  value: number;
  coverage: number;
}

/** The share of labelled pairs with different fit that are in the right order; ties count half. */
export function orderOf(scored: readonly Pick<ScoredPair, "fit" | "value">[]): number {
  let [right, all] = [0, 0];
  for (const a of scored)
    for (const b of scored) {
      if (rank[a.fit] <= rank[b.fit]) continue;
      all += 1;
      right += a.value > b.value ? 1 : a.value === b.value ? 0.5 : 0;
    }
  return all === 0 ? 0 : right / all;
}

/** Ranks from 1; equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return below + (same + 1) / 2;
  });
}

/** Spearman's rank correlation; null for fewer than two values. */
export function spearman(a: readonly number[], b: readonly number[]): number | null {
  if (a.length < 2) return null;
  const [left, right] = [ranksOf(a), ranksOf(b)];
  const mean = (a.length + 1) / 2;
  let [product, squaresA, squaresB] = [0, 0, 0];
  left.forEach((one, at) => {
    const other = right[at] ?? 0;
    product += (one - mean) * (other - mean);
    squaresA += (one - mean) ** 2;
    squaresB += (other - mean) ** 2;
  });
  return squaresA * squaresB === 0 ? null : product / Math.sqrt(squaresA * squaresB);
}

function quantile(values: readonly number[], at: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? null;
}

/** The spread of scores of people with one fit. */
export function spreadOf(scored: readonly ScoredPair[], fit: Fit) {
  const values = scored.filter((one) => one.fit === fit).map(({ value }) => value);
  return {
    n: values.length,
    median: quantile(values, 0.5),
    p10: quantile(values, 0.1),
    p90: quantile(values, 0.9),
  };
}
