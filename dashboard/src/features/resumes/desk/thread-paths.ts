/** A place on the desk in pixels from its corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a column shows of a criterion: where the column is, and its end in it, if it has one. */
export interface ColumnEnd {
  column: Box;
  end: Box | null;
}

export interface Thread {
  from: Point;
  to: Point;
  /** It reaches nothing: the resume does not show it. */
  isOpen: boolean;
}

/** How far an open end reaches out of its column. */
const openPx = 14;
/** Of an end of many lines, the first is meant. */
const firstLinePx = 20;

/** The height of an end's first line, or nothing while its column has scrolled it away. */
function heightOf({ column, end }: ColumnEnd): number | null {
  if (!end) return null;
  const y = (end.top + Math.min(end.bottom, end.top + firstLinePx)) / 2;
  return y >= column.top && y <= column.bottom ? y : null;
}

/**
 * The threads of one criterion: from its words in the ad to the row that shows it, and from there to its row of the
 * list. They run between the columns only, so never over text. One that no row shows has a short open end.
 * @param list null where the list is not beside the page
 */
export function threadsOf(ad: ColumnEnd, page: ColumnEnd, list: ColumnEnd | null): Thread[] {
  // One below the other, as on a phone: nothing runs between them.
  if (ad.column.right > page.column.left) return [];
  const threads: Thread[] = [];
  const [inAd, onPage] = [heightOf(ad), heightOf(page)];
  const from = inAd === null ? null : { x: ad.column.right, y: inAd };
  if (from && page.end === null) threads.push({ from, to: { x: from.x + openPx, y: from.y }, isOpen: true });
  if (page.end === null || onPage === null) return threads;
  if (from) threads.push({ from, to: { x: page.end.left, y: onPage }, isOpen: false });
  const inList = list && heightOf(list);
  if (list && typeof inList === "number" && list.column.left >= page.column.right)
    threads.push({
      from: { x: page.end.right, y: onPage },
      to: { x: list.column.left, y: inList },
      isOpen: false,
    });
  return threads;
}

/** A thread as an SVG path: level at both ends. */
export function pathOf({ from, to }: Thread): string {
  const middle = (from.x + to.x) / 2;
  return `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
}
