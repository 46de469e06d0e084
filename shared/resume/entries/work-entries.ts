import type { WorkEntry } from "#shared/domain/resumes/resume-model.ts";
import { findDates } from "../dates.ts";
import { draftEntries, type EntryDraft, type NumberedLine } from "./entry-drafts.ts";
import { type EntryNames, nameEntry, titleComesFirst } from "./entry-names.ts";

/** What stands beside the dates as prose is the first duty. */
function besideDates(draft: EntryDraft): string[] {
  return draft.header.flatMap((line) => {
    const { range } = findDates(line.text);
    const rest = range === undefined ? "" : line.text.slice(range.to).replace(/^[\s,;:|–—-]+/, "");
    return rest.split(" ").length > 3 && /[a-z]{2}\.$/.test(rest) ? [rest] : [];
  });
}

function toEntry(draft: EntryDraft, names: EntryNames): WorkEntry {
  const { startDate, endDate } = draft.span;
  return {
    ...names,
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
    highlights: [...besideDates(draft), ...draft.body.map((l) => l.text)],
    lines: [...draft.header, ...draft.body].map((l) => l.id),
  };
}

/** The employer's own line, with the dates of the whole time: the titles follow below. */
function isGroupHeader(draft: EntryDraft, names: EntryNames, next: EntryNames | undefined): boolean {
  const isEmployer = names.name !== undefined && names.position === undefined;
  return isEmployer && draft.body.length === 0 && next?.position !== undefined && next.name === undefined;
}

/**
 * Work entries of the experience section: one per date range, title and employer told apart by their words
 * and by the order the other entries use. A later title without employer belongs to the one above, when that
 * one stands on a line of its own. Source: docs/engine.md, Reading a resume.
 */
export function readWorkEntries(lines: readonly NumberedLine[]): WorkEntry[] {
  const drafts = draftEntries(lines);
  const titleFirst = titleComesFirst(drafts.map((draft) => draft.parts));
  const names = drafts.map((draft) => nameEntry(draft.parts, titleFirst));
  const entries: WorkEntry[] = [];
  let above: string | undefined;
  let groupLines: number[] = [];
  drafts.forEach((draft, n) => {
    const own = names[n] ?? {};
    if (isGroupHeader(draft, own, names[n + 1])) {
      above = own.name;
      groupLines = draft.header.map((l) => l.id);
      return;
    }
    const inherits = own.name === undefined && own.position !== undefined && above !== undefined;
    if (own.name !== undefined) above = draft.hasOwnEmployerLine ? own.name : undefined;
    const entry = toEntry(draft, inherits && above !== undefined ? { ...own, name: above } : own);
    entries.push({ ...entry, lines: [...groupLines, ...entry.lines] });
    groupLines = [];
  });
  return entries;
}
