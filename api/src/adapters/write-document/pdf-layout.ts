import type { DocumentLine } from "#shared/resume/document/document-lines.ts";
import { UnwritableText } from "./document-input.ts";
import type { DocumentStyle, LineStyle } from "./document-style.ts";
import type { PdfType } from "./pdf-type.ts";

/** A piece of a set line; `x` in points from the text's left margin. */
export interface Piece {
  text: string;
  x: number;
  isBold: boolean;
  colour: string;
}

/** A line of the document broken to the page's width: its pieces line by line, in reading order. */
export interface Block {
  kind: DocumentLine["kind"];
  /** From the page's left margin, and how wide its column is. */
  left: number;
  width: number;
  side?: true | undefined;
  style: LineStyle;
  size: number;
  lines: Piece[][];
  gap?: boolean | undefined;
  newPage?: true | undefined;
  /** The list mark before the first line. */
  mark?: Piece;
}

interface Word {
  text: string;
  /** Set apart from the word before by a tab or several spaces. */
  isApart: boolean;
  /** May not begin a line: read back, it would pass for a list mark. */
  isGlued: boolean;
  isBold: boolean;
}

/** No letter and no digit, a bullet before the word, or the "o" that some lists begin with. */
const passesForMark = /^(?:[^\p{L}\p{N}]+$|o$|[•▪●◦⁃·‣➢✓✔►■□❖○➤▸»∙⚫])/u;
const mostGlued = 12;
const wideGap = 18;
/** Between the columns of a list of skills. */
const leastGutter = 10;
const smallest = 5;
/** Characters of a word that is not worth measuring: the narrowest letters fill a line a few times over. */
const longestWord = 2000;
const nestedIndent = 12;

function wordsOf({ text, strong }: DocumentLine, isBold: boolean): Word[] {
  return [...text.trimEnd().matchAll(/(?<!\s)(\s*)(\S+)/gu)].map(({ index, 1: space = "", 2: word = "" }) => {
    const at = index + space.length;
    const isStrong = strong !== undefined && at >= strong.from && at < strong.to;
    return {
      text: word,
      isApart: /\t| {3}/.test(space),
      isGlued: passesForMark.test(word),
      isBold: isBold || isStrong,
    };
  });
}

/** Words that stay together on a line: "pre- and post-natal" broken after a hyphen would be read as one word. */
function chunksOf(words: readonly Word[]): Word[][] {
  const chunks: Word[][] = [];
  for (const word of words) {
    const last = chunks.at(-1);
    const isHalf =
      last !== undefined && /\p{L}-$/u.test(last.at(-1)?.text ?? "") && /^\p{Ll}/u.test(word.text);
    if ((word.isGlued || isHalf) && last !== undefined && last.length < mostGlued) last.push(word);
    else chunks.push([word]);
  }
  return chunks;
}

const topKinds: readonly string[] = ["name", "label", "contact"];

interface Setting {
  style: LineStyle;
  left: number;
  width: number;
}

/** Breaks and places the lines of a document for a page with `width` points between its margins. */
export class PdfLayout {
  private readonly type: PdfType;
  private readonly look: DocumentStyle;
  private readonly width: number;
  private readonly hasSide: boolean;

  /** @param hasSide a side column is beside everything but the head. */
  constructor(type: PdfType, look: DocumentStyle, { width, hasSide }: { width: number; hasSide: boolean }) {
    this.type = type;
    this.look = look;
    this.width = width;
    this.hasSide = hasSide;
  }

  /** @throws UnwritableText when a single word is longer than a line can be made to hold. */
  block(line: DocumentLine): Block {
    const style = this.look.lines[line.kind];
    const column = this.columnOf(line);
    const { mark, text } = this.look.indent;
    const nested = line.isNested === true ? nestedIndent : 0;
    const left = line.kind === "item" ? mark + text + nested : 0;
    const words = wordsOf(line, style.isBold);
    const size = this.fittingSize(words, style, column.width - left);
    const setting = { style: { ...style, size }, left, width: column.width };
    const lines = this.cells(line, setting) ?? this.breakLines(words, setting);
    const { kind, gap, newPage, side } = line;
    const block: Block = { kind, ...column, side, style, size, lines, gap, newPage };
    if (line.date !== undefined) this.placeDate(block, line.date);
    if (line.kind === "item") {
      const sign = line.isNested === true ? "–" : "•";
      block.mark = { text: sign, x: mark + nested, isBold: false, colour: style.colour };
    }
    return block;
  }

