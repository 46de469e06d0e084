import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import type { DocumentFacts } from "#shared/domain/resumes/document-facts.ts";
import {
  type AnalysedTexts,
  analysisEntry,
  originalFromAnswer,
  type StoredAnalysis,
} from "./analysis/stored-analysis.ts";
import type { OptimizerDraft } from "./optimizer/optimizer-draft.ts";

/**
 * An analysis made on this computer, never counted (decision: D-05). The engine is loaded when it is asked for.
 * @param file what the resume's file showed beside its text.
 */
export async function measureResume(texts: AnalysedTexts, file?: DocumentFacts): Promise<StoredAnalysis> {
  const { analyseResume } = await import("#shared/resume/analyse-resume.ts");
  const { originalText, resumeEdits, jobDescription, jobTitle, company } = texts;
  const analysis = analyseResume({
    resumeText: originalText,
    resumeEdits,
    ...(file && { file }),
    ad: { text: jobDescription, ...(jobTitle && { title: jobTitle }), ...(company && { company }) },
    asOf: calendarDay(new Date()),
  });
  return analysisEntry(analysis, texts);
}

/** The original analysis behind an answer. Its score is the server's own: the two numbers must be comparable. */
export async function originalEntry(answer: Optimisation, texts: AnalysedTexts): Promise<StoredAnalysis> {
  const measured = await measureResume(texts).catch(() => originalFromAnswer(answer, texts));
  return { ...measured, ...answer.before };
}

/** What is on the optimizer, as an analysis names it; without an ad there is no job to name. */
export function analysedTexts(
  { resumeText, adText, adTitle, adCompany }: OptimizerDraft,
  resumeEdits: AnalysedTexts["resumeEdits"],
): AnalysedTexts {
  const hasAd = adText.trim() !== "";
  return {
    originalText: resumeText,
    jobDescription: hasAd ? adText : "",
    jobTitle: hasAd ? adTitle : "",
    company: hasAd ? adCompany : "",
    resumeEdits,
  };
}

/** "Senior Business Analyst, Bellwether Energy", as far as it is known. */
export function analysedJob({ jobTitle, company }: Pick<StoredAnalysis, "jobTitle" | "company">): string {
  return [jobTitle, company].filter(Boolean).join(", ");
}
