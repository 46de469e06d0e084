import type { FileAnswer } from "#shared/contract/route.ts";
import type { DocumentDesign, DocumentKind } from "#shared/domain/resumes/document-designs.ts";
import type { Services } from "../../services.ts";
import type { ExportFormat } from "./export-file.ts";
import { exportLetter } from "./export-letter.ts";
import { exportReport } from "./export-report.ts";
import { exportResume } from "./export-resume.ts";

export interface DownloadBody {
  resumeContent: string;
  analysisData?: unknown;
  format: ExportFormat;
  design?: DocumentDesign | undefined;
  /** The resume where none is named; the specification's cover letters come through the same call. */
  kind?: DocumentKind | undefined;
}

/**
 * The file of POST /api/download-resume, named as the specification names it.
 * @throws AppError `unsupported`, `invalid` or `internal`, each with a sentence for people.
 */
export async function exportDownload(services: Services, body: DownloadBody): Promise<FileAnswer> {
  const { resumeContent: text, analysisData, format, design, kind = "resume" } = body;
  const day = services.now().toISOString().slice(0, 10);
  if (kind === "report")
    return exportReport(services, { analysisData, format, design, name: `resume-analysis-${day}` });
  if (kind === "letter") return exportLetter(services, { text, format, design, name: "cover-letter" });
  return exportResume(services, { text, format, design, name: `optimized-resume-${day}` });
}
