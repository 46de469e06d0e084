import type { FileAnswer } from "#shared/contract/route.ts";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { documentLines, plainText } from "#shared/resume/document/document-lines.ts";
import { AppError } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import { hasSameWords } from "./export-check.ts";
import { type ExportFormat, exportFile } from "./export-file.ts";

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
