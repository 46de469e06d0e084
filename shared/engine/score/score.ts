import type { MatchPart, MatchPartId, MatchResult } from "../analysis.ts";
import { calibrated } from "./calibration.ts";
import { type LanguageShare, languageRatio, type NewWord } from "./shared-language.ts";

/** A group of alternatives as the arithmetic sees it: it counts once, by its best member. */
export interface ScoreGroup {
  /** Must 3, preferred 1.5, duty 1; core doubled. */
  weight: number;
  /** 0-1, of the best member. */
  credit: number;
  /** Read surely and named essential: while nothing of it is shown the number is held down. */
  essential: boolean;
  /** Named when it holds the number down. */
  term: string;
  /** Words of the terms that the resume does not use: they are shared once the group is shown in other words. */
  newWords: readonly NewWord[];
}

export interface ScoreInput {
  groups: readonly ScoreGroup[];
  /** Likeness of occupation and level, 0-1; null when the ad names no job. */
  family: number | null;
  language: LanguageShare;
}

export interface Score {
  /** Before rounding, after the cap. */
  exact: number;
  value: number;
  parts: MatchPart[];
  cap?: NonNullable<MatchResult["cap"]>;
}

/** Weights of the parts in the raw sum; parts that the ad does not state fall out and the rest is scaled. */
export const partWeights: Record<MatchPartId, number> = { criteria: 0.8, family: 0.1, language: 0.1 };

/** What a resume shows of an ad on which nothing was read yet, and how many criteria weigh as much as that. */
const priorCoverage = 0.35;
const priorCriteria = 8;

/** No more than this while one essential criterion is not shown at all; while several are not. */
const oneMissing = 74;
const severalMissing = 60;

/** Binary fractions put a true half just below it; far smaller than any real difference of two scores. */
const grain = 1e-9;

/** Weighted credit, 0-1, drawn towards the prior the more the fewer groups were read: n / (n + 8). */
export function coverageOf(groups: readonly ScoreGroup[]): number | null {
  if (groups.length === 0) return null;
  let [credit, weight] = [0, 0];
  for (const group of groups) {
    credit += group.weight * group.credit;
    weight += group.weight;
  }
  const trust = groups.length / (groups.length + priorCriteria);
  return priorCoverage + (credit / weight - priorCoverage) * trust;
}

/** From this credit on a criterion is shown, if under another name or outside the roles; below it in part. */
export const fullyShown = 0.8;

/** Shared language; what the resume shows under another name counts as if it was in the ad's words. */
function shownLanguage({ language, groups }: ScoreInput): number | null {
  const shown = new Map<string, NewWord>();
  for (const { credit, newWords } of groups)
    if (credit >= fullyShown) for (const word of newWords) shown.set(word.stem, word);
  let { shared } = language;
  for (const word of shown.values()) shared += word.weight;
  return languageRatio({ total: language.total, shared });
}

interface Term {
  id: MatchPartId;
  ratio: number;
  /** Share of the raw sum. */
  weight: number;
}

/** From this likeness on two titles name one job: whether the words are the same says nothing more. */
const oneJob = 0.7;

/** What shows more than half of all that the ad asks for is this kind of work, whatever its title; from five sixths on wholly. */
const shownAsWork = { from: 1 / 2, to: 5 / 6 };

/** By the titles, and the rest of the way by what is shown. */
function familyRatio(likeness: number | null, coverage: number | null): number | null {
  if (likeness === null) return null;
  const titled = Math.min(1, likeness / oneJob);
  const { from, to } = shownAsWork;
  const shown = Math.min(1, Math.max(0, ((coverage ?? 0) - from) / (to - from)));
  return titled + (1 - titled) * shown;
}

function termsOf(input: ScoreInput): Term[] {
  const coverage = coverageOf(input.groups);
  const ratios: [MatchPartId, number | null][] = [
    ["criteria", coverage],
    ["family", familyRatio(input.family, coverage)],
    ["language", shownLanguage(input)],
  ];
  const stated = ratios.flatMap(([id, ratio]) => (ratio === null ? [] : [{ id, ratio }]));
  const total = stated.reduce((sum, { id }) => sum + partWeights[id], 0);
  return stated.map(({ id, ratio }) => ({ id, ratio, weight: partWeights[id] / total }));
}

