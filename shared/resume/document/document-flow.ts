import { findDates } from "#shared/language/dates.ts";

/**
 * One line as a document shows it. `text` carries no list mark. Headers of entries are "entry", the lines
 * under them (employer, place, dates) "detail".
 */
export interface DocumentLine {
  kind: "name" | "label" | "contact" | "heading" | "entry" | "detail" | "item" | "text";
  text: string;
  /** Dates that may be at the right-hand end of this line: they follow `text` in reading order. */
  date?: string;
  /** An item of a list inside a list. */
  isNested?: true;
  /** Letters say of every line whether an empty line came before it, and their lines follow that. */
  gap?: boolean;
  /** Begins a page, so that what follows can be taken out as pages. */
  newPage?: true;
  /** It is in the side column of a design that has one; its lines come before those of the wide column. */
  side?: true;
  /** Letters `from` to before `to` of the text are set bold: an employer, the name of a group of skills. */
  strong?: { from: number; to: number };
  /** So many columns of equal width: the parts between tabs stand in them. */
  columns?: number;
}

/** A line of the document with the role it belongs to. */
export interface DraftLine extends DocumentLine {
  /** Index of its entry among the work entries. */
  work?: number | undefined;
}

const gapBeforeDates = /(?:\t\s*| {3,})(?=\S)/g;

/** Dates after a wide gap, or alone on the line below a header line, belong at its right-hand end. */
export function setDatesApart(lines: readonly DraftLine[]): DraftLine[] {
  const apart: DraftLine[] = [];
  for (const line of lines) {
    const above = apart.at(-1);
    const isHeader = above?.kind === "entry" || above?.kind === "detail";
    const mayTake = isHeader && above.date === undefined && !/\d{4}/.test(above.text);
    if (mayTake && above.work === line.work && line.kind === "detail" && isOnlyDates(line.text))
      apart[apart.length - 1] = { ...above, date: line.text };
    else apart.push(splitAtGap(line));
  }
  return apart;
}

function splitAtGap(line: DraftLine): DraftLine {
  if (line.kind !== "entry" && line.kind !== "detail") return line;
  const gap = [...line.text.matchAll(gapBeforeDates)].at(-1);
  if (gap === undefined) return line;
  const date = line.text.slice(gap.index).trim();
  const text = line.text.slice(0, gap.index).trim();
  return isOnlyDates(date) && text !== "" ? { ...line, text, date } : line;
}

function isOnlyDates(text: string): boolean {
  const { range } = findDates(text);
  if (range === undefined) return false;
  const rest = text.slice(0, range.from) + text.slice(range.to);
  return /^[\s()[\].,]*$/.test(rest);
}

const loneNumber = /^(?:page\s)?\d{1,3}(?:\s?(?:of|\/|-|–)\s?\d{1,3})?$/i;

/** A number alone on a line would pass for a page's number: it goes with the line above. */
export function joinLoneNumbers(lines: readonly DraftLine[]): DraftLine[] {
  const joined: DraftLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (above === undefined || !loneNumber.test(line.text)) joined.push(line);
    else joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}` };
  }
  return joined;
}
