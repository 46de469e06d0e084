import { useState } from "react";
import { letterFileName } from "#shared/domain/cover-letters/letter-words.ts";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { api } from "../../platform/api.ts";
import { saveFile } from "../../platform/save-file.ts";
import type { LetterAnswer } from "./letter-answer.ts";
import { letterToasts } from "./letter-texts.ts";

export type LetterFormat = "docx" | "pdf";

/** The letter as a file, and on the clipboard: the text as it stands now. */
export function useLetterFile() {
  const [downloading, setDownloading] = useState<LetterFormat | null>(null);
  const { toast } = useToast();
  const download = async ({ text, company }: LetterAnswer, format: LetterFormat) => {
    setDownloading(format);
    try {
      const body = { resumeContent: text, format, kind: "letter" } as const;
      saveFile(await api.resumes.download({ body }), letterFileName(company, format));
    } catch {
      toast(letterToasts.downloadFailed);
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
