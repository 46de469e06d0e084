import type { MatchPart, MatchPartId, MatchResult } from "../analysis.ts";

/** A requirement group as the arithmetic sees it. Credit in tenths, weight 3 / 2 / 1. */
export interface ScoreGroup {
  part: "requirements" | "qualifications" | "soft";
  weight: number;
  tenths: number;
  /** Full credit in a recent role. */
  recent: boolean;
  core: boolean;
  /** Named when the core cap bites. */
  term: string;
}

export interface ScoreInput {
  groups: readonly ScoreGroup[];
  /** 0-1, or null when the ad states no title. */
  title: number | null;
  /** 0-1, or null when the ad states no years. */
  years: number | null;
}

export interface Score {
  /** Before rounding, after the cap. */
  exact: number;
  value: number;
  parts: MatchPart[];
  cap?: NonNullable<MatchResult["cap"]>;
}

/** Points of the parts, docs/engine.md, MATCH. */
export const partPoints: Record<MatchPartId, number> = {
  requirements: 55,
  recent: 15,
  title: 10,
  qualifications: 10,
  soft: 5,
  years: 5,
};

const mustWeight = 3;
/** Binary fractions put a true half just below it; far smaller than any real difference of two scores. */
const grain = 1e-9;

function creditRatio(groups: readonly ScoreGroup[]): number | null {
  let tenths = 0;
  let weight = 0;
  for (const g of groups) {
    tenths += g.weight * g.tenths;
    weight += g.weight;
  }
  return weight === 0 ? null : tenths / (10 * weight);
}

/** Musts whose full credit can stand in a role: skills and tools, not papers or manners. */
export function countsAsRecent(group: ScoreGroup): boolean {
  return group.part === "requirements" && group.weight === mustWeight;
}

function recentRatio(groups: readonly ScoreGroup[]): number | null {
  const musts = groups.filter(countsAsRecent);
  if (musts.length === 0) return null;
  return musts.filter((g) => g.recent && g.tenths === 10).length / musts.length;
}

function ratios(input: ScoreInput): [MatchPartId, number | null][] {
  const of = (part: ScoreGroup["part"]) => creditRatio(input.groups.filter((g) => g.part === part));
  return [
    ["requirements", of("requirements")],
    ["recent", recentRatio(input.groups)],
    ["title", input.title],
    ["qualifications", of("qualifications")],
    ["soft", of("soft")],
    ["years", input.years],
  ];
}

/** The limit that core coverage sets: none of several 30, none of one 45, under half 45, not all 70. */
function coreLimit(groups: readonly ScoreGroup[]): number {
  const core = groups.filter((g) => g.core);
  const met = core.filter((g) => g.tenths >= 5).length;
  if (met === core.length) return 100;
  if (met === 0) return core.length === 1 ? 45 : 30;
  return met * 2 < core.length ? 45 : 70;
}

/** Points a part can bring on the 0-100 scale once unstated parts are dropped. */
export function scaleOf(input: ScoreInput): number {
  let stated = 0;
  for (const [id, ratio] of ratios(input)) if (ratio !== null) stated += partPoints[id];
  return stated === 0 ? 0 : 100 / stated;
}

/**
 * The MATCH arithmetic: parts, unstated parts dropped and the rest re-normalised to 100, then the core
 * cap; one rounding at the end, half up. Source: docs/engine.md, MATCH.
 */
export function score(input: ScoreInput): Score {
  const scale = scaleOf(input);
  const parts: MatchPart[] = [];
  let sum = 0;
  for (const [id, ratio] of ratios(input)) {
    if (ratio === null) continue;
    const maxPoints = partPoints[id] * scale;
    parts.push({ id, ratio, points: maxPoints * ratio, maxPoints });
    sum += partPoints[id] * ratio;
  }
  const whole = sum * scale;
  const limit = coreLimit(input.groups);
  const capped = whole > limit + grain;
  const exact = capped ? limit : whole;
  const value = Math.floor(exact + 0.5 + grain);
  if (!capped) return { exact, value, parts };
  const missing = input.groups.filter((g) => g.core && g.tenths < 5).map((g) => g.term);
  return { exact, value, parts, cap: { limit, missing } };
}

/** One decimal, half up; differences are never negative here. */
export function oneDecimal(points: number): number {
  return Math.floor(points * 10 + 0.5 + grain) / 10;
}

/** Group `at` with full credit in a recent role. */
function fulfilled(groups: readonly ScoreGroup[], at: number): ScoreGroup[] {
  return groups.map((g, i) => (i === at ? { ...g, tenths: 10, recent: true } : g));
}

/** What full credit for one group would add, by running the whole formula again (caps matter). */
export function gainOf(input: ScoreInput, at: number): number {
  const now = score(input).exact;
  return oneDecimal(score({ ...input, groups: fulfilled(input.groups, at) }).exact - now);
}

/** The best value that rewriting alone can reach. `supported` says which groups have their own proof. */
export function ceilingOf(input: ScoreInput, supported: readonly boolean[]): Score {
  const groups = input.groups.map((g, i) => (supported[i] === true ? { ...g, tenths: 10, recent: true } : g));
  return score({ ...input, groups });
}

/** Points one group brings now and could bring, on the 0-100 scale before the cap, one decimal. */
export function pointsOf(input: ScoreInput, at: number): { points: number; maxPoints: number } {
  const group = input.groups[at];
  if (group === undefined) return { points: 0, maxPoints: 0 };
  const scale = scaleOf(input);
  const same = input.groups.filter((g) => g.part === group.part);
  const total = same.reduce((sum, g) => sum + g.weight, 0);
  const share = (partPoints[group.part] * scale * group.weight) / total;
  const musts = input.groups.filter(countsAsRecent).length;
  const recent = countsAsRecent(group) ? (partPoints.recent * scale) / musts : 0;
  const isRecent = group.recent && group.tenths === 10;
  return {
    points: oneDecimal((share * group.tenths) / 10 + (isRecent ? recent : 0)),
    maxPoints: oneDecimal(share + recent),
  };
}
