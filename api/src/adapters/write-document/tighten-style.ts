import { type DocumentStyle, eachLine } from "./document-style.ts";

/** The same design with a little less air: the type keeps its size but for a third of a point. */
export function tightened(look: DocumentStyle): DocumentStyle {
  const lines = eachLine(look.lines, (line) => ({
    ...line,
    size: line.size > 9.5 ? line.size - 0.3 : line.size,
    leading: line.leading * 0.95,
    before: line.before * 0.85,
    after: line.after * 0.8,
  }));
  return { ...look, lines: { ...lines, entry: { ...lines.entry, before: lines.entry.before * 0.95 } } };
}

/** How often a design may be set smaller for fewer pages, and what it never goes below. */
export const mostTightness = 6;
const leastSize = 9;
const leastMargin = 13;

/**
 * The same design set smaller, for a document that shall have two pages: spacing, margins and size alone change.
 * @param tightness 0 (as it is) to `mostTightness`; type never goes below 9 points, nor its leading below 1.2.
 */
export function setSmaller(look: DocumentStyle, tightness: number): DocumentStyle {
  if (tightness === 0) return look;
  const share = tightness / mostTightness;
  const scale = 1 - 0.12 * share;
  const air = 1 - 0.5 * share;
  const lines = eachLine(look.lines, (line) => {
    const size = Math.min(line.size, Math.max(leastSize, line.size * scale));
    const leading = Math.max(size * 1.2, (line.leading / line.size) * size * (1 - 0.08 * share));
    return { ...line, size, leading, before: line.before * air, after: line.after * air };
  });
  const margin = {
    side: Math.min(look.margin.side, Math.max(leastMargin, look.margin.side - 5 * share)),
    top: Math.min(look.margin.top, Math.max(leastMargin, look.margin.top - 5 * share)),
  };
  return { ...look, margin, lines };
}
