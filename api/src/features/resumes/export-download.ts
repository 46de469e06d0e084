import type { FileAnswer } from "#shared/contract/route.ts";
import type { DocumentDesign, DocumentKind } from "#shared/domain/resumes/document-designs.ts";
import { documentLines, plainText } from "#shared/resume/document/document-lines.ts";
import { AppError } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import { hasSameWords } from "./export-check.ts";
import { type ExportFormat, exportFile } from "./export-file.ts";
import { exportLetter } from "./export-letter.ts";
import { exportReport } from "./export-report.ts";

/**
 * A Word or PDF file of a resume text; every word of it stands in the file, proven by reading it back.
 * @throws AppError `unsupported` when the format cannot hold the text, `internal` when the file is not whole.
 */
export async function exportResume(
  services: Services,
  input: { text: string; format: ExportFormat; name: string; design?: DocumentDesign | undefined },
): Promise<FileAnswer> {
  const lines = documentLines(input.text);
  if (!hasSameWords(input.text, plainText(lines)))
    throw new AppError("internal", "Your text could not be laid out whole, so no file was made.");
  const title = lines.find((line) => line.kind === "name")?.text;
  return exportFile(services, {
    name: input.name,
    title: title === undefined ? "Resume" : `${title} – Resume`,
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
