import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { api } from "../../platform/api.ts";
import { previewToasts } from "./preview-texts.ts";
import { type FileFormat, useDownload } from "./use-download.ts";

/** The preview's files: exactly the text that stands in Final Resume, named as specified. */
export function useDownloadText(text: string, design: DocumentDesign) {
  const { busy, download } = useDownload(previewToasts.downloaded);
  return {
    busy,
    download: (format: FileFormat) =>
      void download(
        format,
        () => api.resumes.downloadText({ body: { text, format, design } }),
        "resume-optimized",
      ),
  };
}
