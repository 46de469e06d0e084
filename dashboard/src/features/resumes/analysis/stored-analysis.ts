import * as z from "zod/mini";
import { type Optimisation, optimisation } from "#shared/contract/resumes/optimisation.ts";
import { resumeEdits } from "#shared/contract/resumes/resume-edit.ts";
import type { Analysis } from "#shared/engine/analysis.ts";
import { nextSteps } from "#shared/resume/next-steps.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";

/**
 * The specification's stored analysis, and below the line what the screens need beside it: of
 * which ad, on which basis. An entry without the second half is whole.
 */
export const storedAnalysis = z.object({
  originalText: z.string().check(z.refine((text) => text.trim() !== "")),
  jobDescription: z.string(),
  atsScore: z.number(),
  foundKeywords: z.array(z.string()),
  missingKeywords: z.array(z.string()),
  optimizedText: z.optional(z.string()),
  powerEditAnalysis: optimisation.shape.powerEditAnalysis,

  jobTitle: z.catch(z.string(), ""),
  company: z.catch(z.string(), ""),
  resumeEdits: z.catch(resumeEdits, []),
  scoreBasis: z.catch(z.enum(["match", "read"]), "match"),
  provisional: z.catch(z.boolean(), false),
  keywordMatchPercentage: z.catch(z.nullable(z.number()), null),
  searchability: z.catch(z.nullable(z.number()), null),
  suggestions: z.catch(z.array(z.string()), []),
  addedKeywords: z.catch(z.array(z.string()), []),
  improvements: z.catch(z.array(z.string()), []),
});
export type StoredAnalysis = z.output<typeof storedAnalysis>;

/** What was measured, and against what. */
export interface AnalysedTexts {
  originalText: string;
  jobDescription: string;
  jobTitle: string;
  company: string;
  resumeEdits: readonly ResumeEdit[];
}

const nothingChanged = { addedKeywords: [], improvements: [] };

/** The entry of an analysis made here, on this computer (decision: D-05). */
export function analysisEntry(analysis: Analysis, texts: AnalysedTexts): StoredAnalysis {
  const { hardSkills, softSkills, formatting, ...measured } = analysis.fields;
  return {
    ...texts,
    ...measured,
    resumeEdits: [...texts.resumeEdits],
    powerEditAnalysis: { hardSkills, softSkills, formatting },
    suggestions: nextSteps(analysis),
    ...nothingChanged,
  };
}

/** The entry after an optimisation: the final text's numbers over the original's texts. */
export function optimisedEntry(original: StoredAnalysis, result: Optimisation): StoredAnalysis {
  const { atsScore, foundKeywords, missingKeywords, powerEditAnalysis, scoreBasis, provisional } = result;
  const { keywordMatchPercentage, searchability, suggestions, optimizedText } = result;
  const { addedKeywords, improvements } = result;
  return {
    ...original,
    ...{ atsScore, foundKeywords, missingKeywords, powerEditAnalysis, scoreBasis, provisional },
    ...{ keywordMatchPercentage, searchability, suggestions, optimizedText, addedKeywords, improvements },
  };
}

/** The original's entry when the engine could not be loaded: what the server's answer says of it, no more. */
export function originalFromAnswer(result: Optimisation, texts: AnalysedTexts): StoredAnalysis {
  const { before, addedKeywords, foundKeywords, missingKeywords, scoreBasis, provisional } = result;
  const added = new Set(addedKeywords);
  const unmeasured = { score: null, found: [], missing: [] };
  const { formatting } = result.powerEditAnalysis;
  return {
    ...texts,
    resumeEdits: [...texts.resumeEdits],
    ...{ ...before, scoreBasis, provisional, searchability: null, suggestions: [], ...nothingChanged },
    foundKeywords: foundKeywords.filter((term) => !added.has(term)),
    missingKeywords: [...missingKeywords, ...addedKeywords],
    powerEditAnalysis: { hardSkills: unmeasured, softSkills: unmeasured, formatting },
  };
}
