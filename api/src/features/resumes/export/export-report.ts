import type { FileAnswer } from "#shared/contract/route.ts";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { AppError } from "../../../http/app-error.ts";
import type { Services } from "../../../services.ts";
import { exportFile } from "./export-file.ts";
import type { ExportFormat } from "./export-work.ts";

/**
 * A Word or PDF file of the report about an analysis.
 * @throws AppError `invalid` without an analysis, `unsupported` when the format cannot hold the text.
 */
export async function exportReport(
  services: Services,
  payer: string,
  input: { analysisData: unknown; format: ExportFormat; name: string; design?: DocumentDesign | undefined },
): Promise<FileAnswer> {
  const order = { data: input.analysisData, today: services.now() };
  const lines = await services.workers.run("lay-out-report", order, { payer });
  if (lines === null) throw new AppError("invalid", "Please run an analysis first.");
  return exportFile(services, payer, { ...input, title: "Resume analysis", lines });
}
