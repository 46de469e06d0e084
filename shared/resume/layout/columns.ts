import { median, type Segment } from "./page-item.ts";
import { regionRows } from "./rows.ts";

/** A vertical strip without text between two columns. */
export interface Gutter {
  from: number;
  to: number;
}

export interface Split {
  gutter: Gutter;
  left: Segment[];
  right: Segment[];
  /** Segments that run across the gutter. */
  spanning: Segment[];
}

/** Share of the region's height over which a gutter must be free (docs/engine.md, Reading a resume). */
const freeShare = 0.6;
const leastLines = 3;
const binWidth = 2;

/** Divides segments by a gutter. */
export function splitAt(segments: readonly Segment[], gutter: Gutter): Split {
  const middle = (gutter.from + gutter.to) / 2;
  const split: Split = { gutter, left: [], right: [], spanning: [] };
  for (const segment of segments) {
    if (segment.right <= middle) split.left.push(segment);
    else if (segment.x >= middle) split.right.push(segment);
    else split.spanning.push(segment);
  }
  return split;
}

/** Rows that hold something of these segments. */
export function linesIn(segments: readonly Segment[]): number {
  return regionRows(segments).length;
}

function heightOf(segments: readonly Segment[]): number {
  if (segments.length === 0) return 0;
  const ys = segments.map((segment) => segment.y);
  return Math.max(...ys) - Math.min(...ys) + median(segments.map((segment) => segment.size));
}

/** How much text crosses each bin of the region's width, in rows. */
function crossings(segments: readonly Segment[], left: number, bins: number): number[] {
  const counts = Array.from({ length: bins }, () => 0);
  for (const { x, right } of segments) {
    const last = Math.min(bins - 1, Math.floor((right - left) / binWidth));
    for (let bin = Math.max(0, Math.floor((x - left) / binWidth)); bin <= last; bin++)
      counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

/** Strips where little text crosses, widest first among equals; edges of the region are none. */
function candidates(segments: readonly Segment[]): Gutter[] {
  const left = Math.min(...segments.map((segment) => segment.x));
  const right = Math.max(...segments.map((segment) => segment.right));
  const bins = Math.min(2000, Math.ceil((right - left) / binWidth));
  const counts = crossings(segments, left, bins);
  const rows = linesIn(segments);
  const found: Gutter[] = [];
  for (const allowed of new Set([0, 1, 2, Math.floor(rows * 0.12), Math.floor(rows * 0.3)])) {
    let start = -1;
    for (let bin = 0; bin <= bins; bin++) {
      const isFree = bin < bins && (counts[bin] ?? 0) <= allowed;
      if (isFree && start < 0) start = bin;
      if (!isFree && start >= 0) {
        found.push({ from: left + start * binWidth, to: left + bin * binWidth });
        start = -1;
      }
    }
  }
  return found;
}

/**
 * Vertical gaps that may part two columns: free over most of the region's height and with at least three
 * lines on both sides. Best first: most lines on the poorer side, then fewest lines across.
 */
export function findGutters(segments: readonly Segment[]): Split[] {
  if (segments.length < 2 * leastLines) return [];
  const least = 0.7 * median(segments.map((segment) => segment.size));
  const total = heightOf(segments);
  return candidates(segments)
    .filter((gutter) => gutter.to - gutter.from >= least)
    .map((gutter) => ({ split: splitAt(segments, gutter) }))
    .map(({ split }) => ({
      split,
      poorer: Math.min(linesIn(split.left), linesIn(split.right)),
      free: Math.min(heightOf(split.left), heightOf(split.right)),
      across: linesIn(split.spanning),
    }))
    .filter(({ poorer, free, split }) => poorer >= leastLines && isFreeEnough(split, free, total))
    .sort((a, b) => b.poorer - b.across - (a.poorer - a.across))
    .map(({ split }) => split);
}

/** The gutter is free over most of the height, or over a long band below a header. */
function isFreeEnough(split: Split, free: number, total: number): boolean {
  const crossed = heightInRows(split.spanning);
  return total - crossed >= freeShare * total && free >= 0.2 * total;
}

function heightInRows(segments: readonly Segment[]): number {
  return regionRows(segments).reduce((sum, row) => sum + 1.3 * (row[0]?.size ?? 0), 0);
}

/** Lines of one side that are on a baseline of the other. */
export function alignedShare(side: readonly Segment[], other: readonly Segment[]): number {
  const baselines = other.map((segment) => segment.y);
  const isAligned = ({ y, size }: Segment) => baselines.some((line) => Math.abs(line - y) <= 0.12 * size);
  return side.filter(isAligned).length / Math.max(1, side.length);
}
