import type { KnockOutProfile } from "#shared/domain/resumes/knock-out-profile.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { analyse } from "#shared/engine/analyse.ts";
import type { AdInput, Analysis, Requirement, RequirementEdit } from "#shared/engine/analysis.ts";
import { remembering } from "#shared/engine/words/remember.ts";
import { readResume } from "./read-resume.ts";
import { applyResumeEdits, type ResumeEdit } from "./resume-edits.ts";

export interface AnalyseResumeInput {
  resumeText: string;
  /** The person's corrections of what was read from the resume. */
  resumeEdits?: readonly ResumeEdit[];
  ad: AdInput;
  /** `YYYY-MM-DD`; recency is measured from it. */
  asOf: string;
  /** Cached or edited requirements of the ad; read from it when absent. */
  requirements?: readonly Requirement[];
  /** The person's corrections of what the ad asks for. */
  requirementEdits?: readonly RequirementEdit[];
  /** Answers to knock-out questions; they decide knock-outs and never the score. */
  profile?: KnockOutProfile;
}

/** The analysis and the resume it was made from. */
export interface ResumeAnalysis extends Analysis {
  model: ResumeModel;
}

const mostResumes = 4;

/** A resume is compared with many ads, and with one again after each change of the other side. */
const readKept = remembering(mostResumes, (text: string) => text, readResume);

/**
 * The one call behind panel, dashboard and API: plain text of a resume and an ad in, READ, MATCH and the
 * specification's fields out. Free and local (decision: D-05). Pure; never throws.
 */
export function analyseResume(input: AnalyseResumeInput): ResumeAnalysis {
  const model = applyResumeEdits(readKept(input.resumeText), input.resumeEdits ?? []);
  return { ...analyse({ ...input, resume: model }), model };
}
