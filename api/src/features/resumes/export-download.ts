import type { FileAnswer } from "#shared/contract/route.ts";
import type { DocumentDesign, DocumentKind } from "#shared/domain/resumes/document-designs.ts";
import { AppError } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import { exportFile } from "./export-file.ts";
import { exportLetter } from "./export-letter.ts";
import { exportReport } from "./export-report.ts";
import type { ExportFormat } from "./export-work.ts";

/**
 * A Word or PDF file of a resume text; every word of it stands in the file, proven by reading it back.
 * @throws AppError `unsupported` when no file can hold the text.
 */
export async function exportResume(
  services: Services,
  payer: string,
  input: { text: string; format: ExportFormat; name: string; design?: DocumentDesign | undefined },
): Promise<FileAnswer> {
  const laidOut = await services.workers.run("lay-out-resume", input.text, { payer });
  if (laidOut === null)
    throw new AppError(
      "unsupported",
      "Your text could not be laid out whole, so no file was made. Please copy the text instead.",
    );
  const { lines, name } = laidOut;
  return exportFile(services, payer, {
    name: input.name,
    title: name === undefined ? "Resume" : `${name} – Resume`,
    lines,
    format: input.format,
    design: input.design,
    isResume: true,
  });
}

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
 * @throws AppError `unsupported` or `invalid`, each with a sentence for people.
 */
export async function exportDownload(
  services: Services,
  payer: string,
  body: DownloadBody,
): Promise<FileAnswer> {
  const { resumeContent: text, analysisData, format, design, kind = "resume" } = body;
  const day = services.now().toISOString().slice(0, 10);
  if (kind === "report")
    return exportReport(services, payer, { analysisData, format, design, name: `resume-analysis-${day}` });
  if (kind === "letter") return exportLetter(services, payer, { text, format, design, name: "cover-letter" });
  return exportResume(services, payer, { text, format, design, name: `optimized-resume-${day}` });
}
