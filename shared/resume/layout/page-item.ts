/** One run of visible text on a page, as a reader of the drawing sees it. Lengths in points. */
export interface PageItem {
  text: string;
  /** Left edge. */
  x: number;
  /** Baseline, measured downwards from the top of the page. */
  y: number;
  /** Width. */
  w: number;
  /** Height of the letters: the font size as drawn. */
  size: number;
  bold: boolean;
  /** Page, from 0. */
  page: number;
  /** The drawing has a space sign before it. */
  space?: boolean;
}

/** A piece of a row without a wide gap in it; `items` from left to right. */
export interface Segment {
  items: PageItem[];
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
}

/** One line of text in reading order. */
export interface PageLine {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  page: number;
}

/** Middle value; 0 of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
