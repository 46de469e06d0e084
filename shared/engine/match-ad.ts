import { isCut } from "#shared/domain/text.ts";
import type { Evidence, MatchResult, Move, Requirement } from "./analysis.ts";
import type { Support } from "./evidence/evidence.ts";
import type { EvidenceLine } from "./evidence/resume-lines.ts";
import { type MatchInput, readPair } from "./read-pair.ts";
import type { CriteriaGroup } from "./score/criteria-groups.ts";
import {
  ceilingOf,
  filledOf,
  fullyShown,
  gainOf,
  pointsOf,
  rangeOf,
  type ScoreInput,
  score,
} from "./score/score.ts";
import { sharedWordsOf } from "./score/shared-language.ts";
import { countWords } from "./words/count-words.ts";

/** Lines and the terms in them: two things are too few to rule by. */
const provisionalDemands = 3;
const thinWords = 150;

function evidenceOf(ad: string, group: CriteriaGroup, input: ScoreInput, at: number): Evidence[] {
  const { points, maxPoints } = pointsOf(input, at);
  return group.members.map((member, i) => {
    const support = group.supports[i];
    const line = support?.line?.line;
    return {
      requirementId: member.id,
      credit: support?.credit ?? 0,
      adSentence: ad.slice(member.sentence.start, member.sentence.end),
      ...(line === undefined ? {} : { resumeLine: line.text, resumeLineId: line.id, section: line.section }),
      ...(member.terms === undefined || member.terms.length === 0 ? {} : { heldTerms: support?.held ?? [] }),
      ...(support?.parts === undefined ? {} : { parts: support.parts }),
      points: i === group.best ? points : 0,
      maxPoints,
    };
  });
}

/** The resume holds it whole: no words of ours make more of a part, and only the person knows more. */
function isListed({ own, credit }: Support): boolean {
  return own && credit >= fullyShown;
}

function movesOf(groups: readonly CriteriaGroup[], input: ScoreInput): Move[] {
  const open = groups
    .map((group, at) => ({ group, at }))
    .filter(({ group }) => group.scored.credit < 1)
    .map(({ group, at }) => ({ group, at, points: gainOf(input, at) }));
  open.sort((a, b) => b.points - a.points || b.group.scored.weight - a.group.scored.weight || a.at - b.at);
  return open.map(({ group, points }) => {
    const member = group.members[group.best];
    const support = group.supports[group.best];
    const isSupported = support !== undefined && isListed(support);
    const line = support?.line?.line.text;
    return {
      requirementId: member?.id ?? "",
      term: member?.term ?? "",
      points,
      basis: isSupported ? "supported" : "gap",
      ...(isSupported && line !== undefined ? { evidenceLine: line } : {}),
    };
  });
}

function isKeyword({ members }: CriteriaGroup): boolean {
  const kind = members[0]?.kind;
  return kind !== "qualification" && kind !== "licence";
}

/** Few words that state nothing as needed or wished: a recipe read as duties, say. A trade's short ad states something. */
function isThin(ad: string, requirements: readonly Requirement[]): boolean {
  return requirements.every(({ importance }) => importance === "duty") && countWords(ad) < thinWords;
}

/** How many things an ad names: the terms of each line, or the line itself. */
function demandsOf(requirements: readonly Requirement[]): number {
  return requirements.reduce((sum, { terms = [] }) => sum + Math.max(1, terms.length), 0);
}

function pastedIds(lines: readonly EvidenceLine[]): number[] {
  return lines.filter((l) => l.pasted).map((l) => l.line.id);
}

/**
 * MATCH: how well the resume's text answers the ad (docs/score.md). `value` is null with a
 * reason for a thin, empty or foreign ad; an empty resume scores 0 and says so.
 */
export function matchAd(input: MatchInput): MatchResult {
  const { ad } = input;
  const pair = readPair(input);
  const { requirements, lines, language, family, groups, scored, reason } = pair;
  const keywords = groups.filter(isKeyword);
  const shared = {
    provisional:
      isCut(ad.text) || isThin(ad.text, requirements) || demandsOf(requirements) < provisionalDemands,
    requirements: [...requirements],
    evidence: groups.flatMap((group, at) => evidenceOf(ad.text, group, scored, at)),
    matchedGroups: keywords.filter((g) => g.scored.credit >= 0.5).length,
    totalGroups: keywords.length,
    pastedLines: pastedIds(lines),
    ...(family === null || family.resume === "" ? {} : { family: { ad: family.ad, resume: family.resume } }),
    sharedWords: sharedWordsOf(ad.text, language.ad, language.stems),
  };
  if (reason === "empty-resume") return { ...shared, value: 0, reason, ceiling: 0, parts: [], moves: [] };
  if (reason !== undefined) return { ...shared, value: null, reason, ceiling: null, parts: [], moves: [] };
  const now = score(scored);
  const range = rangeOf(scored);
  const supported = groups.map((g) => g.supports.some(isListed));
  return {
    ...shared,
    value: now.value,
    ceiling: ceilingOf(scored, supported).value,
    filled: filledOf(scored).value,
    ...(range === null ? {} : { range }),
    ...(now.cap === undefined ? {} : { cap: now.cap }),
    parts: now.parts,
    moves: movesOf(groups, scored),
  };
}

/** The number alone, and how near the person's work is to the ad's; undefined where the number does not count it. */
export interface MatchValue {
  value: number | null;
  family: number | undefined;
}

/** The value of {@link matchAd} without what explains it: for many ads at once, of which a list shows the number. */
export function matchValue(input: MatchInput): MatchValue {
  const { scored, family, reason } = readPair(input);
  if (reason !== undefined) return { value: reason === "empty-resume" ? 0 : null, family: undefined };
  return { value: score(scored).value, family: family?.ratio };
}
