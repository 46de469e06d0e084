import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { api } from "../../../platform/api.ts";
import { layoutOf } from "../pages/use-layout.ts";
import { type FileFormat, useDownload } from "./use-download.ts";

/** The specification's analysisData of a download. */
export function downloadData(result: Optimisation) {
  const { atsScore, keywordMatchPercentage, missingKeywords, addedKeywords } = result;
  const { improvements, suggestions } = result;
  return {
    atsScore,
    keywordMatch: keywordMatchPercentage,
    missingKeywords,
    addedKeywords,
    improvements,
    suggestions,
  };
}

/** Word or PDF file of the text as the person left it, from the inline result. */
export function useDownloadResume(result: Optimisation, design: DocumentDesign) {
  const { busy, download } = useDownload();
  const ask = (format: FileFormat) => () =>
    api.resumes.download({
      body: {
        resumeContent: result.optimizedText,
        analysisData: downloadData(result),
        format,
        design,
        ...layoutOf(result.id),
      },
    });
  return {
    isBusy: busy !== null,
    download: (format: FileFormat) =>
      void download(format, ask(format), `optimized-resume-${calendarDay(new Date())}`),
  };
}
