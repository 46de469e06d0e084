import type { Painted } from "./pdf-drawing.ts";
import type { DrawnRun } from "./pdf-glyphs.ts";

export interface PageSize {
  width: number;
  height: number;
}

/** At this height or below no one reads it (F13: docs/engine.md, READ). */
const leastSize = 1.01;
/** Colours nearer than this (0-1, luminance) are the same to the eye. */
const leastContrast = 0.06;

/**
 * Whether a reader of the page sees this run: it is painted, on the page, high enough, and not in the colour
 * of what lies below it (white on white; but white on a dark bar is visible).
 */
export function isVisible(run: DrawnRun, painted: readonly Painted[], page: PageSize): boolean {
  if (run.size <= leastSize) return false;
  if (run.x + run.w < 0 || run.x > page.width || run.y < 0 || run.y - run.size > page.height) return false;
  const isUnpainted = run.renderMode === 3 || run.renderMode === 7 || run.alpha < 0.05;
  if (isUnpainted) return isOutlined(run, painted);
  if (run.colour === undefined) return true;
  const below = backgroundOf(run, painted);
  return below === undefined || contrast(run.colour, below) > leastContrast;
}

/** Shapes this many operations back may still be the letters of a run. */
const outlineReach = 60;

/**
 * Browsers print some fonts as shapes and lay the text, unpainted, over them: the shape in the height of the
 * letters is what the reader sees.
 */
function isOutlined(run: DrawnRun, painted: readonly Painted[]): boolean {
  const x = run.x + run.w / 2;
  return painted.slice(Math.max(0, run.order - outlineReach), run.order).some((shape) => {
    const height = shape.bottom - shape.top;
    const isLetterHigh = height > 0.3 * run.size && height < 2 * run.size && !shape.isPicture;
    const isHere = shape.top > run.y - 1.4 * run.size && shape.bottom < run.y + 0.7 * run.size;
    return isLetterHigh && isHere && x >= shape.left - run.size && x <= shape.right + run.size;
  });
}

/** Invisible by its render mode alone: what text recognition lays over a scanned page. */
export function isRecognised(run: DrawnRun): boolean {
  return run.renderMode === 3 && run.size > leastSize;
}

/** Colour of the last shape painted below the middle of the run; undefined on a picture or pattern. */
function backgroundOf(run: DrawnRun, painted: readonly Painted[]): string | undefined {
  const x = run.x + run.w / 2;
  const y = run.y - run.size / 3;
  for (let at = Math.min(run.order, painted.length) - 1; at >= 0; at--) {
    const shape = painted[at];
    if (shape && x >= shape.left && x <= shape.right && y >= shape.top && y <= shape.bottom)
      return shape.isPicture ? undefined : shape.colour;
  }
  return "#ffffff";
}

function contrast(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  return Math.max(...a.map((value, at) => Math.abs(value - (b[at] ?? 0))));
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** Share of the page that its largest picture covers. */
export function pictureShare(painted: readonly Painted[], page: PageSize): number {
  return Math.max(0, ...pictureAreas(painted, page)) / (page.width * page.height);
}

/** Share of the page that all its pictures cover, at most 1; what overlaps counts twice. */
export function coveredShare(painted: readonly Painted[], page: PageSize): number {
  const sum = pictureAreas(painted, page).reduce((total, area) => total + Math.max(0, area), 0);
  return Math.min(1, sum / (page.width * page.height));
}

function pictureAreas(painted: readonly Painted[], page: PageSize): number[] {
  return painted
    .filter((shape) => shape.isPicture)
    .map(
      ({ left, right, top, bottom }) =>
        (Math.min(right, page.width) - Math.max(left, 0)) *
        (Math.min(bottom, page.height) - Math.max(top, 0)),
    );
}
