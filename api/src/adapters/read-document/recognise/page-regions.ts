import type { PagePicture } from "./page-picture.ts";

/** A part of a picture that is recognised by itself. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels are looked at in squares of this side. */
const cell = 4;
/** Ink is darker than this; of a square, so many pixels: fewer are specks. */
const inkBelow = 150;
const inkPixels = 2;
/** A gap between columns is at least this wide, at 200 dots an inch a sixth of an inch; between words it is half. */
const gutterCells = 8;
/** It runs over this share of the page at least, with writing beside it in this share of its rows. */
const leastRun = 0.3;
const leastWriting = 0.2;

/**
 * The parts of a page in which lines cannot run across two columns: above a pair of columns, its left and right one, and
 * below; the whole page where it has none. The recogniser itself joins lines of two columns that are at one height,
 * and then misses words of both.
 */
export function regionsOf(picture: PagePicture): Region[] {
  const grid = inkGrid(picture);
  const gutter = findGutter(grid);
  const { width, height } = picture;
  if (!gutter) return [{ x: 0, y: 0, width, height }];
  const [top, end] = [gutter.from * cell, Math.min(height, gutter.to * cell)];
  const middle = (gutter.x + gutterCells / 2) * cell;
  return [
    { x: 0, y: 0, width, height: top },
    { x: 0, y: top, width: middle, height: end - top },
    { x: middle, y: top, width: width - middle, height: end - top },
    { x: 0, y: end, width, height: height - end },
  ].filter((region) => region.height >= 3 * cell);
}

export function cutOut({ width, pixels, scale }: PagePicture, region: Region): PagePicture {
  const part = new Uint8Array(region.width * region.height);
  for (let row = 0; row < region.height; row++) {
    const from = (region.y + row) * width + region.x;
    part.set(pixels.subarray(from, from + region.width), row * region.width);
  }
  return { width: region.width, height: region.height, pixels: part, scale };
}

/** For each row of squares, how many hold ink left of each square. */
interface Grid {
  columns: number;
  rows: number;
  inkBefore: Uint16Array[];
}

function inkGrid({ width, height, pixels }: PagePicture): Grid {
  const columns = Math.floor(width / cell);
  const rows = Math.floor(height / cell);
  const darkIn = (column: number, row: number) => {
    let dark = 0;
    for (let y = row * cell; y < (row + 1) * cell; y++)
      for (let x = column * cell; x < (column + 1) * cell; x++)
        if ((pixels[y * width + x] ?? 255) < inkBelow) dark++;
    return dark;
  };
  const inkBefore = Array.from({ length: rows }, (_, row) => {
    const before = new Uint16Array(columns + 1);
    for (let column = 0; column < columns; column++)
      before[column + 1] = (before[column] ?? 0) + (darkIn(column, row) >= inkPixels ? 1 : 0);
    return before;
  });
  return { columns, rows, inkBefore };
}

interface Gutter {
  x: number;
  from: number;
  to: number;
}

/** The longest empty strip with writing on both sides of it. */
function findGutter(grid: Grid): Gutter | undefined {
  let best: Gutter | undefined;
  for (let x = 1; x + gutterCells < grid.columns; x++)
    for (const run of emptyRuns(grid, x)) {
      const isLonger = !best || run.to - run.from > best.to - best.from;
      if (isLonger && run.to - run.from >= leastRun * grid.rows && hasWriting(grid, run)) best = run;
    }
  return best;
}

function emptyRuns({ rows, inkBefore }: Grid, x: number): Gutter[] {
  const runs: Gutter[] = [];
  let from = 0;
  for (let row = 0; row <= rows; row++) {
    const before = inkBefore[row];
    if (before && before[x + gutterCells] === before[x]) continue;
    if (row > from) runs.push({ x, from, to: row });
    from = row + 1;
  }
  return runs;
}

function hasWriting({ columns, inkBefore }: Grid, { x, from, to }: Gutter): boolean {
  const rows = inkBefore.slice(from, to);
  const left = rows.filter((before) => (before[x] ?? 0) > 0).length;
  const right = rows.filter((before) => (before[columns] ?? 0) > (before[x + gutterCells] ?? 0)).length;
  return Math.min(left, right) >= leastWriting * rows.length;
}
