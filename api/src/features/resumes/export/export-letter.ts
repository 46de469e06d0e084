import type { FileAnswer } from "#shared/contract/route.ts";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import type { Services } from "../../../services.ts";
import { exportFile } from "./export-file.ts";
import type { ExportFormat } from "./export-work.ts";

/**
 * A Word or PDF file of a cover letter: the writer only lays it out.
 * @throws AppError `unsupported` when the format cannot hold the text.
 */
export async function exportLetter(
  services: Services,
  payer: string,
  input: { text: string; format: ExportFormat; name: string; design?: DocumentDesign | undefined },
): Promise<FileAnswer> {
  const order = { text: input.text, today: services.now() };
  const lines = await services.workers.run("lay-out-letter", order, { payer });
  return exportFile(services, payer, { ...input, title: "Cover letter", lines });
}
