import { median, type PageItem, type PageLine, type Segment } from "./page-item.ts";

/** Baselines nearer than this share of the height are one row (docs/engine.md, Reading a resume). */
const sameBaseline = 0.4;
/** A gap wider than this many heights may be a column's; narrower ones are between words. */
const segmentGap = 0.9;
/** From this gap on two parts of a row are told apart with a tab; from the second on where the style changes. */
const tabGap = 0.9;
const styleGap = 0.45;
/** Letters nearer than this are one word, where the drawing has no space sign. */
const wordGap = 0.13;

/** Items of one page in rows from top to bottom, each row from left to right. */
export function rowsOf(items: readonly PageItem[]): PageItem[][] {
  const rows: { y: number; size: number; items: PageItem[] }[] = [];
  for (const item of [...items].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.findLast(
      ({ y, size }) => Math.abs(item.y - y) <= sameBaseline * Math.min(size, item.size),
    );
    if (row && rows.indexOf(row) >= rows.length - 3) {
      row.items.push(item);
      // A raised sign shall not narrow its row, and a large letter not widen it for good.
      row.size = Math.max(row.size, item.size);
    } else rows.push({ y: item.y, size: item.size, items: [item] });
  }
  return rows.map((row) => row.items.sort((a, b) => a.x - b.x));
}

/** Items that touch are one word: some producers place every letter by itself. */
export function joinTouching(row: readonly PageItem[]): PageItem[] {
  const joined: PageItem[] = [];
  for (const item of row) {
    const last = joined.at(-1);
    if (last && touches(last, item)) {
      last.text += item.text;
      last.w = item.x + item.w - last.x;
    } else joined.push({ ...item });
  }
  return joined;
}

function touches(left: PageItem, right: PageItem): boolean {
  const gap = gapBetween(left, right);
  const isSameStyle = left.bold === right.bold && Math.abs(left.size - right.size) < 0.5;
  return !right.space && isSameStyle && gap <= wordGap * right.size && gap > -0.5 * right.size;
}

export const gapBetween = (left: PageItem, right: PageItem) => right.x - left.x - left.w;

/** Parts of a row between wide gaps. */
export function segmentsOf(row: readonly PageItem[]): Segment[] {
  const parts: PageItem[][] = [];
  for (const item of row) {
    const last = parts.at(-1);
    const before = last?.at(-1);
    if (last && before && gapBetween(before, item) <= segmentGap * Math.max(before.size, item.size))
      last.push(item);
    else parts.push([item]);
  }
  return parts.map(asSegment);
}

function asSegment(items: PageItem[]): Segment {
  return {
    items,
    text: textOf(items),
    x: Math.min(...items.map((item) => item.x)),
    right: Math.max(...items.map((item) => item.x + item.w)),
    y: median(items.map((item) => item.y)),
    size: Math.max(...items.map((item) => item.size)),
  };
}

/** Text of items side by side: nothing, a space or a tab between them, by the gap. */
export function textOf(items: readonly PageItem[]): string {
  let text = "";
  items.forEach((item, at) => {
    const before = items[at - 1];
    if (before) text += separator(before, item);
    text += item.text;
  });
  return text
    .replace(/ +/g, " ")
    .replace(/ ?\t ?/g, "\t")
    .trim();
}

function separator(before: PageItem, item: PageItem): string {
  const size = Math.max(before.size, item.size);
  const gap = gapBetween(before, item);
  const isOtherStyle = before.bold !== item.bold || Math.abs(before.size - item.size) > 0.5;
  if (gap > (isOtherStyle ? styleGap : tabGap) * size) return "\t";
  // Texts drawn one over the other are two.
  if (gap <= -0.5 * size) return " ";
  return item.space || gap > wordGap * Math.min(before.size, item.size) ? " " : "";
}

/** Segments of one row as a line. */
export function lineOf(segments: readonly Segment[]): PageLine {
  const items = segments.flatMap((segment) => segment.items).sort((a, b) => a.x - b.x);
  const letters = items.reduce((sum, item) => sum + item.text.length, 0);
  const boldLetters = items.reduce((sum, item) => sum + (item.bold ? item.text.length : 0), 0);
  return {
    text: textOf(items),
    x: Math.min(...segments.map((segment) => segment.x)),
    right: Math.max(...segments.map((segment) => segment.right)),
    y: median(segments.map((segment) => segment.y)),
    size: Math.max(...segments.map((segment) => segment.size)),
    bold: boldLetters * 2 > letters,
    page: items[0]?.page ?? 0,
  };
}

/** Segments of a region in rows again. */
export function regionRows(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const last = rows.at(-1);
    const first = last?.[0];
    if (last && first && segment.y - first.y <= sameBaseline * Math.min(first.size, segment.size))
      last.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}
