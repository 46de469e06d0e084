import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { letterFileName } from "#shared/domain/cover-letters/letter-words.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { saveFile } from "../../platform/browser/save-file.ts";
import { useDesign } from "../../platform/use-design.ts";
import type { LetterAnswer } from "./letter-answer.ts";
import { letterToasts } from "./letter-texts.ts";

/** Word is set in the letterhead that is stored; "ours" is our design all the same. */
export type LetterFormat = "docx" | "pdf" | "ours";

/** The letter as a file, and on the clipboard: the text as it is now. */
export function useLetterFile() {
  const [downloading, setDownloading] = useState<LetterFormat | null>(null);
  // The letterhead matches the resume that goes with it.
  const [design] = useDesign();
  const { toast } = useToast();
  const download = async ({ text, company }: LetterAnswer, as: LetterFormat) => {
    setDownloading(as);
    const format = as === "pdf" ? as : "docx";
    try {
      const body = { resumeContent: text, format, design, kind: "letter" } as const;
      saveFile(
        await api.resumes.download({ body: as === "ours" ? { ...body, letterhead: false } : body }),
        letterFileName(company, format),
      );
    } catch (error) {
      toast({ ...letterToasts.downloadFailed, ...(isRefusal(error) && { description: error.message }) });
    } finally {
      setDownloading(null);
    }
  };
  const copy = async ({ text }: LetterAnswer) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(letterToasts.copied);
    } catch {
      toast(letterToasts.copyFailed);
    }
  };
  return {
    downloading,
    download: (answer: LetterAnswer, format: LetterFormat) => void download(answer, format),
    copy: (answer: LetterAnswer) => void copy(answer),
  };
}

/** The format cannot hold this letter, and the server says so in words. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === "unsupported";
