import { isHeading } from "./margin.ts";
import { median, type PageItem } from "./page-item.ts";

/** A run that is on its side: `x` and `y` are where it begins, `w` is how far it goes up or down. */
export interface TurnedRun {
  text: string;
  x: number;
  y: number;
  w: number;
  size: number;
  page: number;
}

/** Runs one under the other in one column: small capitals are drawn letter by size. */
function columnsOf(runs: readonly TurnedRun[]): TurnedRun[][] {
  const columns: TurnedRun[][] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const near = columns.find((column) => {
      const last = column.at(-1);
      return (
        last !== undefined && Math.abs(last.x - run.x) < run.size && run.y - last.y < last.w + 2 * run.size
      );
    });
    if (near) near.push(run);
    else columns.push([run]);
  }
  return columns;
}

/** Read downwards or upwards, whichever is a heading's name. */
function headingOf(column: readonly TurnedRun[]): string | undefined {
  const down = column.map(({ text }) => text).join("");
  const up = column
    .toReversed()
    .map(({ text }) => text)
    .join("");
  return [down, up].map((text) => text.trim()).find(isHeading);
}

/** A gap so much wider than others parts two sections. */
const widerGap = 1.6;

/** The first of the lines without a wide gap between them and the place. */
function blockTop(items: readonly PageItem[], place: number): PageItem | undefined {
  const rows = items.toSorted((a, b) => a.y - b.y);
  const gaps = rows.flatMap((row, at) => {
    const gap = row.y - (rows[at - 1]?.y ?? row.y);
    return gap > 1 ? [gap] : [];
  });
  const most = widerGap * median(gaps);
  let first = rows.findIndex(({ y }) => y >= place);
  if (first < 0) return undefined;
  while (first > 0 && (rows[first]?.y ?? 0) - (rows[first - 1]?.y ?? 0) <= most) first -= 1;
  return rows[first];
}

/**
 * Section names that are on their side in a margin, each as a line above the section beside it. Other words on their
 * side are decoration. Pure.
 * @param items the upright words of the same page.
 */
export function turnedHeadings(runs: readonly TurnedRun[], items: readonly PageItem[]): PageItem[] {
  return columnsOf(runs).flatMap((column) => {
    const text = headingOf(column);
    const top = text === undefined ? undefined : blockTop(items, Math.min(...column.map(({ y }) => y)));
    if (text === undefined || !top) return [];
    const { x, size, page } = top;
    return [{ text, x, y: top.y - size * 1.2, w: text.length * size * 0.6, size, bold: true, page }];
  });
}
