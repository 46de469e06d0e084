import type { AnalysisFields, MatchResult, ReadResult, Requirement, SkillScore } from "./analysis.ts";
import { type LedgerEntry, ledgerOf, shownOf } from "./ledger.ts";
import { weightOf } from "./read-ad/keep-requirements.ts";

/** Weight desc, then ad order: the sort is stable. */
function heaviestFirst(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return [...entries].sort((a, b) => weightOf(b.importance) - weightOf(a.importance));
}

/** A group is found by the name of its best member, and missing by all its names. */
function namesOf(entries: readonly LedgerEntry[]): { found: string[]; missing: string[] } {
  return {
    found: entries.filter(({ state }) => state !== "missing").map(({ best }) => best.requirement.term),
    missing: entries.filter(({ state }) => state === "missing").map(({ term }) => term),
  };
}

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor((100 * part) / whole + 0.5);
}

/** Weighted ratio x 100 over criteria. */
function skillScore(entries: readonly LedgerEntry[]): SkillScore {
  let weight = 0;
  let tenths = 0;
  for (const { importance, best } of entries) {
    weight += weightOf(importance);
    tenths += weightOf(importance) * Math.round(best.evidence.credit * 10);
  }
  return { score: percent(tenths, weight * 10), ...namesOf(entries) };
}

/** The specification's fields from measured values (docs/engine.md, The product's fields). */
export function readFields(read: ReadResult, match: MatchResult): AnalysisFields {
  const entries = heaviestFirst(ledgerOf(match));
  const ofKind = (...kinds: Requirement["kind"][]) =>
    entries.filter(({ best }) => kinds.includes(best.requirement.kind));
  const { shown, asked } = shownOf(entries);
  const { found, missing } = namesOf(entries);
  return {
    atsScore: match.value ?? read.value,
    scoreBasis: match.value === null ? "read" : "match",
    provisional: match.value !== null && match.provisional,
    keywordMatchPercentage: percent(shown, asked),
    foundKeywords: found,
    missingKeywords: missing,
    hardSkills: skillScore(ofKind("hard", "tool")),
    softSkills: skillScore(ofKind("soft")),
    searchability: read.value,
    formatting: {
      score: read.formatting,
      issues: read.issues.map((i) => i.text),
      suggestions: read.issues.map((i) => i.advice),
    },
  };
}
