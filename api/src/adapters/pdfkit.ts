import PDFDocument from "pdfkit";
import type { DocumentInput } from "./write-document/document-input.ts";
import { documentStyles } from "./write-document/document-style.ts";
import { PdfPages } from "./write-document/pdf-pages.ts";
import { PdfType } from "./write-document/pdf-type.ts";
import { type PageDrawing, SvgPages } from "./write-document/svg-pages.ts";
import { type TableInput, TablePages } from "./write-document/table-pages.ts";
import { a4, tightnessForTwoPages, typeset } from "./write-document/typeset.ts";

const otherFamily = { serif: "sans", sans: "serif" } as const;

function openPdf(title: string): InstanceType<typeof PDFDocument> {
  return new PDFDocument({
    autoFirstPage: false,
    compress: true,
    displayTitle: true,
    font: "",
    info: { Title: title, Creator: "Kelpie" },
    lang: "en-AU",
    margin: 0,
    pdfVersion: "1.7",
    size: [a4.width, a4.height],
    tagged: true,
  });
}

function typeOf(pdf: InstanceType<typeof PDFDocument>, { design = "classic", otherType }: DocumentInput) {
  const { family } = documentStyles[design];
  return new PdfType(pdf, otherType ? otherFamily[family] : family);
}

/**
 * An A4 document of the lines, in order: tagged, with title and language, its fonts embedded and free of ligatures, so
 * that any reader gets the words back.
 * @returns the bytes of the file.
 * @throws UnwritableText when no font has some character, or a word does not fit a line.
 */
export async function pdfDocument(input: DocumentInput): Promise<Uint8Array> {
  const pdf = openPdf(input.title);
  const type = typeOf(pdf, input);
  const set = typeset(type, input);
  type.refuseMissing();
  const bytes = collect(pdf);
  new PdfPages(pdf, type, set.look, set.box).draw(set.pages, set.blocks);
  pdf.end();
  return bytes;
}

/**
 * An A4 document of one table, tagged like `pdfDocument`.
 * Characters that no font of ours has are left out, and a last line says so.
 * @returns the bytes of the file.
 */
export async function pdfTable(input: TableInput): Promise<Uint8Array> {
  const pdf = openPdf(input.title);
  const type = new PdfType(pdf, "sans");
  const bytes = collect(pdf);
  new TablePages(pdf, type).draw(input);
  pdf.end();
  return bytes;
}

/** The pages of the PDF as pictures, from the same layout. */
export interface DrawnPages {
  pages: PageDrawing[];
  pageCount: number;
  /** How much smaller it must be set for two pages: 0 where it has no more, null where it cannot. */
  tightness: number | null;
}

/**
 * @param most pages that are drawn.
 * @throws UnwritableText as `pdfDocument` does.
 */
export function drawPages(input: DocumentInput, most?: number): DrawnPages {
  const type = typeOf(openPdf(input.title), input);
  const set = typeset(type, input);
  type.refuseMissing();
  const tightness = most === undefined ? tightnessForTwoPages(type, input) : 0;
  return { pages: new SvgPages(type, set).draw(most), pageCount: set.pages.length, tightness };
}

/** @returns as `DrawnPages.tightness`. @throws UnwritableText when a word does not fit a line. */
export function findTightnessForTwoPages(input: DocumentInput): number | null {
  return tightnessForTwoPages(typeOf(openPdf(input.title), input), input);
}

function collect(pdf: InstanceType<typeof PDFDocument>): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on("error", reject);
  });
}
