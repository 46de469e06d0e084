import type { DocumentStyle } from "./document-style.ts";
import type { Block, Piece } from "./pdf-layout.ts";

export interface PageBox {
  width: number;
  height: number;
  left: number;
  top: number;
  bottom: number;
  textWidth: number;
}

/** What is on a page, in points from its upper left corner; either drawing walks the same list. */
export type Mark =
  | {
      kind: "line";
      block: number;
      part: "mark" | "body";
      pieces: Piece[];
      left: number;
      top: number;
      baseline: number;
    }
  | { kind: "rule"; x: number; y: number; width: number }
  | { kind: "tint"; x: number; y: number; width: number; height: number; colour: string }
  | { kind: "number"; value: number };

const topKinds: readonly string[] = ["name", "label", "contact"];
/** Share of the line height above the baseline. */
const ascent = 0.74;

/** Puts blocks on pages: headings stay with what follows, no line of a paragraph is alone. */
export class PageSetter {
  readonly pages: Mark[][] = [];
  private readonly look: DocumentStyle;
  private readonly box: PageBox;
  private y = Number.POSITIVE_INFINITY;

  constructor(look: DocumentStyle, box: PageBox) {
    this.look = look;
    this.box = box;
  }

  /** Sets all blocks in order. @returns the marks of each page. */
  set(blocks: readonly Block[]): Mark[][] {
    this.newPage();
    const from = blocks.findIndex((block) => block.side);
    const to = blocks.findLastIndex((block) => block.side) + 1;
    blocks.forEach((block, index) => {
      if (index === from) this.setSide(blocks.slice(from, to), from);
      if (index < from || index >= to || from < 0) this.setNext(block, index, blocks);
    });
    return this.pages;
  }

  private setNext(block: Block, index: number, blocks: readonly Block[]): void {
    if (block.newPage && this.y > this.box.top) this.newPage();
    this.makeRoom(blocks, index);
    const above = blocks[index - 1];
    if (this.y > this.box.top && !above?.side) this.y += spaceBefore(block, above);
    this.setBlock(block, index);
    this.y += block.style.after;
    const isTopsEnd = topKinds.includes(block.kind) && !topKinds.includes(blocks[index + 1]?.kind ?? "");
    if (isTopsEnd && this.look.headerRule !== undefined) {
      this.add({ kind: "rule", x: this.box.left, y: this.y + 5, width: this.box.textWidth });
      this.y += 7;
    }
    this.ruleBelow(block);
  }

  private ruleBelow(block: Block): void {
    if (block.kind !== "heading" || this.look.headingRule === undefined) return;
    const y = this.y - block.style.after + 1.5;
    this.add({ kind: "rule", x: this.box.left + block.left, y, width: block.width });
  }

  /** The side column is below the head; the wide column begins at the same height. */
  private setSide(blocks: readonly Block[], from: number): void {
    const { side } = this.look;
    if (side === undefined) return;
    const top = this.y + (blocks[0]?.style.before ?? 0) * 0.6;
    const tint = {
      kind: "tint",
      x: this.box.left,
      y: top,
      width: side.width,
      height: 0,
      colour: side.tint,
    } as const;
    const page = this.pages.at(-1) ?? [];
    const at = page.push(tint) - 1;
    this.y = top + side.padding;
    blocks.forEach((block, n) => {
      if (n > 0) this.y += spaceBefore(block, blocks[n - 1]);
      this.setLines(block, from + n, 0, block.lines.length);
      this.y += block.style.after;
      this.ruleBelow(block);
    });
    page[at] = { ...tint, height: this.y + side.padding - top };
    this.y = top + side.padding;
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
    this.pages.push([]);
    this.y = this.box.top;
    if (this.pages.length > 1) this.add({ kind: "number", value: this.pages.length });
  }

  private add(mark: Mark): void {
    this.pages.at(-1)?.push(mark);
  }

  private setBlock(block: Block, index: number): void {
    let from = 0;
    while (from < block.lines.length) {
      const count = this.linesThatFit(block, from);
      if (count === 0) this.newPage();
      else {
        this.setLines(block, index, from, from + count);
        from += count;
        if (from < block.lines.length) this.newPage();
      }
    }
  }

  private setLines(block: Block, index: number, from: number, to: number): void {
    const left = this.box.left + block.left;
    const line = (pieces: Piece[], part: "mark" | "body") => {
      const baseline = this.y + block.style.leading * ascent;
      this.add({ kind: "line", block: index, part, pieces, left, top: this.y, baseline });
    };
    if (from === 0 && block.mark !== undefined) line([block.mark], "mark");
    for (const pieces of block.lines.slice(from, to)) {
      line(pieces, "body");
      this.y += block.style.leading;
    }
  }

  /** Lines from `from` that are on this page: at least one remains possible on an empty page. */
  private linesThatFit({ lines, style }: Block, from: number): number {
    const left = lines.length - from;
    const room = Math.floor((this.box.bottom - this.y + 0.01) / style.leading);
    if (room >= left) return left;
    const count = left - room === 1 && room > 2 ? room - 1 : room;
    return this.y === this.box.top ? Math.max(1, count) : Math.max(0, count);
  }
}

/** A heading's own space is enough before its first entry. */
function spaceBefore(block: Block, above: Block | undefined): number {
  if (block.gap === true) return block.style.leading * 0.7;
  if (block.gap === false) return -(above?.style.after ?? 0);
  return above?.kind === "heading" ? 0 : block.style.before;
}

/** True when a page holds the side column whole; `pages` as `PageSetter` made them. */
export function holdsSide(pages: readonly (readonly Mark[])[], { bottom }: PageBox): boolean {
  return pages.every((page) =>
    page.every((mark) => mark.kind !== "tint" || mark.y + mark.height <= bottom + 20),
  );
}
