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
import { indexAdCopy } from "./read-ad/pasted-text.ts";
import type { AdSentence } from "./read-ad/read-ad-sections.ts";
import { applyEdits } from "./read-ad/requirement-edits.ts";
import { readRequirements, weightOf } from "./read-ad/requirements.ts";
import { mergedYears, relevantRoles, titleRatio, yearsAsked } from "./roles/roles.ts";
import { ceilingOf, gainOf, pointsOf, type ScoreGroup, type ScoreInput, score } from "./score/score.ts";
import { countWords, hasWord } from "./words/count-words.ts";
import { isEnglish } from "./words/plain-words.ts";
import { type Token, tokenise } from "./words/tokenise.ts";

/** Alternatives that count once, with their proofs in the same order. */
interface RequirementGroup {
  members: Requirement[];
  supports: Support[];
  /** Index of the member with the best proof. */
  best: number;
  scored: ScoreGroup;
}

const thinWords = 40;
const provisionalWords = 150;
const provisionalGroups = 3;

function partOf(requirement: Requirement): ScoreGroup["part"] {
  if (requirement.kind === "soft") return "soft";
  return requirement.kind === "qualification" || requirement.kind === "licence"
    ? "qualifications"
    : "requirements";
}

function bestOf(supports: readonly Support[]): number {
  let best = 0;
  supports.forEach((s, i) => {
    const top = supports[best];
    if (top === undefined) return;
    if (s.credit > top.credit || (s.credit === top.credit && s.recent && !top.recent)) best = i;
  });
  return best;
}

function makeGroup(members: Requirement[], supports: Support[]): RequirementGroup {
  const best = bestOf(supports);
  const support = supports[best];
  const first = members[0];
  const scored: ScoreGroup = {
    part: first === undefined ? "requirements" : partOf(first),
    weight: Math.max(...members.map((m) => weightOf(m.importance))),
    tenths: Math.round((support?.credit ?? 0) * 10),
    recent: supports.some((s) => s.credit === 1 && s.recent),
    core: members.some((m) => m.core),
    term: members.map((m) => m.term).join(" or "),
  };
  return { members, supports, best, scored };
}

function groupsOf(
  requirements: readonly Requirement[],
  support: (r: Requirement) => Support,
): RequirementGroup[] {
  const byGroup = new Map<string, Requirement[]>();
  for (const r of requirements) {
    const key = r.groupId ?? `one:${r.id}`;
    const members = byGroup.get(key);
    if (members === undefined) byGroup.set(key, [r]);
    else members.push(r);
  }
  return [...byGroup.values()].map((members) => makeGroup(members, members.map(support)));
}

function refusal(
  adLength: number,
  adWords: readonly Token[],
  groups: number,
  resumeText: string,
): NoScoreReason | undefined {
  if (adLength < thinWords) return "ad-too-short";
  if (!isEnglish(adWords)) return "not-english";
  if (groups === 0) return "no-requirements";
  return !hasWord(resumeText) ? "empty-resume" : undefined;
}

function evidenceOf(ad: string, group: RequirementGroup, input: ScoreInput, at: number): Evidence[] {
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

function movesOf(groups: readonly RequirementGroup[], input: ScoreInput): Move[] {
  const open = groups
    .map((group, at) => ({ group, at }))
    .filter(({ group }) => group.scored.tenths < 10)
    .map(({ group, at }) => ({ group, at, points: gainOf(input, at) }));
  open.sort((a, b) => b.points - a.points || b.group.scored.weight - a.group.scored.weight || a.at - b.at);
  return open.map(({ group, points }) => {
    const member = group.members[group.best];
    const support = group.supports[group.best];
    const isSupported = support?.own === true && support.credit > 0;
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

function provenRoles(groups: readonly RequirementGroup[]): Set<number> {
  const roles = new Set<number>();
  for (const { supports } of groups) {
    for (const { line, credit } of supports) {
      if (credit === 1 && line?.line.work !== undefined) roles.add(line.line.work);
    }
  }
  return roles;
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
  /** The sentences of the ad when they were read already. */
  sentences?: readonly AdSentence[];
}

/** A headline that stands in a line copied from the ad is the ad's, not the person's. */
function withoutPastedLabel(resume: ResumeModel, lines: readonly EvidenceLine[]): ResumeModel {
  const { label, ...basics } = resume.basics;
  if (label === undefined || !lines.some((l) => l.pasted && l.line.text.includes(label))) return resume;
  return { ...resume, basics };
}

function scoreInput(
  input: MatchInput,
  groups: readonly RequirementGroup[],
  adWords: readonly Token[],
  lines: readonly EvidenceLine[],
): ScoreInput {
  const { ad, asOf } = input;
  const resume = withoutPastedLabel(input.resume, lines);
  const asked = yearsAsked(adWords);
  const skills = groups.filter((g) => g.scored.part === "requirements");
  const roles = asked === null ? new Set<number>() : relevantRoles(resume, ad.title, provenRoles(skills));
  return {
    groups: groups.map((g) => g.scored),
    title: titleRatio(resume, ad.title, asOf),
    years: asked === null || asked === 0 ? null : Math.min(1, mergedYears(resume, roles, asOf) / asked),
  };
}

function isKeyword(group: RequirementGroup): boolean {
  return group.scored.part !== "qualifications";
}

function pastedIds(lines: readonly EvidenceLine[]): number[] {
  return lines.filter((l) => l.pasted).map((l) => l.line.id);
}

/**
 * MATCH: how well the resume's text answers the ad (docs/engine.md, MATCH). `value` is null with a
 * reason for a thin, empty or foreign ad; an empty resume scores 0 and says so.
 */
export function matchAd(input: MatchInput): MatchResult {
  const { resume, ad, asOf } = input;
  const adWords = input.adWords ?? tokenise(ad.text);
  const own = input.requirements ?? readRequirements(ad, input.sentences);
  const requirements = applyEdits(own, input.requirementEdits ?? []);
  const lines = input.lines ?? readEvidenceLines(resume, indexAdCopy(adWords), asOf);
  const base = evidenceBase({ lines, requirements, model: resume, ad, adWords, asOf });
  const groups = groupsOf(requirements, (r) => supportOf(r, base));
  const scored = scoreInput(input, groups, adWords, lines);
  const adLength = countWords(ad.text);
  const reason = refusal(adLength, adWords, groups.length, input.resumeText);
  const keywords = groups.filter(isKeyword);
  const shared = {
    provisional: adLength < provisionalWords || groups.length < provisionalGroups,
    requirements,
    evidence: groups.flatMap((group, at) => evidenceOf(ad.text, group, scored, at)),
    matchedGroups: keywords.filter((g) => g.scored.tenths >= 5).length,
    totalGroups: keywords.length,
    pastedLines: pastedIds(lines),
  };
  if (reason !== undefined && reason !== "empty-resume")
    return { ...shared, value: null, reason, ceiling: null, parts: [], moves: [] };
  const now = score(scored);
  const supported = groups.map((g) => g.supports.some((s) => s.own && s.credit > 0));
  return {
    ...shared,
    value: now.value,
    ...(reason === undefined ? {} : { reason }),
    ceiling: ceilingOf(scored, supported).value,
    ...(now.cap === undefined ? {} : { cap: now.cap }),
    parts: now.parts,
    moves: movesOf(groups, scored),
  };
}
