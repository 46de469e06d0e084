import type { ResumeSection } from "#shared/domain/resumes/resume-model.ts";
import type { MatchResult, Requirement } from "#shared/engine/analysis.ts";

/** A criterion of the ad, and the line of the resume that shows it. */
export interface ProvenCriterion {
  requirement: Requirement;
  /** Id of the line in the resume's model. */
  line: number;
  /** Where that line stands. */
  section: ResumeSection;
}

/** How much a proof must show, and where its line must stand. */
export interface ProofRule {
  /** Credit of 0.8 is a list's, 1 a role's. */
  least: 0.8 | 1;
  sections: readonly ResumeSection[];
}

/**
 * The criteria that a resume shows, in the ad's order, each with the line that shows it. A line that copies the ad
 * shows nothing. The one choice of proofs for letters, summaries and the plan that a model gets.
 */
export function provenCriteria(
  { requirements, evidence, pastedLines }: Pick<MatchResult, "requirements" | "evidence" | "pastedLines">,
  { least, sections }: ProofRule,
): ProvenCriterion[] {
  const asked = new Map(requirements.map((one) => [one.id, one]));
  const pasted = new Set(pastedLines);
  return evidence.flatMap(({ requirementId, credit, section, resumeLineId: line }) => {
    const requirement = asked.get(requirementId);
    const isShown = credit >= least && section !== undefined && sections.includes(section);
    if (requirement === undefined || line === undefined || !isShown || pasted.has(line)) return [];
    return [{ requirement, line, section }];
  });
}
