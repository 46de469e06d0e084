import { findDates } from "#shared/language/dates.ts";
import { classifyPair } from "./classify-pair.ts";
import { alignedShare, findGutters, type Gutter, type Split } from "./columns.ts";
import { isHeading, isMargin, marginLines } from "./margin.ts";
import { median, type PageLine, type Segment } from "./page-item.ts";
import { lineOf, regionRows } from "./rows.ts";

/** Part of a page in reading order: lines over the whole width, or columns side by side. */
export type Block =
  | { kind: "lines"; lines: PageLine[] }
  | { kind: "columns"; gutter: Gutter; columns: Block[][] };

const deepest = 3;

/** Divides a region into blocks: first by its best pair of columns, each side again; else row by row. */
export function readRegion(segments: readonly Segment[], depth = 0): Block[] {
  if (segments.length === 0) return [];
  const gutters = depth < deepest ? findGutters(segments) : [];
  for (const split of gutters.slice(0, 6)) {
    if (isMargin(split)) return [{ kind: "lines", lines: marginLines(split, rowLines) }];
    if (classifyPair(split) !== "columns") continue;
    const { header, ...columns } = withHeader(withStrays(split));
    const top: Block[] = header.length > 0 ? [{ kind: "lines", lines: rowLines(header) }] : [];
    return [...top, ...readColumns(columns, depth)];
  }
  const labels = gutters.find(isLabelColumn);
  return [{ kind: "lines", lines: labels ? labelledLines(labels) : rowLines(segments) }];
}

/**
 * Lines of one column that run over the gutter stay with it: those that begin or end at its edge while the
 * other column is empty beside them. What is left spans both columns and parts the region.
 */
function withStrays(split: Split): Split {
  const width = edge(split.right, "right") - edge(split.left, "left");
  const top = Math.max(topOf(split.left), topOf(split.right));
  const spanning: Segment[] = [];
  const left = [...split.left];
  const right = [...split.right];
  for (const segment of split.spanning) {
    const isWide = segment.right - segment.x >= 0.7 * width;
    const isInside = segment.y > top;
    const atLeft = Math.abs(segment.x - edge(split.left, "left")) < segment.size;
    if (isWide || !isInside || !atLeft) spanning.push(segment);
    else left.push(segment);
  }
  return { ...split, left, right, spanning };
}

const topOf = (segments: readonly Segment[]) => Math.min(...segments.map((segment) => segment.y));

function edge(segments: readonly Segment[], side: "left" | "right"): number {
  return side === "left"
    ? Math.min(...segments.map((segment) => segment.x))
    : Math.max(...segments.map((segment) => segment.right));
}

const headerRows = 8;

/**
 * Lines above the first heading of both columns that are on the same baselines are one header (name at the
 * left, contact data at the right), not columns.
 */
function withHeader(split: Split): Split & { header: Segment[] } {
  const all = [...split.left, ...split.right];
  const firstHeading = (side: readonly Segment[]) =>
    Math.min(...side.filter((segment) => isHeading(segment.text)).map((segment) => segment.y));
  const end = Math.min(firstHeading(split.left), firstHeading(split.right));
  const isAbove = ({ y, size }: Segment) => y < end - 0.5 * size;
  const [left, right] = [split.left.filter(isAbove), split.right.filter(isAbove)];
  const isHeader =
    Number.isFinite(end) &&
    Math.min(left.length, right.length) > 0 &&
    regionRows(all.filter(isAbove)).length <= headerRows &&
    Math.max(alignedShare(left, right), alignedShare(right, left)) >= 0.75;
  if (!isHeader) return { ...split, header: [] };
  const isBelow = (segment: Segment) => !isAbove(segment);
  return {
    ...split,
    header: [...left, ...right, ...split.spanning.filter(isAbove)],
    left: split.left.filter(isBelow),
    right: split.right.filter(isBelow),
    spanning: split.spanning.filter(isBelow),
  };
}

