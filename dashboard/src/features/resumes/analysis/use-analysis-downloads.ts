import { calendarDay } from "#shared/domain/dates.ts";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../../platform/api.ts";
import { type FileFormat, useDownload } from "../download/use-download.ts";
import { useOwnWord } from "../download/use-own-word.ts";
import { layoutOf } from "../pages/use-layout.ts";
import { readAnalysis, readResult } from "../result/stored-result.ts";
import { analysisToasts } from "./analysis-texts.ts";
import type { StoredAnalysis } from "./stored-analysis.ts";

/**
 * The files of the analysis screen: the optimised resume, and the report about the analysis. What is stored is read
 * again at the press: another screen of the tab may have cleared it (decision: D-43).
 */
export function useAnalysisDownloads(design: DocumentDesign) {
  const { busy, download } = useDownload(analysisToasts.downloaded);
  const { toast } = useToast();
  const ownWord = useOwnWord();
  const day = calendarDay(new Date());

  const file = (format: FileFormat, kind: "resume" | "report", analysis: StoredAnalysis) => {
    const isResume = kind === "resume";
    const resumeContent = isResume ? (analysis.optimizedText ?? "") : analysis.originalText;
    // As the preview of the same result sets it; a report has no skills and as many pages as it needs.
    const layout = isResume ? layoutOf(readResult()?.optimisation.id) : {};
    const ask = () =>
      api.resumes.download({
        body: { resumeContent, analysisData: analysisData(analysis), format, design, kind, ...layout },
      });
    const name = kind === "resume" ? "resume-optimized" : "resume-analysis";
    void download(format, ask, `${name}-${day}`);
  };

  /** The optimised resume. */
  const resume = (format: FileFormat) => {
    const analysis = readAnalysis();
    if (!analysis) toast(analysisToasts.noContent);
    else if (!analysis.optimizedText?.trim()) toast(analysisToasts.notOptimised);
    else if (format === "docx")
      ownWord.start({ sourceText: analysis.originalText, text: analysis.optimizedText }, () =>
        file(format, "resume", analysis),
      );
    else file(format, "resume", analysis);
  };

  /** The report about the scores. */
  const report = (format: FileFormat) => {
    const analysis = readAnalysis();
    if (!analysis) toast(analysisToasts.noContent);
    else file(format, "report", analysis);
  };

  /** What this analysis is about: the optimised resume where there is one, else the report. */
  const result = (format: FileFormat) =>
    readAnalysis()?.optimizedText?.trim() ? resume(format) : report(format);

  return { busy: ownWord.isBusy ? ("docx" as const) : busy, resume, report, result, ownWord };
}

function analysisData(analysis: StoredAnalysis) {
  const { atsScore, keywordMatchPercentage, missingKeywords, addedKeywords, suggestions } = analysis;
  const isOptimised = analysis.optimizedText !== undefined;
  return {
    atsScore,
    keywordMatch: keywordMatchPercentage,
    missingKeywords,
    addedKeywords,
    improvements: isOptimised ? analysis.improvements : ["None yet: the resume was analysed, not changed"],
    suggestions,
  };
}
