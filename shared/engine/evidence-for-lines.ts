import type { ResumeLine, ResumeModel, ResumeSection } from "#shared/domain/resumes/resume-model.ts";
import type { AdInput, Credit, Requirement } from "./analysis.ts";
import { supportOf } from "./evidence/evidence.ts";
import { evidenceBase } from "./evidence/evidence-base.ts";
import { readEvidenceLines } from "./evidence/resume-lines.ts";
import { indexAdCopy } from "./read-ad/pasted-text.ts";

/** One sentence or point of a resume, measured without the rest of it. */
export interface SingleLine {
  text: string;
  section: ResumeSection;
  /** Index into `model.work` of the role that it belongs to. */
  work?: number;
}

export interface LinesInput {
  model: ResumeModel;
  ad: AdInput;
  /** `YYYY-MM-DD`. */
  asOf: string;
}

/** The whole resume has shown these requirements: its lines have the benefit of the doubt of a fitting person. */
const affinityOfShown = 0.68;

/**
 * What each line shows by itself of each requirement, whatever else the resume says. Pure.
 * @returns for each line the requirements that it shows, with the credit.
 */
export function evidenceForLines(
  lines: readonly SingleLine[],
  requirements: readonly Requirement[],
  { model, ad, asOf }: LinesInput,
): ReadonlyMap<Requirement, Credit>[] {
  const rows = lines.map((line, id): ResumeLine => ({ id, ...line }));
  const all = { ...model, meta: { ...model.meta, lines: rows } };
  const nearness = { family: null, language: null };
  return readEvidenceLines(all, indexAdCopy([]), asOf).map((line) => {
    const alone = { ...all, meta: { ...all.meta, lines: [line.line] } };
    const base = evidenceBase({ lines: [line], requirements, model: alone, ad, asOf, nearness });
    const credits = new Map<Requirement, Credit>();
    for (const requirement of requirements) {
      const { credit, line: shown } = supportOf(requirement, { ...base, affinity: affinityOfShown });
      if (credit > 0 && shown !== undefined) credits.set(requirement, credit);
    }
    return credits;
  });
}
