import type { Token } from "../../words/tokenise.ts";
import type { AdLine } from "../ad-lines.ts";

/** "3.1.1 Assist borrowers", "4.1 Essential": a number of two parts and more before what it numbers. "3.5 years" is an amount. */
const outline = /^(\d{1,2}(?:\.\d{1,2}){1,3})\.?\s+(?=["\u201C(\u2018']?\p{Lu})/u;
const topLevel = /^\d{1,2}[.)]?\s+$/;
/** Fewer numbers are no outline. */
const least = 3;

/** How deep a line stands in the outline: 1 for "4.", 2 for "4.1"; 0 for none. */
function depthOf(text: string, line: AdLine, lineStart: number): number {
  const number = outline.exec(text.slice(lineStart, lineStart + 24))?.[1];
  if (number !== undefined) return number.split(".").length;
  return line.bullet && topLevel.test(text.slice(lineStart, line.start)) ? 1 : 0;
}

function lineStartOf(text: string, { start }: AdLine): number {
  let at = start;
  while (at > 0 && text[at - 1] !== "\n" && text[at - 1] !== "\r") at -= 1;
  while (at < start && (text[at] === " " || text[at] === "\t")) at += 1;
  return at;
}

function behindNumber(text: string, line: AdLine, from: number): readonly Token[] {
  const length = outline.exec(text.slice(from, from + 24))?.[0].length ?? 0;
  const tokens = line.tokens.filter(({ start }) => start >= from + length);
  const [first, ...rest] = tokens;
  return first === undefined ? line.tokens : [{ ...first, gap: 0 }, ...rest];
}

/**
 * A position description whose parts are numbered "3.", "3.1", "3.1.1": a number above deeper ones stands before a heading,
 * the deepest before an item. Lines of other ads stay as they are.
 */
export function withOutline(text: string, lines: readonly AdLine[]): readonly AdLine[] {
  const starts = lines.map((line) => lineStartOf(text, line));
  const depths = lines.map((line, at) => depthOf(text, line, starts[at] ?? line.start));
  if (depths.filter((depth) => depth > 1).length < least) return lines;
  return lines.map((line, at) => {
    const depth = depths[at] ?? 0;
    if (depth === 0) return line;
    const tokens = behindNumber(text, line, starts[at] ?? line.start);
    const own = { ...line, tokens, start: tokens[0]?.start ?? line.start };
    const isHeading = (depths[at + 1] ?? 0) > depth;
    return isHeading
      ? { ...own, bullet: false, mark: "", blankBefore: true, part: depth }
      : { ...own, bullet: true, mark: "1" };
  });
}
