import PDFDocument from "pdfkit";
import type { DocumentInput } from "./write-document/document-input.ts";
import { type DocumentStyle, documentStyles } from "./write-document/document-style.ts";
import { PdfLayout } from "./write-document/pdf-layout.ts";
import { PdfPages } from "./write-document/pdf-pages.ts";
import { PdfType } from "./write-document/pdf-type.ts";

/** A4 in points. */
const page = { width: 595.28, height: 841.89 } as const;
const pointsPerMillimetre = 72 / 25.4;

function pageBox({ margin }: DocumentStyle, spare: number) {
  const side = margin.side * pointsPerMillimetre;
  const top = margin.top * pointsPerMillimetre;
  return { ...page, left: side, top, bottom: page.height - top - spare, textWidth: page.width - 2 * side };
}

/**
 * A single-column A4 document of the lines, in order: tagged, with title and language, its fonts embedded and
 * free of ligatures, so that any reader gets the words back.
 * @returns the bytes of the file.
 * @throws UnwritableText when no font has some character, or a word does not fit a line.
 */
export async function pdfDocument(input: DocumentInput): Promise<Uint8Array> {
  const { title, lines, design = "classic", spare = 0 } = input;
  const look = documentStyles[design];
  const pdf = new PDFDocument({
    autoFirstPage: false,
    compress: true,
    displayTitle: true,
    font: "",
    info: { Title: title, Creator: "Kelpie" },
    lang: "en-AU",
    margin: 0,
    pdfVersion: "1.7",
    size: [page.width, page.height],
    tagged: true,
  });
  const type = new PdfType(pdf, look.family);
  const box = pageBox(look, spare);
  const layout = new PdfLayout(type, look, box.textWidth);
  const blocks = lines.map((line) => ({ ...layout.block(line), hasGap: line.gap === true }));
  type.refuseMissing();
  const bytes = collect(pdf);
  new PdfPages(pdf, type, look, box).draw(blocks);
  pdf.end();
  return bytes;
}

function collect(pdf: InstanceType<typeof PDFDocument>): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on("error", reject);
  });
}
