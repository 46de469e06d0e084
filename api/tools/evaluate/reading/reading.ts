import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { countAd, type Miss } from "./ad-figures.ts";
import { countFacts } from "./fact-figures.ts";
import { type GoldAd, placeGolds, readGoldSet } from "./gold.ts";
import { countGoldProofs } from "./gold-proofs.ts";
import {
  countProofs,
  goldCoverage,
  orderOf,
  type ProofCounts,
  type ScoredPair,
  spearman,
  spreadOf,
} from "./pair-figures.ts";

/** The date of the figures, fixed so that recency does not change them. */
const asOf = "2026-11-01";

const strongFrom = 75;
const noneUpTo = 25;

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 1000;
}

function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}

function proofFigures(counts: readonly ProofCounts[]) {
  const sum = (value: (row: ProofCounts) => number) => sumOf(counts, value);
  return {
    n: sum(({ n }) => n),
    accuracy: share(
      sum(({ right }) => right),
      sum(({ n }) => n),
    ),
    falseNo: share(
      sum(({ falseNo }) => falseNo),
      sum(({ yes }) => yes),
    ),
    falseYes: share(
      sum(({ falseYes }) => falseYes),
      sum(({ no }) => no),
    ),
  };
}

function scoreFigures(scored: readonly ScoredPair[]) {
  const of = (fit: ScoredPair["fit"]) => scored.filter((one) => one.fit === fit);
  const rho = spearman(
    scored.map(({ value }) => value),
    scored.map(({ coverage }) => coverage),
  );
  return {
    score: {
      strong: spreadOf(scored, "strong"),
      possible: spreadOf(scored, "possible"),
      weak: spreadOf(scored, "weak"),
      none: spreadOf(scored, "none"),
    },
    strongAt75: share(of("strong").filter(({ value }) => value >= strongFrom).length, of("strong").length),
    noneAt25: share(of("none").filter(({ value }) => value <= noneUpTo).length, of("none").length),
    order: share(orderOf(scored), 1),
    spearmanWithCoverage: rho === null ? null : share(rho, 1),
  };
}

/**
 * Measures how ads are read and how resumes are scored (task `reading`; definitions in ../shared/data/README.md,
 * section 9).
 * @param directory holds ads.jsonl, golds.jsonl, pairs.jsonl and `resumes`.
 */
export async function evaluateReading(directory: string): Promise<object> {
  const set = readGoldSet(directory);
  const adById = new Map(set.ads.map((ad) => [ad.id, ad]));
  const judged = (ad: GoldAd, resumeText: string) => analyseResume({ resumeText, ad, asOf });
  const goldsOf = (ad: GoldAd) => {
    const gold = set.golds.get(ad.id);
    return gold === undefined ? [] : placeGolds(ad.text, gold);
  };
  const ads = set.ads.map((ad) => countAd(ad, goldsOf(ad), judged(ad, "")));
  const facts = set.ads.map((ad) => countFacts(ad, set.golds.get(ad.id), asOf));
  const proofs: ProofCounts[] = [];
  const goldProofs: ProofCounts[] = [];
  const scored: ScoredPair[] = [];
  const noScore: Miss[] = [];
  for (const pair of set.pairs) {
    const ad = adById.get(pair.ad);
    const resumeText = set.resumes.get(pair.resume.replace(/\.txt$/, ""));
    if (ad === undefined || resumeText === undefined)
      throw new Error(`${pair.ad} x ${pair.resume} is not there`);
    const analysis = judged(ad, resumeText);
    proofs.push(countProofs(pair, goldsOf(ad), analysis));
    goldProofs.push(countGoldProofs(pair, ad, goldsOf(ad), { resumeText, asOf }));
    const { value, reason } = analysis.match;
    if (value === null)
      noScore.push({
        id: `${pair.ad} x ${pair.resume}`,
        field: "score",
        expected: pair.fit,
        got: reason ?? "",
      });
    scored.push({ fit: pair.fit, value: value ?? 0, coverage: goldCoverage(pair, goldsOf(ad)) });
  }
  const sum = (value: (row: (typeof ads)[number]) => number) => sumOf(ads, value);
  const listed = sum((one) => one.listed);
  const touched = listed - sum((one) => one.noise);
  return {
    task: "reading",
    ads: ads.length,
    pairs: set.pairs.length,
    listed,
    noise: share(
      sum((one) => one.noise),
      listed,
    ),
    level: share(
      sum((one) => one.wrongLevel),
      touched,
    ),
    coreMissedPerAd: share(
      sum((one) => one.coreMissed),
      ads.length,
    ),
    recall: share(
      sum((one) => one.found),
      sum((one) => one.golds),
    ),
    alternatives: share(
      sum((one) => one.oneGroup),
      sum((one) => one.groups),
    ),
    gates: {
      precision: share(
        sum(({ gates }) => gates.right),
        sum(({ gates }) => gates.asked),
      ),
      recall: share(
        sum(({ gates }) => gates.found),
        sum(({ gates }) => gates.of),
      ),
    },
    closes: share(
      sumOf(facts, ({ closes }) => closes),
      ads.length,
    ),
    workplace: share(
      sumOf(facts, ({ workplace }) => workplace),
      ads.length,
    ),
    asks: share(
      sumOf(facts, ({ asks }) => asks),
      ads.length,
    ),
    proofs: proofFigures(proofs),
    goldProofs: proofFigures(goldProofs),
    ...scoreFigures(scored),
    misses: [
      ...ads.flatMap((one) => one.misses),
      ...[...proofs, ...goldProofs].flatMap((one) => one.misses),
      ...facts.flatMap((one) => one.misses),
      ...noScore,
    ],
  };
}
