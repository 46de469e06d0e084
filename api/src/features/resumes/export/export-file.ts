import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileAnswer } from "#shared/contract/route.ts";
import { DocumentError } from "../../../adapters/read-document/parsed-document.ts";
import { AppError, unreadable } from "../../../http/app-error.ts";
import type { Services } from "../../../services.ts";
import type { ExportLayout } from "./export-work.ts";

const types = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
} as const;

export interface ExportInput extends Omit<ExportLayout, "spare" | "otherType"> {
  /** Without its ending. */
  name: string;
  /** The resume fields must read the same from the file; letters and reports have none. */
  isResume?: boolean;
}

/**
 * A file of the lines, read back by our own reader before it is handed over. Where dates at the right-hand
 * end of a line are not read back in place, the file is made once more with them on lines of their own.
 * @param payer whose processor time it is.
 * @throws AppError `unsupported` when the format cannot hold the text, for its characters or because it does not read back.
 */
export async function exportFile(services: Services, payer: string, input: ExportInput): Promise<FileAnswer> {
  const { bytes } = await makeWhole(services, payer, input);
  return { bytes, name: `${input.name}.${input.format}`, type: types[input.format] };
}

/** The first layout whose file gives every word back, and that file. @throws AppError as `exportFile` does. */
export async function makeWhole(
  services: Services,
  payer: string,
  input: ExportInput,
): Promise<{ bytes: Uint8Array; layout: ExportLayout }> {
  const { format } = input;
  if (input.lines.every(({ text }) => text.trim() === ""))
    throw unreadable("empty", "There are no words in this text to put into a file.");
  for (const way of await services.workers.run("find-layouts", input, { payer })) {
    const layout = { ...input, ...way };
    const bytes = await writeBytes(services, payer, layout);
    if (format === "pdf" && isTooShort(input.lines))
      throw new AppError("unsupported", "This text is too short for a PDF. Please try the Word download.");
    const lost = await findLoss(services, payer, bytes, layout);
    if (lost.length === 0) return { bytes, layout: layoutAlone(layout) };
    services.log.warn({ format, design: input.design, lost: lost.length }, "an exported file was not whole");
  }
  const other = format === "pdf" ? "Word" : "PDF";
  throw new AppError(
    "unsupported",
    `We checked the file and it did not hold your whole text, so it was not handed over. Please take the ${other} file.`,
    { details: { reason: "not_whole" } },
  );
}

/** What the writers go by. */
function layoutAlone({
  title,
  lines,
  format,
  design,
  spare,
  otherType,
  tightness,
}: ExportLayout): ExportLayout {
  const ways = {
    ...(spare !== undefined && { spare }),
    ...(otherType !== undefined && { otherType }),
    ...(tightness !== undefined && { tightness }),
  };
  return { title, lines, format, design, ...ways };
}

/** Readers take a PDF page with a word or two for a scan; ours refuses it too. */
const leastLetters = 40;

function isTooShort(lines: ExportInput["lines"]): boolean {
  return lines.reduce((sum, { text }) => sum + text.replace(/\s/g, "").length, 0) < leastLetters;
}

/** @throws AppError `unsupported` when the format cannot hold the text. */
async function writeBytes(services: Services, payer: string, layout: ExportLayout): Promise<Uint8Array> {
  const written = await services.workers.run("write-file", layoutAlone(layout), { payer });
  if ("bytes" in written) return written.bytes;
  throw new AppError("unsupported", written.unwritable, { details: { reason: "characters" } });
}

async function findLoss(
  services: Services,
  payer: string,
  bytes: Uint8Array,
  { lines, format, isResume = false }: ExportInput,
): Promise<string[]> {
  const file = path.join(services.config.dataDir, "uploads", `export-${services.randomToken(12)}`);
  try {
    await writeFile(file, bytes);
    const { text: readBack } = await services.documents.read({
      path: file,
      name: `export.${format}`,
      onSpent: (ms) => services.workers.spend(payer, ms),
    });
    return await services.workers.run("find-export-loss", { lines, readBack, isResume }, { payer });
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    if (error.reason === "busy") throw new AppError("unavailable", error.message, { retryAfter: 2 });
    return [error.reason];
  } finally {
    await rm(file, { force: true });
  }
}
