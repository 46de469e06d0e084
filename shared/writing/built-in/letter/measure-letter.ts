import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { countWords } from "#shared/domain/text.ts";
import type { AdInput, Requirement, RequirementEdit } from "#shared/engine/analysis.ts";
import { matchAd } from "#shared/engine/match-ad.ts";
import { splitParagraphs } from "../../verify/claim.ts";

/** Measures of a letter; null if the ad is too short to measure by. */
export interface LetterMeasure {
  /** What the letter shows of the criteria, 0 to 100. Occupation and shared words do not count. */
  matchScore: number | null;
  /** Share of the ad's must and preferred requirements that the letter names, 0 to 100. */
  keywordAlignment: number | null;
  /** Those requirements, in the ad's words. */
  personalizedElements: string[];
  words: number;
}

/** A letter as the engine reads it: every paragraph a line of work that belongs to no role. */
function asModel(text: string): ResumeModel {
  const lines = splitParagraphs(text).map((line, id) => ({ id, text: line, section: "work" as const }));
  return {
    basics: { profiles: [] },
    work: [],
    education: [],
    skills: [],
    certificates: [],
    referees: [],
    meta: { lines, unknownHeadings: [], mixedDates: false },
  };
}

/**
 * Measures a letter. `read` holds the ad's criteria if they were read before, with the person's edits. Source:
 * docs/engine.md, The product's fields, decision: D-08. Pure; never throws.
 */
export function measureLetter(
  text: string,
  ad: AdInput,
  asOf: string,
  requirementEdits: readonly RequirementEdit[] = [],
  read?: readonly Requirement[],
): LetterMeasure {
  const asked = read === undefined ? { requirementEdits } : { requirements: read };
  const match = matchAd({ resume: asModel(text), resumeText: text, ad, asOf, ...asked });
  const criteria = match.parts.find((part) => part.id === "criteria");
  const value = Math.min(Math.round((criteria?.ratio ?? 0) * 100), match.cap?.limit ?? 100);
  const named = new Set(match.evidence.filter((one) => one.credit === 1).map((one) => one.requirementId));
  const groups = new Map<string, boolean>();
  const elements: string[] = [];
  for (const one of match.requirements) {
    if (one.importance === "duty") continue;
    const key = one.groupId ?? one.id;
    groups.set(key, (groups.get(key) ?? false) || named.has(one.id));
    if (named.has(one.id)) elements.push(one.term);
  }
  const isMeasured = match.value !== null && criteria !== undefined;
  return {
    matchScore: isMeasured ? value : null,
    keywordAlignment:
      isMeasured && groups.size > 0
        ? Math.round(([...groups.values()].filter((one) => one).length / groups.size) * 100)
        : null,
    personalizedElements: elements,
    words: countWords(text),
  };
}
