import PDFDocument from "pdfkit";
import type { DocumentLine } from "#shared/resume/document/document-lines.ts";
import type { DocumentInput } from "./write-document/document-input.ts";
import { type DocumentStyle, documentStyles, tightened } from "./write-document/document-style.ts";
import { type Block, PdfLayout } from "./write-document/pdf-layout.ts";
import { type PageBox, PdfPages } from "./write-document/pdf-pages.ts";
import { PdfType } from "./write-document/pdf-type.ts";

/** A4 in points. */
const page = { width: 595.28, height: 841.89 } as const;
const pointsPerMillimetre = 72 / 25.4;

function pageBox({ margin }: DocumentStyle, spare: number) {
  const side = margin.side * pointsPerMillimetre;
  const top = margin.top * pointsPerMillimetre;
  return { ...page, left: side, top, bottom: page.height - top - spare, textWidth: page.width - 2 * side };
}

const otherFamily = { serif: "sans", sans: "serif" } as const;

/**
 * A single-column A4 document of the lines, in order: tagged, with title and language, its fonts embedded and
 * free of ligatures, so that any reader gets the words back.
 * @returns the bytes of the file.
 * @throws UnwritableText when no font has some character, or a word does not fit a line.
 */
export async function pdfDocument(input: DocumentInput): Promise<Uint8Array> {
  const { title, lines, design = "classic", spare = 0, otherType = false } = input;
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
  const family = otherType ? otherFamily[look.family] : look.family;
  const type = new PdfType(pdf, family);
  const box = pageBox(look, spare);
  const blocks = fittingBlocks(lines, (style) => new PdfLayout(type, style, box.textWidth), { look, box });
  type.refuseMissing();
  const bytes = collect(pdf);
  new PdfPages(pdf, type, look, box).draw(blocks);
  pdf.end();
  return bytes;
}

/** A last page with less than this share of a page looks forgotten. */
const leastLastPage = 0.14;

/** The lines as blocks; set a little tighter where that saves a last page with next to nothing on it. */
function fittingBlocks(
  lines: readonly DocumentLine[],
  layoutOf: (look: DocumentStyle) => PdfLayout,
  { look, box }: { look: DocumentStyle; box: PageBox },
): Block[] {
  const set = (style: DocumentStyle) => lines.map((line) => layoutOf(style).block(line));
  const blocks = set(look);
  const height = box.bottom - box.top;
  const total = blocks.reduce(
    (sum, { style, lines: own }) => sum + style.before + style.after + own.length * style.leading,
    0,
  );
  const last = total % height;
  return total > height && last < leastLastPage * height ? set(tightened(look)) : blocks;
}

function collect(pdf: InstanceType<typeof PDFDocument>): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on("error", reject);
  });
}