  /** The parts of a line in equal columns; none where one of them is wider than its column. */
  private cells({ text, columns }: DocumentLine, { style, left, width }: Setting): Piece[][] | undefined {
    if (columns === undefined) return undefined;
    const step = (width - left) / columns;
    const pieces = text.split("\t").map((part, at): Piece => {
      return { text: part, x: left + at * step, isBold: style.isBold, colour: style.colour };
    });
    const isTooWide = pieces.some((piece) => this.endOf(piece, style) > piece.x + step - leastGutter);
    return isTooWide ? undefined : [pieces];
  }

  private columnOf({ kind, side: isBeside }: DocumentLine): { left: number; width: number } {
    const { side } = this.look;
    if (side === undefined || !this.hasSide || topKinds.includes(kind)) return { left: 0, width: this.width };
    if (isBeside) return { left: side.padding, width: side.width - 2 * side.padding };
    const left = side.width + side.gap;
    return { left, width: this.width - left };
  }

  /** The size at which the longest word fits: words are never broken, or they would be read back as two. */
  private fittingSize(words: readonly Word[], { size }: LineStyle, width: number): number {
    if (words.every(({ text }) => text.length <= longestWord)) {
      const widest = words.reduce(
        (most, { text, isBold }) => Math.max(most, this.type.width(text, isBold, size)),
        0,
      );
      const fitting = widest <= width ? size : Math.floor((size * width * 10) / widest) / 10;
      if (fitting >= smallest) return fitting;
    }
    throw new UnwritableText(
      "A word in this text is too long for a line of a page. Please download the Word file instead.",
    );
  }

  private breakLines(words: readonly Word[], setting: Setting): Piece[][] {
    const { style, left, width } = setting;
    const lines: Word[][] = [];
    let used = Number.POSITIVE_INFINITY;
    const measure = (chunk: readonly Word[]) =>
      chunk.reduce((sum, word, n) => sum + this.advance(word, n, style), 0);
    for (const chunk of chunksOf(words)) {
      const first = chunk[0];
      const gap = first === undefined ? 0 : this.gapBefore(first, style);
      if (used + gap + measure(chunk) > width - left) {
        lines.push([...chunk]);
        used = measure(chunk);
      } else {
        lines.at(-1)?.push(...chunk);
        used += gap + measure(chunk);
      }
    }
    return lines.map((line, n) => this.place(line, setting, n === lines.length - 1));
  }

  private gapBefore(word: Word, { size }: LineStyle): number {
    return word.isApart ? wideGap : this.type.width(" ", word.isBold, size);
  }

  private advance(word: Word, n: number, style: LineStyle): number {
    return (n === 0 ? 0 : this.gapBefore(word, style)) + this.type.width(word.text, word.isBold, style.size);
  }

  private place(words: readonly Word[], { style, left, width }: Setting, isLast: boolean): Piece[] {
    const pieces: Piece[] = [];
    for (const word of words) this.append(pieces, word, style, left);
    const end = pieces.at(-1);
    if (end === undefined) return pieces;
    const total = this.endOf(end, style);
    if (style.align === "center") for (const piece of pieces) piece.x += (width - total) / 2;
    // The space that parts the last word from the next line's first belongs to the text (PDF/UA).
    if (!isLast) end.text += " ";
    return pieces;
  }

  private endOf({ x, text, isBold }: Piece, { size }: LineStyle): number {
    return x + this.type.width(text, isBold, size);
  }

  private append(pieces: Piece[], { text, isApart, isBold }: Word, style: LineStyle, left: number): void {
    const last = pieces.at(-1);
    // The space that parts two pieces of text is in the first: readers find it there.
    if (last !== undefined && !isApart) last.text += " ";
    if (last !== undefined && !isApart && last.isBold === isBold) last.text += text;
    else {
      const x = last === undefined ? left : this.endOf(last, style) + (isApart ? wideGap : 0);
      pieces.push({ text, x, isBold, colour: style.colour });
    }
  }

  /** At the right-hand end of the only line where there is room, else on a line of its own. */
  private placeDate(block: Block, date: string): void {
    const { size } = block;
    const width = this.type.width(date, false, size);
    const only = block.lines.length === 1 ? block.lines[0] : undefined;
    const end = only?.at(-1);
    const taken = end === undefined ? 0 : end.x + this.type.width(end.text, end.isBold, size);
    const piece: Piece = { text: date, x: 0, isBold: false, colour: this.look.dateColour };
    if (only !== undefined && taken + wideGap + width <= block.width)
      only.push({ ...piece, x: block.width - width });
    else block.lines.push([piece]);
  }
}
