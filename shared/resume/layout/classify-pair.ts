import { findDates } from "#shared/language/dates.ts";
import { headingSection } from "../reader/headings.ts";
import { alignedShare, linesIn, type Split } from "./columns.ts";
import { median, type Segment } from "./page-item.ts";
import { regionRows } from "./rows.ts";

const shortText = 26;
const place = /^[\p{Lu}][\p{L}.' -]{1,24}(?:,\s?[\p{L}. ]{2,20})?$/u;

function isDateText(text: string): boolean {
  return text.length <= 40 && findDates(text).range !== undefined;
}

/** Dates, places and other short notes that belong to the line beside them. */
function isNote(text: string): boolean {
  return isDateText(text) || (text.length <= shortText && place.test(text) && !isHeading(text));
}

function isHeading(text: string): boolean {
  return headingSection(text) !== undefined;
}

function headingsIn(segments: readonly Segment[]): number {
  return segments.filter((segment) => isHeading(segment.text)).length;
}

export type Pairing = "columns" | "rows";

/**
 * Whether two sides of a gutter are two columns, or rows whose parts belong together: dates at the right,
 * dates or section names at the left, tables of labels and contents. Columns have a life of their own:
 * headings on both sides, or lines that are on no baseline of the other side; and little runs across them.
 */
export function classifyPair({ left, right, spanning }: Split): Pairing {
  const [narrow, wide] = textLength(left) <= textLength(right) ? [left, right] : [right, left];
  const rows = regionRows(narrow);
  if (linesWithin(spanning, narrow) > Math.max(2, 0.25 * rows.length)) return "rows";
  const notes = narrow.filter((segment) => isNote(segment.text)).length / narrow.length;
  const dates = narrow.filter((segment) => isDateText(segment.text)).length / narrow.length;
  const aligned = alignedShare(narrow, wide);
  const named = headingsIn(narrow);
  if (named === 0 && dates >= 0.3 && aligned >= 0.5) return "rows";
  if (named === 0 && notes >= 0.7 && aligned >= 0.7) return "rows";
  // Section names in the margin: each beside the first line of its section.
  if (named > 0 && headingsIn(wide) === 0 && aligned >= 0.6 && named / rows.length >= 0.4) return "rows";
  if (named > 0 && headingsIn(wide) > 0) return "columns";
  const isSparse = rows.length <= 0.6 * linesIn(wide);
  const isShort = median(narrow.map((segment) => segment.text.length)) <= shortText;
  if (aligned >= 0.85 && isShort && (isSparse || rows.length <= 6)) return "rows";
  return "columns";
}

/** Rows that run across the gutter beside the lines of a side. */
function linesWithin(spanning: readonly Segment[], side: readonly Segment[]): number {
  const ys = side.map((segment) => segment.y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return linesIn(spanning.filter(({ y }) => y > top && y < bottom));
}

function textLength(segments: readonly Segment[]): number {
  return segments.reduce((sum, segment) => sum + segment.text.length, 0);
}