/** Bands between the lines that span both columns, each read column by column. */
function readColumns({ gutter, left, right, spanning }: Split, depth: number): Block[] {
  const blocks: Block[] = [];
  const rows = regionRows(spanning);
  let from = Number.NEGATIVE_INFINITY;
  for (const row of [...rows, undefined]) {
    const to = row?.[0]?.y ?? Number.POSITIVE_INFINITY;
    const isBetween = ({ y }: Segment) => y >= from && y < to;
    const columns = [left.filter(isBetween), right.filter(isBetween)].filter((side) => side.length > 0);
    if (columns.length === 2)
      blocks.push({ kind: "columns", gutter, columns: columns.map((side) => readRegion(side, depth + 1)) });
    else for (const side of columns) blocks.push(...readRegion(side, depth + 1));
    if (row) blocks.push({ kind: "lines", lines: [lineOf(row)] });
    from = to;
  }
  return blocks;
}

/** Row by row; a heading of the margin, and dates over two rows of it, are on a line of their own. */
function rowLines(segments: readonly Segment[]): PageLine[] {
  const rows = regionRows(segments);
  return rows.flatMap((row, at) => {
    const [first, ...rest] = row;
    const [next, ...below] = rows[at + 1] ?? [];
    if (first === undefined) return [];
    if (isWrappedDate(first, next)) {
      rows[at + 1] = below;
      return [{ ...lineOf([first]), text: `${first.text} ${next.text}` }, ...restLine(rest)];
    }
    if (rest.length > 0 && isHeading(first.text)) return [lineOf([first]), lineOf(rest)];
    return [lineOf(row)];
  });
}

const restLine = (rest: Segment[]): PageLine[] => (rest.length === 0 ? [] : [lineOf(rest)]);
const longestDate = 20;

/** "Feb 2018 - Mar" with "2021" below it. */
function isWrappedDate(first: Segment, next: Segment | undefined): next is Segment {
  if (next === undefined || Math.abs(first.x - next.x) > 2) return false;
  if (first.text.length > longestDate || next.text.length > longestDate) return false;
  const own = findDates(first.text).range;
  const isWhole = own !== undefined && !/[-\u2013\u2014]$/.test(first.text.trim());
  const { range } = findDates(`${first.text} ${next.text}`);
  return !isWhole && range !== undefined && range.to > first.text.length;
}

interface Label {
  segments: Segment[];
  top: number;
}

/** Lines of the margin that follow each other without a gap. */
function labelsOf(segments: readonly Segment[]): Label[] {
  const labels: Label[] = [];
  for (const row of regionRows(segments)) {
    const y = row[0]?.y ?? 0;
    const last = labels.at(-1);
    const before = last?.segments.at(-1);
    if (last && before && y - before.y < 1.7 * before.size) last.segments.push(...row);
    else labels.push({ segments: [...row], top: y });
  }
  return labels;
}

/** A margin whose labels take more than one line must be read label by label, not row by row. */
function isLabelColumn({ left, right }: Split): boolean {
  if (widthOf(left) > 0.6 * widthOf(right) || letters(left) > 0.6 * letters(right)) return false;
  const labels = labelsOf(left);
  return labels.length >= 2 && median(labels.map((label) => regionRows(label.segments).length)) >= 2;
}

const widthOf = (segments: readonly Segment[]) => edge(segments, "right") - edge(segments, "left");
const letters = (segments: readonly Segment[]) => segments.reduce((sum, { text }) => sum + text.length, 0);

/** Each label whole, then what is beside and below it. Dates over two lines become one. */
function labelledLines({ left, right, spanning }: Split): PageLine[] {
  const labels = labelsOf(left);
  const others = [...right, ...spanning];
  const ends = labels.slice(1).map((label) => label.top - 0.5 * (label.segments[0]?.size ?? 0));
  const first = (labels[0]?.top ?? 0) - 0.5 * (labels[0]?.segments[0]?.size ?? 0);
  const lines = rowLines(others.filter((segment) => segment.y < first));
  labels.forEach((label, at) => {
    const from = at === 0 ? first : (ends[at - 1] ?? first);
    const to = ends[at] ?? Number.POSITIVE_INFINITY;
    const beside = rowLines(others.filter((segment) => segment.y >= from && segment.y < to));
    lines.push(...labelLines(label), ...beside);
  });
  return lines;
}

function labelLines({ segments }: Label): PageLine[] {
  const rows = regionRows(segments).map(lineOf);
  const [first] = rows;
  const whole = rows.map((row) => row.text).join(" ");
  const isDate = whole.length <= 40 && findDates(whole).range !== undefined;
  return first && isDate ? [{ ...first, text: whole }] : rows;
}
