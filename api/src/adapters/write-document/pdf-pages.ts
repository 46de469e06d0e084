import type PDFDocument from "pdfkit";
import type { DocumentStyle } from "./document-style.ts";
import type { Block, Piece } from "./pdf-layout.ts";
import type { PdfType } from "./pdf-type.ts";

type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf["struct"]>;

export interface PageBox {
  width: number;
  height: number;
  left: number;
  top: number;
  bottom: number;
  textWidth: number;
}

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

const topKinds: readonly string[] = ["name", "label", "contact"];
/** Share of the line height above the baseline. */
const ascent = 0.74;
const hairline = 0.5;

/** Puts blocks on pages: headings stay with what follows, no line of a paragraph stands alone. */
export class PdfPages {
  private readonly pdf: Pdf;
  private readonly type: PdfType;
  private readonly look: DocumentStyle;
  private readonly box: PageBox;
  private readonly root: Element;
  private list: Element | undefined;
  private y = Number.POSITIVE_INFINITY;
  private pageNumber = 0;

  constructor(pdf: Pdf, type: PdfType, look: DocumentStyle, box: PageBox) {
    this.pdf = pdf;
    this.type = type;
    this.look = look;
    this.box = box;
    this.root = pdf.struct("Document");
    pdf.addStructure(this.root);
  }

  /** Draws all blocks in order and closes the structure. */
  draw(blocks: readonly Block[]): void {
    this.newPage();
    blocks.forEach((block, index) => {
      if (block.newPage && this.y > this.box.top) this.newPage();
      this.makeRoom(blocks, index);
      if (this.y > this.box.top) this.y += this.spaceBefore(block, blocks[index - 1]);
      this.drawBlock(block);
      this.y += block.style.after;
      const isTopsEnd = topKinds.includes(block.kind) && !topKinds.includes(blocks[index + 1]?.kind ?? "");
      if (isTopsEnd && this.look.headerRule !== undefined) {
        this.rule(this.y + 5);
        this.y += 7;
      }
      if (block.kind === "heading" && this.look.headingRule !== undefined)
        this.rule(this.y - block.style.after + 1.5);
    });
    this.list?.end();
    this.root.end();
  }

  /** A heading's own space is enough before its first entry. */
  private spaceBefore(block: Block, above: Block | undefined): number {
    if (block.gap === true) return block.style.leading * 0.7;
    if (block.gap === false) return -(above?.style.after ?? 0);
    return above?.kind === "heading" ? 0 : block.style.before;
  }

  /** A new page unless the block's first lines, and what must stay with them, still fit. */
  private makeRoom(blocks: readonly Block[], index: number): void {
    let needed = 0;
    for (let at = index; at < blocks.length; at += 1) {
      const block = blocks[at];
      if (block === undefined) break;
      const lines = block.lines.length;
      const isLeader = ["heading", "entry", "detail", "label"].includes(block.kind);
      const first = lines <= 3 || isLeader ? lines : 2;
      needed += (at === index ? 0 : block.style.before) + first * block.style.leading;
      if (!isLeader) break;
      needed += block.style.after;
    }
    const before = blocks[index]?.style.before ?? 0;
    const isTooTall = needed > this.box.bottom - this.box.top;
    if (this.y + before + needed > this.box.bottom && !isTooTall) this.newPage();
  }

  private newPage(): void {
    this.pdf.addPage();
    this.pageNumber += 1;
    this.y = this.box.top;
    if (this.pageNumber > 1) this.drawPageNumber();
  }

  private drawBlock(block: Block): void {
    const element = this.open(block);
    const body = block.kind === "item" ? this.pdf.struct("LBody") : element;
    if (block.mark !== undefined) {
      const label = this.pdf.struct("Lbl");
      const mark = block.mark;
      this.mark(label, "Lbl", () => this.drawLine([mark], block, this.y));
      element.add(label);
      label.end();
    }
    if (body !== element) element.add(body);
    let from = 0;
    while (from < block.lines.length) {
      const count = this.linesThatFit(block, from);
      if (count === 0) this.newPage();
      else {
        const part = block.lines.slice(from, from + count);
        this.mark(body, block.kind === "item" ? "LBody" : tags[block.kind], () =>
          this.drawLines(part, block),
        );
        from += count;
        if (from < block.lines.length) this.newPage();
      }
    }
    body.end();
    element.end();
  }

  /** Lines from `from` that stand on this page: at least one remains possible on an empty page. */
  private linesThatFit({ lines, style }: Block, from: number): number {
    const left = lines.length - from;
    const room = Math.floor((this.box.bottom - this.y + 0.01) / style.leading);
    if (room >= left) return left;
    const count = left - room === 1 && room > 2 ? room - 1 : room;
    return this.y === this.box.top ? Math.max(1, count) : Math.max(0, count);
  }

  /** The element of a block in the structure: items lie in one list while they follow each other. */
  private open(block: Block): Element {
    const element = this.pdf.struct(tags[block.kind]);
    if (block.kind !== "item") {
      this.list?.end();
      this.list = undefined;
      this.root.add(element);
      return element;
    }
    if (this.list === undefined) {
      this.list = this.pdf.struct("L");
      this.root.add(this.list);
    }
    this.list.add(element);
    return element;
  }

  private mark(element: Element, tag: string, draw: () => void): void {
    const content = this.pdf.markStructureContent(tag);
    draw();
    this.pdf.endMarkedContent();
    element.add(content);
  }

  private drawLines(lines: readonly Piece[][], block: Block): void {
    for (const line of lines) {
      this.drawLine(line, block, this.y);
      this.y += block.style.leading;
    }
  }

  private drawLine(pieces: readonly Piece[], { size, style }: Block, y: number): void {
    const baseline = y + style.leading * ascent;
    for (const piece of pieces) {
      let x = this.box.left + piece.x;
      this.pdf.fillColor(piece.colour);
      for (const run of this.type.runs(piece.text, piece.isBold)) {
        this.pdf.font(run.font).fontSize(size);
        const features = this.type.features(run);
        this.pdf.text(run.text, x, baseline, { lineBreak: false, baseline: "alphabetic", features });
        x += this.type.runWidth(run, size);
      }
    }
  }

  private rule(y: number): void {
    this.artifact("Layout", () => {
      const { left, textWidth } = this.box;
      this.pdf
        .moveTo(left, y)
        .lineTo(left + textWidth, y)
        .lineWidth(hairline);
      this.pdf.stroke(this.look.ruleColour);
    });
  }

  /** Drawn as a shape: people see it, and no reader takes it for a word of the text. */
  private drawPageNumber(): void {
    const { path, width } = this.type.outline(String(this.pageNumber), 8.5);
    const x = this.box.left + this.box.textWidth - width;
    const y = this.box.height - (this.box.height - this.box.bottom) * 0.5;
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
