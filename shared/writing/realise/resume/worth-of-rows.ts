import { weightOf } from "#shared/engine/ad/importance-weight.ts";
import type { MatchResult, Requirement } from "#shared/engine/analysis.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import type { DraftLine } from "../../changes/edit-line.ts";

/** Rows that belong together and move as one: a bullet with its continuation lines. */
export interface Rows {
  row: number;
  rows: number;
  line: number;
  text: string;
  /** True for a task of a role; false for an item of a list. */
  isTask: boolean;
  /** Ids of all its lines. */
  lines: number[];
}

/** Rows with the ad's requirements that they show. */
export interface Unit extends Rows {
  weight: number;
  shown: string[];
}

/** An empty row of the draft. */
export const isBlank = (line: DraftLine | undefined) =>
  line === undefined || (line.text === "" && line.lead.trim() === "");
/** The total weight of the ad's requirements that a text shows, and the ad's words for them. */
export function relevance(text: string, terms: readonly Requirement[]): { weight: number; shown: string[] } {
  const ids = new Set(findTerms(text).map((found) => found.term.id));
  const shown = terms.filter(({ kind, id }) => kind !== "soft" && ids.has(id));
  return {
    weight: shown.reduce((sum, one) => sum + weightOf(one.importance), 0),
    shown: shown.map((one) => one.term),
  };
}

/**
 * The weight of the ad's requirements that each line proves. A line that only names a skill proves less than one that
 * shows it in use.
 */
export function provenBy({ requirements, evidence }: MatchResult): Map<number, number> {
  const asked = new Map(requirements.map((one) => [one.id, one]));
  const proven = new Map<number, number>();
  for (const { requirementId, credit, resumeLineId } of evidence) {
    const requirement = asked.get(requirementId);
    if (requirement === undefined || resumeLineId === undefined || credit === 0) continue;
    const own = credit * weightOf(requirement.importance) * (requirement.core ? 2 : 1);
    proven.set(resumeLineId, (proven.get(resumeLineId) ?? 0) + own);
  }
  return proven;
}

export type Proven = ReturnType<typeof provenBy>;

/** What a unit shows: the terms that its lines prove, and those that they name. */
export function worthOf(unit: Rows, terms: readonly Requirement[], proven: Proven): Unit {
  const named = relevance(unit.text, terms);
  const own = unit.lines.map((line) => proven.get(line) ?? 0);
  return {
    ...unit,
    weight: own.reduce((sum, weight) => sum + weight, 0) + named.weight / 2,
    shown: [...new Set(named.shown)],
  };
}

/** What the first third of the rows proves. */
export function firstThird(draft: readonly DraftLine[], proven: Proven): number {
  const rows = draft.filter((line) => !isBlank(line));
  const first = rows.slice(0, Math.ceil(rows.length / 3));
  return first.reduce((sum, { read }) => sum + (proven.get(read?.id ?? -1) ?? 0), 0);
}
