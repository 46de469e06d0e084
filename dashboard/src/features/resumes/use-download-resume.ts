import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import type { Optimisation } from "#shared/contract/resumes.ts";
import { calendarDay } from "#shared/domain/applications/date-text.ts";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { api } from "../../platform/api.ts";
import { saveFile } from "../../platform/save-file.ts";
import { optimizerToasts } from "./optimizer-texts.ts";

/** Word or PDF file of the optimised text. A failure says so here as everywhere. decision: D-41. */
export function useDownloadResume(result: Optimisation, design: DocumentDesign) {
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const download = async (format: "docx" | "pdf") => {
    setIsBusy(true);
    try {
      const { atsScore, keywordMatchPercentage, missingKeywords, addedKeywords } = result;
      const { improvements, suggestions } = result;
      const file = await api.resumes.download({
        body: {
          resumeContent: result.optimizedText,
          analysisData: {
            atsScore,
            keywordMatch: keywordMatchPercentage,
            missingKeywords,
            addedKeywords,
            improvements,
            suggestions,
          },
          format,
          design,
        },
      });
      saveFile(file, `optimized-resume-${calendarDay(new Date())}.${format}`);
    } catch (error) {
      const { description } = optimizerToasts.downloadFailed;
      const text = error instanceof ApiError ? (error.body?.error ?? description) : description;
      toast({ ...optimizerToasts.downloadFailed, description: text });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, download: (format: "docx" | "pdf") => void download(format) };
}
