import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type {
  AdInput,
  Evidence,
  MatchResult,
  Move,
  NoScoreReason,
  Requirement,
  RequirementEdit,
} from "./analysis.ts";
import { type Support, supportOf } from "./evidence/evidence.ts";
import { evidenceBase } from "./evidence/evidence-base.ts";
import { type EvidenceLine, readEvidenceLines } from "./evidence/resume-lines.ts";
import { readAdLines } from "./read-ad/ad-lines.ts";
import { isTooForeign } from "./read-ad/facts/ad-language.ts";
import { indexAdCopy } from "./read-ad/pasted-text.ts";
import { applyEdits } from "./read-ad/requirement-edits.ts";
import { readRequirements } from "./read-ad/requirements.ts";
import { roleFamily } from "./roles/role-family.ts";
import { type CriteriaGroup, groupCriteria } from "./score/criteria-groups.ts";
import { ceilingOf, fullyShown, gainOf, pointsOf, rangeOf, type ScoreInput, score } from "./score/score.ts";
import {
  type AdLanguage,
  ratioBeside,
  readAdLanguage,
  resumeStems,
  sharedWordsOf,
  shareLanguage,
} from "./score/shared-language.ts";
import { countWords, hasWord } from "./words/count-words.ts";
import { isEnglish } from "./words/plain-words.ts";
import { type Token, tokenise } from "./words/tokenise.ts";

const thinWords = 40;
const provisionalWords = 150;
const provisionalGroups = 3;

function refusal(
  ad: string,
  adWords: readonly Token[],
  groups: number,
  resumeText: string,
): NoScoreReason | undefined {
  if (countWords(ad) < thinWords) return "ad-too-short";
  if (!isEnglish(adWords) || isTooForeign(ad, readAdLines(ad, adWords), groups)) return "not-english";
  if (groups === 0) return "no-requirements";
  return !hasWord(resumeText) ? "empty-resume" : undefined;
}

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

export interface MatchInput {
  resume: ResumeModel;
  resumeText: string;
  ad: AdInput;
  asOf: string;
  requirements?: readonly Requirement[];
  requirementEdits?: readonly RequirementEdit[];
  /** The resume's lines when they were read already. */
  lines?: readonly EvidenceLine[];
  /** The words of the ad when they were read already. */
  adWords?: readonly Token[];
  /** The language of the ad when it was read already. */
  adLanguage?: AdLanguage;
}

/** A headline that stands in a line copied from the ad is the ad's, not the person's. */
function withoutPastedLabel(resume: ResumeModel, lines: readonly EvidenceLine[]): ResumeModel {
  const { label, ...basics } = resume.basics;
  if (label === undefined || !lines.some((l) => l.pasted && l.line.text.includes(label))) return resume;
  return { ...resume, basics };
}

function isKeyword({ members }: CriteriaGroup): boolean {
  const kind = members[0]?.kind;
  return kind !== "qualification" && kind !== "licence";
}

function pastedIds(lines: readonly EvidenceLine[]): number[] {
  return lines.filter((l) => l.pasted).map((l) => l.line.id);
}

/**
 * MATCH: how well the resume's text answers the ad (docs/score.md). `value` is null with a
 * reason for a thin, empty or foreign ad; an empty resume scores 0 and says so.
 */
export function matchAd(input: MatchInput): MatchResult {
  const { resume, ad, asOf } = input;
  const adWords = input.adWords ?? tokenise(ad.text);
  const own = input.requirements ?? readRequirements(ad);
  const requirements = applyEdits(own, input.requirementEdits ?? []);
  const lines = input.lines ?? readEvidenceLines(resume, indexAdCopy(adWords), asOf);
  const adLanguage = input.adLanguage ?? readAdLanguage(adWords, ad.company);
  const language = { ad: adLanguage, stems: resumeStems(resume, lines) };
  const share = shareLanguage(language.ad, language.stems);
  const family = roleFamily(withoutPastedLabel(resume, lines), ad, asOf);
  const alternatives = requirements.flatMap(({ groupId, term }) => (groupId === undefined ? [] : [term]));
  const nearness = {
    family: family?.ratio ?? null,
    language: ratioBeside(alternatives, language.ad, language.stems),
  };
  const base = evidenceBase({ lines, requirements, model: resume, ad, asOf, nearness });
  const groups = groupCriteria(requirements, (r) => supportOf(r, base), language);
  const scored: ScoreInput = {
    groups: groups.map((g) => g.scored),
    family: family?.ratio ?? null,
    language: share,
  };
  const adLength = countWords(ad.text);
  const reason = refusal(ad.text, adWords, groups.length, input.resumeText);
  const keywords = groups.filter(isKeyword);
  const shared = {
    provisional: adLength < provisionalWords || groups.length < provisionalGroups,
    requirements,
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
    ...(range === null ? {} : { range }),
    ...(now.cap === undefined ? {} : { cap: now.cap }),
    parts: now.parts,
    moves: movesOf(groups, scored),
  };
}