/** The raw sum (0-1) behind the parts of a result: what the calibration is fitted on. */
export function rawOf(parts: readonly Pick<MatchPart, "id" | "ratio">[]): number {
  const total = parts.reduce((sum, { id }) => sum + partWeights[id], 0);
  return total === 0 ? 0 : parts.reduce((sum, { id, ratio }) => sum + partWeights[id] * ratio, 0) / total;
}

/** One part's share of the number when the raw sum has the given value. */
function share(raw: number, own: number): number {
  return raw <= 0 ? 0 : (calibrated(raw) * own) / raw;
}

function partsOf(terms: readonly Term[], raw: number): MatchPart[] {
  return terms.map(({ id, ratio, weight }) => ({
    id,
    ratio,
    points: share(raw, ratio * weight),
    maxPoints: share(raw + (1 - ratio) * weight, weight),
  }));
}

/**
 * The MATCH arithmetic: three ratios, weighed and summed, brought to the scale of 0 to 100 by the
 * calibration, then the cap; one rounding at the end, half up. Source: docs/score.md.
 */
export function score(input: ScoreInput): Score {
  const terms = termsOf(input);
  const raw = terms.reduce((sum, { ratio, weight }) => sum + ratio * weight, 0);
  const whole = calibrated(raw);
  const missing = input.groups.filter((group) => group.essential && group.credit === 0);
  const limit = missing.length === 0 ? 100 : missing.length === 1 ? oneMissing : severalMissing;
  const capped = whole > limit + grain;
  const exact = capped ? limit : whole;
  const result = { exact, value: Math.floor(exact + 0.5 + grain), parts: partsOf(terms, raw) };
  return capped ? { ...result, cap: { limit, missing: missing.map(({ term }) => term) } } : result;
}

/** One decimal, half up; differences are never negative here. */
export function oneDecimal(points: number): number {
  return Math.floor(points * 10 + 0.5 + grain) / 10;
}

/** The input with the chosen groups shown in full. */
function fulfilled(input: ScoreInput, isChosen: (at: number) => boolean): ScoreInput {
  return {
    ...input,
    groups: input.groups.map((group, at) => (isChosen(at) ? { ...group, credit: 1 } : group)),
  };
}

/** What full credit for one group would add, by running the whole formula again (caps matter). */
export function gainOf(input: ScoreInput, at: number): number {
  const full = score(fulfilled(input, (one) => one === at));
  return oneDecimal(Math.max(0, full.exact - score(input).exact));
}

/** The best value that rewriting alone can reach. `supported` says which groups have their own proof. */
export function ceilingOf(input: ScoreInput, supported: readonly boolean[]): Score {
  return score(fulfilled(input, (at) => supported[at] === true));
}

/** The value if all that is not shown at all were shown in full; what is shown in part stays as it is. */
export function filledOf(input: ScoreInput): Score {
  return score(fulfilled(input, (at) => input.groups[at]?.credit === 0));
}

/**
 * Points one group brings now (the formula run again without its credit) and would bring in full, caps
 * included, one decimal: the difference of the two is what `gainOf` says.
 */
export function pointsOf(input: ScoreInput, at: number): { points: number; maxPoints: number } {
  const groups = input.groups.map((group, one) => (one === at ? { ...group, credit: 0 } : group));
  const points = oneDecimal(Math.max(0, score(input).exact - score({ ...input, groups }).exact));
  return { points, maxPoints: oneDecimal(points + gainOf(input, at)) };
}

/** Fewer groups than this leave so much open that the number is drawn as a range. */
const fewCriteria = 6;

/**
 * Where the number may lie when little was read of the ad: as if the resume showed nothing, or all, of as
 * many more criteria as are wanting. Whole; null where enough was read. The value lies inside.
 */
export function rangeOf(input: ScoreInput): { low: number; high: number } | null {
  const wanting = fewCriteria - input.groups.length;
  if (wanting <= 0 || input.groups.length === 0) return null;
  const weight = input.groups.reduce((sum, group) => sum + group.weight, 0) / input.groups.length;
  const at = (credit: number) => {
    const unread = { weight, credit, essential: false, term: "", newWords: [] };
    return score({ ...input, groups: [...input.groups, ...Array.from({ length: wanting }, () => unread)] })
      .value;
  };
  const { value } = score(input);
  return { low: Math.min(value, at(0)), high: Math.max(value, at(1)) };
}
