import { headingSection } from "../reader/headings.ts";
import { joinBrokenWords, repairRow } from "./broken-words.ts";
import { type PageArea, withoutHeadersAndFooters } from "./headers-and-footers.ts";
import { median, type PageLine } from "./page-item.ts";
import { type Block, readRegion } from "./read-region.ts";
import { joinTouching, rowsOf, segmentsOf } from "./rows.ts";
import { joinSpacedLetters } from "./spaced-letters.ts";

export interface PagesText {
  /** Lines in reading order; empty ones where a gap parts paragraphs or columns. */
  lines: string[];
  /** Two or more columns somewhere, three lines or more on both sides. */
  hasColumns: boolean;
  /** Lines that still run over the gutter of a pair of columns. */
  isInterleaved: boolean;
  isLetterSpaced: boolean;
  /** Contact data are only in a header or footer that repeats. */
  hasContactOutside: boolean;
}

/** Gutters of two pages nearer than this are one layout that goes on. */
const sameGutter = 14;

/**
 * The text of pages in reading order: rows, columns, repeated headers and footers dropped, broken words
 * joined. Pure geometry; source: docs/engine.md, Reading a resume.
 * @param pages in order; items of a page in any order.
 */
export function readPages(pages: readonly PageArea[]): PagesText {
  const { pages: bare, hasContact } = withoutHeadersAndFooters(pages);
  let isLetterSpaced = false;
  const blocks = bare.flatMap((page) => {
    const rows = rowsOf(page.items).map((row) => {
      const { items, joined } = joinSpacedLetters(repairRow(joinTouching(row)));
      isLetterSpaced ||= joined;
      return items;
    });
    return readRegion(rows.flatMap(segmentsOf));
  });
  const flow = joinColumns(blocks);
  return {
    lines: joinBrokenWords(
      withHyphens(flow.flatMap((block, at) => [...(at > 0 ? [""] : []), ...textLines(block)])),
    ),
    hasColumns: flow.some(isColumns),
    isInterleaved: flow.some(runsAcross),
    isLetterSpaced,
    hasContactOutside: hasContact,
  };
}

/** LaTeX's fonts name every hyphen a soft one; a soft one inside a line is drawn, so it is no place to break. */
function withHyphens(lines: string[]): string[] {
  const isHyphen = lines.some((line) => /\S\u00ad\S/u.test(line));
  return isHyphen ? lines.map((line) => line.replaceAll("\u00ad", "-")) : lines;
}

function isColumns(block: Block): boolean {
  return block.kind === "columns";
}

/** Columns that go on over the page's end are read to their own end, so that no section is torn apart. */
function joinColumns(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.kind === "columns" && block.kind === "columns" && isSameLayout(last.gutter, block.gutter))
      joined[joined.length - 1] = {
        ...last,
        columns: last.columns.map((column, at) => [...column, ...(block.columns[at] ?? [])]),
      };
    else joined.push(block);
  }
  return joined;
}

function isSameLayout(one: { from: number; to: number }, other: { from: number; to: number }): boolean {
  const overlap = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return overlap > -sameGutter;
}

/** A pair of columns with wide lines across its gutter within one row of both: read as one line with a tab inside. */
function runsAcross(block: Block): boolean {
  if (block.kind !== "columns") return false;
  const lines = block.columns.flat().flatMap(flatLines);
  const torn = lines.filter(({ text }) => text.split("\t").filter((part) => part.length > 30).length > 1);
  return torn.length >= 5 && torn.length * 3 > lines.length;
}

function flatLines(block: Block): PageLine[] {
  return block.kind === "lines" ? block.lines : block.columns.flat().flatMap(flatLines);
}

function textLines(block: Block): string[] {
  if (block.kind === "lines") return withGaps(block.lines);
  return inOrder(block.columns).flatMap((column, at) => {
    const lines = joinColumns(column).flatMap((part, index) => [
      ...(index > 0 ? [""] : []),
      ...textLines(part),
    ]);
    return at > 0 ? ["", ...lines] : lines;
  });
}

/**
 * Left to right; but a column that does not begin with a heading goes first, or its beginning (the name, the
 * profile) would read as the end of the other column's last section.
 */
function inOrder(columns: Block[][]): Block[][] {
  const opensWithHeading = (column: Block[]) => {
    const first = column.flatMap(flatLines)[0];
    return first !== undefined && isHeading(first.text);
  };
  const largest = (column: Block[]) =>
    Math.max(
      0,
      ...column
        .flatMap(flatLines)
        .slice(0, 3)
        .map(({ size }) => size),
    );
  const rank = (column: Block[]) => (opensWithHeading(column) ? 1 : 0);
  return columns
    .map((column, at) => ({ column, at }))
    .sort((a, b) => rank(a.column) - rank(b.column) || largestFirst(a, b) || a.at - b.at)
    .map(({ column }) => column);

  function largestFirst(a: { column: Block[] }, b: { column: Block[] }): number {
    if (rank(a.column) === 1) return 0;
    const difference = largest(b.column) - largest(a.column);
    return Math.abs(difference) > 2 ? difference : 0;
  }
}

function isHeading(text: string): boolean {
  return headingSection(text) !== undefined;
}

/** An empty line where the distance to the line above is clearly wider than usual. */
function withGaps(given: readonly PageLine[]): string[] {
  const lines = joinTitle(given);
  const steps = lines.slice(1).map((line, at) => line.y - (lines[at]?.y ?? line.y));
  const usual = median(steps.filter((step) => step > 0));
  return lines.flatMap((line, at) => {
    const before = lines[at - 1];
    if (!before) return [line.text];
    const step = line.page === before.page ? line.y - before.y : usual;
    return step > 1.5 * Math.max(usual, 1.1 * line.size) ? ["", line.text] : [line.text];
  });
}

/** A name in large letters over two lines ("JOHN" / "DOE") is one. */
function joinTitle(lines: readonly PageLine[]): readonly PageLine[] {
  const [first, second, ...rest] = lines;
  if (!first || !second || rest.length === 0) return lines;
  const isWord = ({ text }: PageLine) => /^\p{Lu}[\p{L}'’-]+$/u.test(text);
  const isLarge = first.size >= 1.5 * median(lines.map((line) => line.size));
  const isOne = isWord(first) && isWord(second) && Math.abs(first.size - second.size) < 1;
  return isLarge && isOne && !isHeading(first.text) && !isHeading(second.text)
    ? [{ ...first, text: `${first.text} ${second.text}` }, ...rest]
    : lines;
}
