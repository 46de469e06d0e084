import { findDates } from "../dates.ts";
import { headerParts } from "../header/header-parts.ts";
import type { TextLine } from "../text-lines.ts";

/** Where the dates of a work entry stand in its line; a template's "year - year" has a place but no dates. */
export interface EntrySpan {
  from: number;
  to: number;
  startDate?: string;
  endDate?: string;
}

const unfilled =
  /(?:month |mm\s?\/\s?)?(?:20xx|yyyy|year)\s{0,2}(?:[-–—]{1,2}|to)\s{0,2}(?:(?:month |mm\s?\/\s?)?(?:20xx|yyyy|year)|present|current|ongoing)/i;
const longest = 170;

/** A lone date counts only at an edge of a line that names work or an employer. */
function findLone(text: string): EntrySpan | undefined {
  const { single } = findDates(text);
  if (single === undefined) return undefined;
  const before = text.slice(0, single.from).trim();
  const after = text.slice(single.to).trim();
  const rest = before === "" ? after : before;
  const isEdge = before === "" || /^[)\].]?$/.test(after);
  if (!isEdge || rest.split(" ").length > 12 || /[.;:]$/.test(rest)) return undefined;
  const says = headerParts(rest).some((part) => part.kind === "title" || part.kind === "employer");
  return says ? { from: single.from, to: single.to, startDate: single.date } : undefined;
}

/** The dates of a line that can head a work entry. */
export function findSpan(line: TextLine): EntrySpan | undefined {
  if (line.text.length > longest) return undefined;
  const { range } = findDates(line.text);
  if (range !== undefined) return range;
  const blank = unfilled.exec(line.text);
  if (blank !== null) return { from: blank.index, to: blank.index + blank[0].length };
  return findLone(line.text);
}
