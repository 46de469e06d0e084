import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileAnswer } from "#shared/contract/route.ts";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { type DocumentLine, plainText } from "#shared/resume/document/document-lines.ts";
import { wordDocument } from "../../adapters/docx.ts";
import { pdfDocument } from "../../adapters/pdfkit.ts";
import { DocumentError } from "../../adapters/read-document/parsed-document.ts";
import { UnwritableText } from "../../adapters/write-document/document-input.ts";
import { AppError } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import { findLostFields, hasSameWords } from "./export-check.ts";

const writers = {
  docx: {
    write: wordDocument,
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  pdf: { write: pdfDocument, type: "application/pdf" },
} as const;

export type ExportFormat = keyof typeof writers;
export const exportFormats = Object.keys(writers) as ExportFormat[];

export interface ExportInput {
  /** Without its ending. */
  name: string;
  title: string;
  lines: readonly DocumentLine[];
  format: ExportFormat;
  design?: DocumentDesign | undefined;
  /** The resume fields must read the same from the file; letters and reports have none. */
  isResume?: boolean;
}

/**
 * A file of the lines, read back by our own reader before it is handed over. Where dates at the right-hand
 * end of a line are not read back in place, the file is made once more with them on lines of their own.
 * @throws AppError `unsupported` when the format cannot hold the text, `internal` when the file is not whole.
 */
export async function exportFile(services: Services, input: ExportInput): Promise<FileAnswer> {
  const { name, format } = input;
  for (const layout of layoutsOf(input)) {
    const bytes = await writeBytes(layout);
    if (format === "pdf" && isTooShort(input.lines))
      throw new AppError("unsupported", "This text is too short for a PDF. Please try the Word download.");
    const lost = await findLoss(services, bytes, layout);
    if (lost.length === 0) return { bytes, name: `${name}.${format}`, type: writers[format].type };
    services.log.warn({ format, design: input.design, lost: lost.length }, "an exported file was not whole");
  }
  const other = format === "pdf" ? "Word" : "PDF";
  throw new AppError(
    "internal",
    `We checked the file and it did not hold your whole text, so it was not handed over. Please try the ${other} download.`,
  );
}

/** Readers take a PDF page with a word or two for a scan; ours refuses it too. */
const leastLetters = 40;

function isTooShort(lines: ExportInput["lines"]): boolean {
  return lines.reduce((sum, { text }) => sum + text.replace(/\s/g, "").length, 0) < leastLetters;
}

/** The bytes of a file, unchecked. @throws AppError `unsupported` when the format cannot hold the text. */
export async function writeBytes(layout: ExportLayout): Promise<Uint8Array> {
  const { title, lines, format, design, spare = 0 } = layout;
  try {
    return await writers[format].write({ title, lines, spare, ...(design === undefined ? {} : { design }) });
  } catch (error) {
    if (!(error instanceof UnwritableText)) throw error;
    throw new AppError("unsupported", error.message, { details: { reason: "characters" } });
  }
}

export type ExportLayout = Pick<ExportInput, "title" | "lines" | "format" | "design"> & { spare?: number };

/** Space that moves the ends of pages; a line of the text repeated at two of them can pass for a footer. */
const spare = 40;

/** The ways to lay a text out, best first: as set, without wide gaps and right-hand dates, with shorter pages. */
export function* layoutsOf<T extends ExportLayout>(input: T): Generator<T & ExportLayout> {
  yield input;
  const lines = input.lines.flatMap(withDateBelow).map(withoutGaps);
  if (lines.some((line, at) => line.text !== input.lines[at]?.text)) yield { ...input, lines };
  if (input.format === "pdf") yield { ...input, lines, spare };
}

function withDateBelow({ date, ...line }: DocumentLine): DocumentLine[] {
  return date === undefined ? [line] : [line, { kind: "detail", text: date }];
}

function withoutGaps(line: DocumentLine): DocumentLine {
  return { ...line, text: line.text.replace(/\s+/g, " ") };
}

async function findLoss(services: Services, bytes: Uint8Array, input: ExportInput): Promise<string[]> {
  const text = plainText(input.lines);
  const file = path.join(services.config.dataDir, "uploads", `export-${services.randomToken(12)}`);
  try {
    await writeFile(file, bytes);
    const { text: readBack } = await services.documents.read({ path: file, name: `export.${input.format}` });
    if (!hasSameWords(text, readBack)) return ["words"];
    return input.isResume === true ? findLostFields(text, readBack) : [];
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    if (error.reason === "busy") throw new AppError("unavailable", error.message, { retryAfter: 2 });
    return [error.reason];
  } finally {
    await rm(file, { force: true });
  }
}
