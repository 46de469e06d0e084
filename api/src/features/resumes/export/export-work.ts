import type { DocumentDesign, SkillsLayout } from "#shared/domain/resumes/document-designs.ts";
import { type DocumentLine, documentLines, plainText } from "#shared/resume/document/document-lines.ts";
import { withSideColumn } from "#shared/resume/document/side-column.ts";
import { withSkillsAs } from "#shared/resume/document/skills-layout.ts";
import { wordDocument } from "../../../adapters/docx.ts";
import {
  type DrawnPages,
  drawPages,
  findTightnessForTwoPages,
  pdfDocument,
} from "../../../adapters/pdfkit.ts";
import { type DocumentInput, UnwritableText } from "../../../adapters/write-document/document-input.ts";
import { findLostFields, hasSameWords } from "./export-check.ts";

const writers = { docx: wordDocument, pdf: pdfDocument } as const;

export type ExportFormat = keyof typeof writers;
export const exportFormats = Object.keys(writers) as ExportFormat[];

/** A document of either format. */
export interface ExportLayout {
  title: string;
  lines: readonly DocumentLine[];
  format: ExportFormat;
  design?: DocumentDesign | undefined;
  /** Points left free at the foot of each page of a PDF. */
  spare?: number;
  /** A PDF in type of another family than the design's. */
  otherType?: boolean;
  /** How much smaller than the design, 0 to 6. */
  tightness?: number;
}

/** The lines of a resume, its skills as they are wished, or null where the text cannot be laid out whole. Pure. */
export function layOutResume({
  text,
  skills,
}: {
  text: string;
  skills?: SkillsLayout | undefined;
}): { lines: DocumentLine[]; name: string | undefined } | null {
  const lines = documentLines(text);
  if (!hasSameWords(text, plainText(lines))) return null;
  return { lines: withSkillsAs(lines, skills), name: lines.find((line) => line.kind === "name")?.text };
}

/** The bytes of a file, unchecked, or why the format cannot hold the text. */
export async function writeExport(
  layout: ExportLayout,
): Promise<{ bytes: Uint8Array } | { unwritable: string }> {
  try {
    return { bytes: await writers[layout.format](inputOf(layout)) };
  } catch (error) {
    if (error instanceof UnwritableText) return { unwritable: error.message };
    throw error;
  }
}

function inputOf({ format: _format, design, ...layout }: ExportLayout): DocumentInput {
  return { ...layout, ...(design === undefined ? {} : { design }) };
}

/** The pages of a layout's PDF as pictures, or why they cannot hold the text. @param order.most pages that are drawn. */
export function drawExport(order: {
  layout: ExportLayout;
  most?: number;
}): DrawnPages | { unwritable: string } {
  try {
    return drawPages(inputOf(order.layout), order.most);
  } catch (error) {
    if (error instanceof UnwritableText) return { unwritable: error.message };
    throw error;
  }
}

/** How much smaller a layout must be set for two pages; 0 where it has no more or cannot. */
export function findTightness(layout: ExportLayout): number {
  try {
    return findTightnessForTwoPages(inputOf(layout)) ?? 0;
  } catch (error) {
    if (error instanceof UnwritableText) return 0;
    throw error;
  }
}

/** As `writeExport`, for texts that are known to fit. @throws Error in words when one does not. */
export async function bytesOf(layout: ExportLayout): Promise<Uint8Array> {
  const written = await writeExport(layout);
  if ("unwritable" in written) throw new Error(written.unwritable);
  return written.bytes;
}

/** Space that moves the ends of pages; a line of the text repeated at two of them can pass for a footer. */
const spare = 40;

/**
 * The ways to lay a text out, best first: with the design's side column, as set, without columns, without wide gaps and right-hand dates,
 * with shorter pages, in another type.
 */
export function* layoutsOf<T extends ExportLayout>(input: T): Generator<T & ExportLayout> {
  const beside = input.design === "modern" ? withSideColumn(input.lines) : null;
  if (beside) yield { ...input, lines: beside };
  yield input;
  const single = input.lines.map(withoutColumns);
  if (single.some((line, at) => line !== input.lines[at])) yield { ...input, lines: single };
  const lines = single.flatMap(withDateBelow).map(withoutGaps);
  if (lines.some((line, at) => line.text !== input.lines[at]?.text)) yield { ...input, lines };
  if (input.format !== "pdf") return;
  yield { ...input, lines, spare };
  yield { ...input, lines, otherType: true };
}

function withDateBelow({ date, ...line }: DocumentLine): DocumentLine[] {
  return date === undefined ? [line] : [line, { kind: "detail", text: date }];
}

function withoutColumns(line: DocumentLine): DocumentLine {
  if (line.columns === undefined) return line;
  const { columns: _, ...rest } = line;
  return { ...rest, text: line.text.replaceAll("\t", ", ") };
}

function withoutGaps(line: DocumentLine): DocumentLine {
  return { ...line, text: line.text.replace(/\s+/g, " ") };
}

/** The same as a list: a look for a side column reads the whole text. */
export function findLayouts(input: ExportLayout): ExportLayout[] {
  return [...layoutsOf(input)];
}

/** What of the lines the file does not give back; empty when it is whole. Pure. */
export function findExportLoss(order: {
  lines: readonly DocumentLine[];
  readBack: string;
  /** The resume fields must read the same from the file; letters and reports have none. */
  isResume: boolean;
}): string[] {
  const text = plainText(order.lines);
  if (!hasSameWords(text, order.readBack)) return ["words"];
  return order.isResume ? findLostFields(text, order.readBack) : [];
}
