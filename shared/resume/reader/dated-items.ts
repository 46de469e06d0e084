import { isDateRange } from "#shared/language/date-lines.ts";
import type { PrintedLine } from "#shared/language/printed-lines.ts";
import { headingKind } from "./headings.ts";

/** Nothing above the dates could be the head of the role: a list item, a heading of a section, or no line at all. */
function opensSection(above: PrintedLine | undefined): boolean {
  return above === undefined || above.mark !== undefined || headingKind(above.text) !== undefined;
}

/** Fewer dates alone above list items are chance. */
const leastDates = 2;

/**
 * Where dates are alone on a line above a list, as headings, the first item of each list names the role: it loses its
 * mark, so that it is read as the head it is. All other lines stay as they are.
 */
export function openDatedItems(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const firsts = lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const isFirst = line.mark !== undefined && above?.mark === undefined && isDateRange(above?.text ?? "");
    return isFirst && opensSection(lines[at - 2]) ? [at] : [];
  });
  const heads = new Set(firsts);
  const dateLines = lines.filter(({ text, mark }) => mark === undefined && isDateRange(text)).length;
  if (firsts.length < leastDates || firsts.length !== dateLines) return lines;
  return lines.map((line, at) => {
    if (!heads.has(at)) return line;
    const { mark: _, ...plain } = line;
    return { ...plain, gapBefore: false };
  });
}
