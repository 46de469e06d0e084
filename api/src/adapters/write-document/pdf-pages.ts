import type PDFDocument from "pdfkit";
import type { DocumentStyle } from "./document-style.ts";
import type { Block } from "./pdf-layout.ts";
import type { PdfType } from "./pdf-type.ts";
import type { Mark, PageBox } from "./set-pages.ts";

type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf["struct"]>;
type LineMark = Extract<Mark, { kind: "line" }>;

/** Structure of the file for those who hear it: title, headings, entries, lists. */
const tags: Record<Block["kind"], string> = {
  name: "H1",
  label: "P",
  contact: "P",
  heading: "H2",
  entry: "H3",
  detail: "P",
  item: "LI",
  text: "P",
};

const hairline = 0.5;

/** Draws set pages into a PDF, each block an element of its structure. */
export class PdfPages {
  private readonly pdf: Pdf;
  private readonly type: PdfType;
  private readonly look: DocumentStyle;
  private readonly box: PageBox;
  private readonly root: Element;
  private list: Element | undefined;
  private current: { block: number; element: Element; body: Element } | undefined;

  constructor(pdf: Pdf, type: PdfType, look: DocumentStyle, box: PageBox) {
    this.pdf = pdf;
    this.type = type;
    this.look = look;
    this.box = box;
    this.root = pdf.struct("Document");
    pdf.addStructure(this.root);
  }

  /** Draws all pages and closes the structure. */
  draw(pages: readonly (readonly Mark[])[], blocks: readonly Block[]): void {
    for (const page of pages) {
      this.pdf.addPage();
      for (let at = 0; at < page.length; at += 1) {
        const mark = page[at];
        if (mark?.kind !== "line") this.drawShape(mark);
        else {
          const group = linesOfPart(page, at);
          this.drawLines(group, blocks);
          at += group.length - 1;
        }
      }
    }
    this.close();
    this.list?.end();
    this.root.end();
  }

  private drawShape(mark: Exclude<Mark, LineMark> | undefined): void {
    if (mark?.kind === "rule") this.rule(mark);
    else if (mark?.kind === "tint")
      this.artifact("Layout", () => this.pdf.rect(mark.x, mark.y, mark.width, mark.height).fill(mark.colour));
    else if (mark?.kind === "number") this.drawPageNumber(mark.value);
  }

  private drawLines(lines: readonly LineMark[], blocks: readonly Block[]): void {
    const [first] = lines;
    const block = first && blocks[first.block];
    if (first === undefined || block === undefined) return;
    if (this.current?.block !== first.block) this.open(block, first.block);
    const { element, body } = this.current ?? this.open(block, first.block);
    const isLabel = first.part === "mark";
    const target = isLabel ? this.pdf.struct("Lbl") : body;
    const tag = isLabel ? "Lbl" : block.kind === "item" ? "LBody" : tags[block.kind];
    const content = this.pdf.markStructureContent(tag);
    for (const line of lines) this.drawLine(line, block);
    this.pdf.endMarkedContent();
    target.add(content);
    if (!isLabel) return;
    element.add(target);
    target.end();
    element.add(body);
  }

  /** The element of a block in the structure: items lie in one list while they follow each other. */
  private open(block: Block, index: number): { element: Element; body: Element } {
    this.close();
    const element = this.pdf.struct(tags[block.kind]);
    const body = block.kind === "item" ? this.pdf.struct("LBody") : element;
    this.current = { block: index, element, body };
    if (block.kind !== "item") {
      this.list?.end();
      this.list = undefined;
      this.root.add(element);
      return this.current;
    }
    if (this.list === undefined) {
      this.list = this.pdf.struct("L");
      this.root.add(this.list);
    }
    this.list.add(element);
    return this.current;
  }

  private close(): void {
    if (this.current === undefined) return;
    const { element, body } = this.current;
    body.end();
    if (body !== element) element.end();
    this.current = undefined;
  }

  private drawLine({ pieces, left, baseline }: LineMark, { size }: Block): void {
    for (const piece of pieces) {
      let x = left + piece.x;
      this.pdf.fillColor(piece.colour);
      for (const run of this.type.runs(piece.text, piece.isBold)) {
        this.pdf.font(run.font).fontSize(size);
        const features = this.type.features(run);
        this.pdf.text(run.text, x, baseline, { lineBreak: false, baseline: "alphabetic", features });
        x += this.type.runWidth(run, size);
      }
    }
  }

  private rule({ x, y, width }: { x: number; y: number; width: number }): void {
    this.artifact("Layout", () => {
      this.pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(hairline);
      this.pdf.stroke(this.look.ruleColour);
    });
  }

  /** Drawn as a shape: people see it, and no reader takes it for a word of the text. */
  private drawPageNumber(value: number): void {
    const { path, width } = this.type.outline(String(value), 8.5);
    const { x, y } = pageNumberPlace(this.box, width);
    this.artifact("Pagination", () => {
      this.pdf.save().translate(x, y);
      this.pdf.path(path).fill(this.look.lines.contact.colour);
      this.pdf.restore();
    });
  }

  private artifact(type: "Layout" | "Pagination", draw: () => void): void {
    this.pdf.markContent("Artifact", { type });
    draw();
    this.pdf.endMarkedContent();
  }
}

/** The lines from `at` that are one part of one block on this page. */
function linesOfPart(page: readonly Mark[], at: number): LineMark[] {
  const first = page[at];
  const lines: LineMark[] = [];
  for (const mark of page.slice(at)) {
    if (first?.kind !== "line" || mark.kind !== "line") break;
    if (mark.block !== first.block || mark.part !== first.part) break;
    lines.push(mark);
  }
  return lines;
}

/** Where the number of a page is, by its width in points. */
export function pageNumberPlace(box: PageBox, width: number): { x: number; y: number } {
  return { x: box.left + box.textWidth - width, y: box.height - (box.height - box.bottom) * 0.5 };
}
