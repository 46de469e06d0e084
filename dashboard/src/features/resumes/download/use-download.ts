import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import type { FileAnswer } from "#shared/contract/route.ts";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import type { ToastContent } from "#shared/ui/primitives/toast/toast-queue.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../../platform/api.ts";
import { saveFile } from "../../../platform/browser/save-file.ts";
import { optimizerToasts } from "../optimizer/optimizer-texts.ts";
import type { Layout } from "../pages/use-layout.ts";
import { previewToasts } from "../preview/preview-texts.ts";
import { useOwnWord } from "./use-own-word.ts";

/**
 * The preview's files: exactly the text that is in Final Resume, named as specified. Word is the person's own file
 * where that text came from one.
 */
export function useDownloadText(
  sourceText: string,
  text: string,
  { design, layout }: { design: DocumentDesign; layout: Layout },
) {
  const { busy, download } = useDownload(previewToasts.downloaded);
  const ownWord = useOwnWord();
  const ours = (format: FileFormat) =>
    void download(
      format,
      () => api.resumes.downloadText({ body: { text, format, design, ...layout } }),
      "resume-optimized",
    );
  return {
    busy: ownWord.isBusy ? "docx" : busy,
    ownWord,
    download: (format: FileFormat) => {
      if (format === "docx") ownWord.start({ sourceText, text }, () => ours("docx"));
      else ours(format);
    },
  } as const;
}

export type FileFormat = "docx" | "pdf";

/**
 * Asks for a file and hands it to the browser. A failure says so on every screen. decision: D-41.
 * @param done the toast of the screen once the file is there.
 */
export function useDownload(done?: ToastContent) {
  const [busy, setBusy] = useState<FileFormat | null>(null);
  const { toast } = useToast();
  const download = async (format: FileFormat, ask: () => Promise<FileAnswer>, name: string) => {
    setBusy(format);
    try {
      saveFile(await ask(), `${name}.${format}`);
      if (done) toast(done);
    } catch (error) {
      const { description } = optimizerToasts.downloadFailed;
      const text = error instanceof ApiError ? (error.body?.error ?? description) : description;
      toast({ ...optimizerToasts.downloadFailed, description: text });
    } finally {
      setBusy(null);
    }
  };
  return { busy, download };
}
