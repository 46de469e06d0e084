import type PDFDocument from "pdfkit";
import { type PdfType, unkerned } from "./pdf-type.ts";

type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf["struct"]>;

/** A table with what is said above it. */
export interface TableInput {
  title: string;
  /** Lines between the title and the table. */
  intro: readonly string[];
  columns: readonly { title: string /** Share of the width. */; share: number }[];
  rows: readonly (readonly string[])[];
}

const page = { width: 595.28, height: 841.89, margin: 48 };
const textWidth = page.width - 2 * page.margin;
const foot = page.height - page.margin - 14;
const size = { title: 16, text: 9.5 };
const lineHeight = 13;
const padding = 3;
const gutter = 8;
/** A cell longer than so many lines is no name of anything; its end is cut with an ellipsis. */
const mostLines = 6;
const longestWord = 400;
const ink = "#1a1a1a";
const faint = "#c9c9c9";

interface Line {
  text: string;
  isBold: boolean;
  at: number;
}

/** Draws a table over as many pages as it takes, its heads on each, every cell an element of the structure. */
export class TablePages {
  private readonly pdf: Pdf;
  private readonly type: PdfType;
  private readonly root: Element;
  private y = page.margin;
  private pageNumber = 0;

  constructor(pdf: Pdf, type: PdfType) {
    this.pdf = pdf;
    this.type = type;
    this.root = pdf.struct("Document");
    pdf.addStructure(this.root);
  }

  draw({ title, intro, columns, rows }: TableInput): void {
    this.nextPage();
    this.paragraph("H1", [{ text: title, isBold: true, at: size.title }]);
    for (const text of intro)
      for (const line of this.wrap(text, false, textWidth)) this.paragraph("P", [line]);
    this.y += lineHeight / 2;
    const table = this.pdf.struct("Table");
    this.root.add(table);
    const widths = columns.map(({ share }) => share * textWidth);
    const heads = columns.map((column) => column.title);
    this.cells(table, "TH", this.headLines(heads, widths), widths);
    for (const cells of rows) {
      const lines = cells.map((text, at) => this.wrap(text, false, (widths[at] ?? 0) - gutter));
      if (this.y + heightOf(lines) > foot) {
        this.nextPage();
        this.artifact("Layout", () => this.drawCells(this.headLines(heads, widths), widths));
        this.rule();
      }
      this.cells(table, "TD", lines, widths);
    }
    table.end();
    if (this.type.missing.size > 0) this.note();
    this.root.end();
  }

  private note(): void {
    if (this.y + 3 * lineHeight > foot) this.nextPage();
    const some = "Some characters, such as emoji, are left out: our PDF type does not have them.";
    for (const line of this.wrap(some, false, textWidth)) this.paragraph("P", [line]);
  }

  private headLines(heads: readonly string[], widths: readonly number[]): Line[][] {
    return heads.map((text, at) => this.wrap(text, true, (widths[at] ?? 0) - gutter));
  }

  private cells(table: Element, tag: "TH" | "TD", lines: readonly Line[][], widths: readonly number[]): void {
    const row = this.pdf.struct("TR");
    table.add(row);
    this.drawCells(lines, widths, (draw) => {
      const cell = this.pdf.struct(tag);
      row.add(cell);
      const content = this.pdf.markStructureContent(tag);
      draw();
      this.pdf.endMarkedContent();
      cell.add(content);
      cell.end();
    });
    row.end();
    this.rule();
  }

  /** @param within puts what draws one cell into its place of the structure. */
  private drawCells(
    cells: readonly Line[][],
    widths: readonly number[],
    within: (draw: () => void) => void = (draw) => draw(),
  ): void {
    let x = page.margin;
    for (const [at, lines] of cells.entries()) {
      const left = x;
      within(() => {
        for (const [n, line] of lines.entries())
          this.text(line, left, this.y + padding + size.text + n * lineHeight);
      });
      x += widths[at] ?? 0;
    }
    this.y += heightOf(cells);
  }

  private paragraph(tag: "H1" | "P", lines: readonly Line[]): void {
    const element = this.pdf.struct(tag);
    this.root.add(element);
    const content = this.pdf.markStructureContent(tag);
    for (const line of lines) {
      this.y += Math.max(lineHeight, line.at * 1.2);
      this.text(line, page.margin, this.y);
    }
    this.pdf.endMarkedContent();
    element.add(content);
    element.end();
  }

  private text({ text, isBold, at }: Line, left: number, baseline: number): void {
    let x = left;
    this.pdf.fillColor(ink);
    const runs = this.type.runs(text, isBold);
    for (const run of runs) {
      this.pdf.font(run.font).fontSize(at);
      this.pdf.text(run.text, x, baseline, { lineBreak: false, baseline: "alphabetic", features: unkerned });
      if (runs.length > 1) x += this.type.runWidth(run, at);
    }
  }

  /** Between words; a word that is longer than the line, anywhere. Words are measured once, lines never. */
  private wrap(text: string, isBold: boolean, width: number): Line[] {
    const measure = (part: string) => this.type.width(part, isBold, size.text);
    const space = measure(" ");
    const lines: string[] = [];
    let [last, lastWidth] = ["", 0];
    const add = (part: string, gap: string) => {
      const [own, gapWidth] = [measure(part), gap === "" ? 0 : space];
      const fits = lastWidth + gapWidth + own <= width;
      if (!fits && last !== "") lines.push(last);
      [last, lastWidth] = fits ? [`${last}${gap}${part}`, lastWidth + gapWidth + own] : [part, own];
    };
    for (const word of text.split(/\s+/)) {
      if (lines.length > mostLines) break;
      if (measure(word) <= width) add(word, last === "" ? "" : " ");
      else for (const char of word.slice(0, longestWord)) add(char, "");
    }
    lines.push(last);
    const shown =
      lines.length > mostLines ? [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]}…`] : lines;
    return shown.map((own) => ({ text: own, isBold, at: size.text }));
  }

  private nextPage(): void {
    this.pdf.addPage();
    this.pageNumber += 1;
    this.y = page.margin;
    const { path, width } = this.type.outline(String(this.pageNumber), 8.5);
    this.artifact("Pagination", () => {
      this.pdf.save().translate(page.width - page.margin - width, page.height - page.margin / 2);
      this.pdf.path(path).fill(ink);
      this.pdf.restore();
    });
  }

  private rule(): void {
    this.artifact("Layout", () => {
      this.pdf
        .moveTo(page.margin, this.y)
        .lineTo(page.width - page.margin, this.y)
        .lineWidth(0.5)
        .stroke(faint);
    });
  }

  private artifact(type: "Layout" | "Pagination", draw: () => void): void {
    this.pdf.markContent("Artifact", { type });
    draw();
    this.pdf.endMarkedContent();
  }
}

const heightOf = (cells: readonly Line[][]) =>
  Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight + 2 * padding;
