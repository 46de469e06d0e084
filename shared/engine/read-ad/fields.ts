import type {
  AnalysisFields,
  Evidence,
  MatchResult,
  ReadResult,
  Requirement,
  SkillScore,
} from "../analysis.ts";
import { weightOf } from "./requirements.ts";

interface Judged {
  requirement: Requirement;
  evidence: Evidence;
}

/** Weight desc, then ad order. */
function judged(match: MatchResult): Judged[] {
  const byId = new Map(match.evidence.map((e) => [e.requirementId, e]));
  return match.requirements
    .flatMap((requirement) => {
      const evidence = byId.get(requirement.id);
      return evidence === undefined ? [] : [{ requirement, evidence }];
    })
    .sort(
      (a, b) =>
        weightOf(b.requirement.importance) - weightOf(a.requirement.importance) ||
        a.requirement.span.start - b.requirement.span.start,
    );
}

/** An alternative that is covered by another member of its group is not missing. */
function coveredGroups(all: readonly Judged[]): Set<string> {
  const covered = new Set<string>();
  for (const { requirement, evidence } of all) {
    if (requirement.groupId !== undefined && evidence.credit >= 0.5) covered.add(requirement.groupId);
  }
  return covered;
}

function found(all: readonly Judged[]): string[] {
  return all.filter((j) => j.evidence.credit >= 0.5).map((j) => j.requirement.term);
}

function missing(all: readonly Judged[], covered: ReadonlySet<string>): string[] {
  return all
    .filter((j) => j.evidence.credit === 0 && !covered.has(j.requirement.groupId ?? ""))
    .map((j) => j.requirement.term);
}

/** Weighted ratio x 100 over groups: a group counts once, with its best credit. */
function skillScore(all: readonly Judged[], covered: ReadonlySet<string>): SkillScore {
  const groups = new Map<string, { weight: number; tenths: number }>();
  for (const { requirement, evidence } of all) {
    const key = requirement.groupId ?? `one:${requirement.id}`;
    const known = groups.get(key) ?? { weight: 0, tenths: 0 };
    groups.set(key, {
      weight: Math.max(known.weight, weightOf(requirement.importance)),
      tenths: Math.max(known.tenths, Math.round(evidence.credit * 10)),
    });
  }
  let weight = 0;
  let tenths = 0;
  for (const g of groups.values()) {
    weight += g.weight;
    tenths += g.weight * g.tenths;
  }
  const value = weight === 0 ? null : Math.floor((tenths * 10) / weight + 0.5);
  return { score: value, found: found(all), missing: missing(all, covered) };
}

/** The specification's fields from measured values (docs/engine.md, The product's fields). */
export function readFields(read: ReadResult, match: MatchResult): AnalysisFields {
  const all = judged(match);
  const covered = coveredGroups(all);
  const ofKind = (...kinds: Requirement["kind"][]) => all.filter((j) => kinds.includes(j.requirement.kind));
  const { matchedGroups, totalGroups } = match;
  return {
    atsScore: match.value ?? read.value,
    scoreBasis: match.value === null ? "read" : "match",
    provisional: match.value !== null && match.provisional,
    keywordMatchPercentage: totalGroups === 0 ? null : Math.floor((100 * matchedGroups) / totalGroups + 0.5),
    foundKeywords: found(all),
    missingKeywords: missing(all, covered),
    hardSkills: skillScore(ofKind("hard", "tool"), covered),
    softSkills: skillScore(ofKind("soft"), covered),
    searchability: read.value,
    formatting: {
      score: read.formatting,
      issues: read.issues.map((i) => i.text),
      suggestions: read.issues.map((i) => i.advice),
    },
  };
}
