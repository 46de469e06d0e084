import { findDateSpans } from "./dates.ts";

/** A block of lines with a second column: fewer lines prove nothing. */
const leastLines = 8;
/** Share of the block's lines that have text in the right column. */
const leastShare = 0.6;
/** Hanging lines of the right column are a little further in. */
const slack = 2;
const gutter = /\t+| {3,}/g;
const longestDate = 40;

/** A cell with dates and nothing else. */
function isDateOnly(cell: string): boolean {
  if (cell.length > longestDate) return false;
  const spans = findDateSpans(cell);
  const rest = spans.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), cell);
  return spans.length > 0 && !/\p{L}/u.test(rest);
}

interface Cut {
  /** Offset in the raw line where the right column begins. */
  at: number;
  /** Column of it on the page. */
  column: number;
}

function columnAt(raw: string, offset: number): number {
  let column = 0;
  for (let at = 0; at < offset; at += 1)
    column = raw[at] === "\t" ? (Math.floor(column / 8) + 1) * 8 : column + 1;
  return column;
}

function cutsOf(raw: string): Cut[] {
  return [...raw.matchAll(gutter)].flatMap((match) => {
    const at = match.index + match[0].length;
    return at < raw.length ? [{ at, column: columnAt(raw, at) }] : [];
  });
}

/**
 * Text whose lines run across two columns ("SKILLS      EXPERIENCE") with the left column first and the right one
 * after it; undefined where it has one column. Dates at the right edge are no column. Linear.
 */
export function splitColumns(text: string): string | undefined {
  const lines = text.split("\n");
  const cuts = lines.map(cutsOf);
  const tally = new Map<number, number[]>();
  cuts.forEach((own, at) => {
    for (const { column } of own) tally.set(column, [...(tally.get(column) ?? []), at]);
  });
  const filled = lines.filter((line) => line.trim() !== "").length;
  let best: { column: number; rows: number[] } | undefined;
  for (const [column, rows] of tally) if (rows.length > (best?.rows.length ?? 0)) best = { column, rows };
  if (best === undefined || best.rows.length < leastLines) return undefined;
  const { column } = best;
  const [first, last] = [Math.min(...best.rows), Math.max(...best.rows)];
  const block = lines.slice(first, last + 1);
  const rights = block.map((line, n) => {
    const cut = cuts[first + n]?.find((one) => Math.abs(one.column - column) <= slack);
    return cut === undefined ? undefined : line.slice(cut.at).trim();
  });
  const withRight = rights.flatMap((right) => right ?? []);
  const own = block.filter((line) => line.trim() !== "").length;
  const dates = withRight.filter((right) => isDateOnly(right)).length;
  if (withRight.length < leastShare * own || dates * 3 > withRight.length || own * 2 < filled)
    return undefined;
  const crossing = block.filter(
    (line, n) => rights[n] === undefined && line.trimEnd().length > column + 2,
  ).length;
  if (crossing * 10 > own) return undefined;
  const left = block.map((line, n) => {
    const cut = cuts[first + n]?.find((one) => Math.abs(one.column - column) <= slack);
    return cut === undefined ? line : line.slice(0, cut.at).trimEnd();
  });
  // A rail of dates or headings beside the text belongs to the lines at its right.
  const filledLeft = left.filter((part) => part.trim() !== "");
  const leftDates = filledLeft.filter((part) => isDateOnly(part)).length;
  if (filledLeft.length * 3 < own || leftDates * 4 > filledLeft.length) return undefined;
  return [
    ...lines.slice(0, first),
    ...left,
    "",
    ...rights.map((right) => right ?? ""),
    ...lines.slice(last + 1),
  ].join("\n");
}
