import { useState } from "react";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { api } from "../../platform/api.ts";
import { saveFile } from "../../platform/save-file.ts";
import type { LetterAnswer } from "./letter-answer.ts";
import { letterFileName } from "./letter-rules.ts";
import { letterToasts } from "./letter-texts.ts";

/** The letter as a Word file, and on the clipboard. */
export function useLetterFile() {
  const [isDownloading, setIsDownloading] = useState(false);
  const { toast } = useToast();
  const download = async ({ text, company }: LetterAnswer) => {
    setIsDownloading(true);
    try {
      const body = { resumeContent: text, format: "docx", kind: "letter" } as const;
      saveFile(await api.resumes.download({ body }), letterFileName(company));
    } catch {
      toast(letterToasts.downloadFailed);
    } finally {
      setIsDownloading(false);
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
    isDownloading,
    download: (answer: LetterAnswer) => void download(answer),
    copy: (answer: LetterAnswer) => void copy(answer),
  };
}
