import { findDates } from "#shared/language/dates.ts";
import { headingSection } from "../reader/headings.ts";
import type { Split } from "./columns.ts";
import { median, type PageLine, type Segment } from "./page-item.ts";
import { lineOf, regionRows } from "./rows.ts";

export function isHeading(text: string): boolean {
  return headingSection(text) !== undefined;
}

/** A heading, dates or a word of the margin, over one line or more. */
interface Label {
  rows: Segment[][];
  isHeading: boolean;
  /** Baselines of its first and last line, and its type's size. */
  top: number;
  foot: number;
  size: number;
}

/**
 * Lines of the margin that follow each other without a gap; a heading is one by itself, and so is a line with something
 * beside it, unless it ends the dates above.
 */
function labelsOf(segments: readonly Segment[], right: readonly Segment[]): Label[] {
  const labels: Label[] = [];
  for (const row of regionRows(segments)) {
    const { y = 0, size = 0 } = row[0] ?? {};
    const { text } = lineOf(row);
    const named = isHeading(text);
    const hasOwn = right.some((segment) => Math.abs(segment.y - y) <= 0.3 * size);
    const last = labels.at(-1);
    const goesOn = last !== undefined && !named && !last.isHeading && y - last.foot < 1.7 * size;
    if (goesOn && !isWholeDate(last) && (!hasOwn || isDate(`${textOf(last)} ${text}`))) {
      last.rows.push(row);
      last.foot = y;
    } else labels.push({ rows: [row], isHeading: named, top: y, foot: y, size });
  }
  return labels;
}

const textOf = ({ rows }: Label) => rows.map((row) => lineOf(row).text).join(" ");
const isDate = (text: string) => text.length <= 40 && findDates(text).range !== undefined;
/** "2014 - 2017" is whole; "Mar 2021 -" goes on below. */
const isWholeDate = (label: Label) => isDate(textOf(label)) && !/[-\u2013\u2014]\s?$/.test(textOf(label));

const mostWidth = 0.55;
const longestLabel = 40;
const leastAligned = 0.7;

const widthOf = (side: readonly Segment[]) =>
  Math.max(...side.map(({ right }) => right)) - Math.min(...side.map(({ x }) => x));

/**
 * Whether what is left of a gutter is a margin: the headings of the page are in it and none beside it, and the rest
 * of it (dates, names of groups) belongs to the line on its right.
 */
export function isMargin(split: Split): boolean {
  const { left, right } = withWideHeadings(split);
  if (left.length === 0 || right.length === 0) return false;
  if (widthOf(split.left) > mostWidth * widthOf(right)) return false;
  if (right.some((segment) => isHeading(segment.text))) return false;
  const labels = labelsOf(left, right);
  const headings = labels.filter((label) => label.isHeading);
  if (headings.length < 2) return false;
  const first = headings[0]?.top ?? 0;
  const others = labels.filter((label) => !label.isHeading && label.top > first);
  const beside = headings.filter((label) => isBeside(label, right));
  // Headings alone: each beside the beginning of its section.
  if (others.length === 0) return beside.length >= leastAligned * headings.length;
  const aligned = others.filter((label) => isBeside(label, right) && textOf(label).length <= longestLabel);
  const isShort = median(others.map((label) => textOf(label).length)) <= longestLabel;
  return isShort && aligned.length >= leastAligned * others.length;
}

/** A heading may be wider than the dates below it. */
function withWideHeadings({ gutter, left, right, spanning }: Split): Split {
  const edge = Math.min(...left.map(({ x }) => x));
  const isOwn = ({ x, size, text }: Segment) => Math.abs(x - edge) < size && isHeading(text);
  return {
    gutter,
    left: [...left, ...spanning.filter(isOwn)],
    right,
    spanning: spanning.filter((segment) => !isOwn(segment)),
  };
}

/** Something at its right begins at its height. */
function isBeside({ top, size, isHeading: named }: Label, right: readonly Segment[]): boolean {
  return right.some(({ y }) => Math.abs(y - top) <= (named ? 1.1 : 0.3) * size);
}

/** The lines of a page with a margin: each heading on its own, dates and group names before what is beside them. */
export function marginLines(
  split: Split,
  rowLines: (segments: readonly Segment[]) => PageLine[],
): PageLine[] {
  const { left, right, spanning } = withWideHeadings(split);
  const labels = labelsOf(left, right);
  const others = [...right, ...spanning];
  const starts = labels.map(({ top, size }) => top - 0.7 * size);
  const lines = rowLines(others.filter(({ y }) => y < (starts[0] ?? 0)));
  labels.forEach((label, at) => {
    const from = starts[at] ?? 0;
    const to = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    const beside = others.filter(({ y }) => y >= from && y < to);
    lines.push(...labelledLines(label, beside, rowLines));
  });
  return lines;
}

function labelledLines(
  label: Label,
  beside: readonly Segment[],
  rowLines: (segments: readonly Segment[]) => PageLine[],
): PageLine[] {
  const own = label.rows.map(lineOf);
  const [first] = own;
  const whole = textOf(label);
  if (label.isHeading || first === undefined) return [...own, ...rowLines(beside)];
  if (own.length === 1 && !isDate(whole)) return rowLines([...label.rows.flat(), ...beside]);
  const dates = isDate(whole) ? [{ ...first, text: whole }] : own;
  return [...dates, ...rowLines(beside)];
}
