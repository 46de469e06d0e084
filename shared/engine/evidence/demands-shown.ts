import type { ResumeLine, ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { AdInput, Requirement } from "../analysis.ts";
import { indexAdCopy } from "../read-ad/pasted-text.ts";
import { supportOf } from "./evidence.ts";
import { evidenceBase } from "./evidence-base.ts";
import { readEvidenceLines } from "./resume-lines.ts";

/** Sentences of a text about the person, each with the role (index into `model.work`) that it tells of. */
export interface ToldSentence {
  text: string;
  work: number;
}

export interface ShownInput {
  model: ResumeModel;
  ad: AdInput;
  /** `YYYY-MM-DD`. */
  asOf: string;
}

/** By its name, or by what shows it for certain; less is for the person to say. */
const enough = 0.8;
/** The whole resume has shown these demands already: a sentence of it has the benefit of the doubt of a fitting person. */
const ofProven = 0.68;

/**
 * Of demands that a resume shows the ones that the sentences show by themselves, whatever else the resume says: a text that names a
 * demand and tells something else makes its reader look for an answer that is not there. Pure.
 */
export function demandsShown(
  told: readonly ToldSentence[],
  demands: readonly Requirement[],
  { model, ad, asOf }: ShownInput,
): Requirement[] {
  if (told.length === 0 || demands.length === 0) return [];
  const lines = told.map(({ text, work }, id): ResumeLine => ({ id, text, section: "work", work }));
  const alone = { ...model, meta: { ...model.meta, lines } };
  const evidence = readEvidenceLines(alone, indexAdCopy([]), asOf);
  const nearness = { family: null, language: null };
  const base = evidenceBase({ lines: evidence, requirements: demands, model: alone, ad, asOf, nearness });
  return demands.filter((one) => supportOf(one, { ...base, affinity: ofProven }).credit >= enough);
}
