import type { WorkEntry } from "#shared/domain/resumes/resume-model.ts";
import { type DateRange, findDates } from "./dates.ts";
import { type HeaderPart, headerParts } from "./header-parts.ts";
import type { TextLine } from "./text-lines.ts";

/** A line of the work section with its id in the model. */
export interface NumberedLine extends TextLine {
  id: number;
}

interface EntryDraft {
  range: DateRange;
  header: NumberedLine[];
  body: NumberedLine[];
  parts: HeaderPart[];
}

const headerLength = 110;

function isHeaderLike(line: NumberedLine | undefined): line is NumberedLine {
  if (line === undefined || line.bullet || line.text.length > headerLength) return false;
  if (/[.;:]$/.test(line.text) && !/(ltd|inc|co)\.$/i.test(line.text)) return false;
  return /^[\p{Lu}\d("'&]/u.test(line.text) || /^[a-z]+[A-Z]/.test(line.text);
}

function isDated(line: NumberedLine): boolean {
  return !line.bullet && line.text.length <= headerLength + 60 && findDates(line.text).range !== undefined;
}

function withoutDates(text: string): string {
  const { range } = findDates(text);
  return range === undefined ? text : `${text.slice(0, range.from)} | ${text.slice(range.to)}`;
}

function isUseful(parts: readonly HeaderPart[]): boolean {
  return parts.some((p) => p.kind === "title" || p.kind === "employer" || p.kind === "unknown");
}

function isNamed(parts: readonly HeaderPart[]): boolean {
  const title = parts.some((p) => p.kind === "title");
  return title && parts.some((p) => p.kind === "employer");
}

/** A line above the dates that may name title or employer: not prose, not a duty. */
function mayName(line: NumberedLine | undefined, parts: readonly HeaderPart[]): boolean {
  if (!isHeaderLike(line) || isDated(line) || parts.length === 0) return false;
  const isPlain = parts.every((p) => p.kind === "unknown");
  return !isPlain || line.text.split(" ").length <= 5;
}

/** The first line of the header whose dates stand at `at`: up to three lines above belong to it. */
function headerAbove(lines: readonly NumberedLine[], at: number, floor: number): number {
  let first = at;
  const parts = headerParts(withoutDates(lines[at]?.text ?? ""));
  const saysNothing = parts.every((p) => p.kind === "location");
  if (lines[at]?.gapBefore === true && !saysNothing) return first;
  while (first - 1 >= floor && at - first < 3 && !isNamed(parts)) {
    const line = lines[first - 1];
    const own = headerParts(line?.text ?? "");
    const isSecondTitle = own.some((p) => p.kind === "title") && parts.some((p) => p.kind === "title");
    if (!mayName(line, own) || (isSecondTitle && !own.some((p) => p.kind === "employer"))) break;
    parts.push(...own);
    first -= 1;
    if (line?.gapBefore === true) break;
  }
  return first;
}

/** Lines below the date line that still name title, employer or place. */
function headerBelow(
  lines: readonly NumberedLine[],
  at: number,
  known: readonly HeaderPart[],
  end: number,
): number {
  let last = at + 1;
  const parts = [...known];
  while (last < end && last - at <= 2) {
    const line = lines[last];
    if (!isHeaderLike(line) || isDated(line)) break;
    const hasTitle = parts.some((p) => p.kind === "title");
    const hasEmployer = parts.some((p) => p.kind === "employer" || (hasTitle && p.kind === "unknown"));
    const own = headerParts(line.text);
    const isPlace = own.length > 0 && own.every((p) => p.kind === "location");
    if (hasTitle && hasEmployer && !isPlace) break;
    if (line.text.split(" ").length > 8 || (line.gapBefore && isUseful(known))) break;
    parts.push(...own);
    last += 1;
  }
  return last;
}

function draftEntries(lines: readonly NumberedLine[]): EntryDraft[] {
  const starts = lines.flatMap((line, i) => (isDated(line) ? [i] : []));
  const drafts: EntryDraft[] = [];
  const firsts: number[] = [];
  let floor = 0;
  for (const at of starts) {
    const first = headerAbove(lines, at, floor);
    firsts.push(first);
    floor = at + 1;
  }
  starts.forEach((at, n) => {
    const range = findDates(lines[at]?.text ?? "").range;
    const first = firsts[n] ?? at;
    const end = firsts[n + 1] ?? lines.length;
    if (range === undefined) return;
    const upper = lines.slice(first, at + 1);
    const known = upper.flatMap((l) => headerParts(withoutDates(l.text)));
    const bodyStart = headerBelow(lines, at, known, end);
    const lower = lines.slice(at + 1, bodyStart);
    const parts = [...known, ...lower.flatMap((l) => headerParts(l.text))];
    drafts.push({ range, header: [...upper, ...lower], body: lines.slice(bodyStart, end), parts });
  });
  return drafts;
}

/** Majority of the entries whose parts are plain: does the title come before the employer? */
function titleComesFirst(drafts: readonly EntryDraft[]): boolean {
  let votes = 0;
  for (const { parts } of drafts) {
    const title = parts.findIndex((p) => p.kind === "title");
    const employer = parts.findIndex((p) => p.kind === "employer");
    if (title === -1 && employer === -1) continue;
    if (title !== -1 && employer !== -1) votes += title < employer ? 1 : -1;
    else {
      const other = parts.findIndex((p) => p.kind === "unknown");
      if (other !== -1) votes += (title === -1) === other < (title === -1 ? employer : title) ? 1 : -1;
    }
  }
  return votes >= 0;
}

interface Named {
  position?: string;
  name?: string;
  location?: string;
}

function nameParts(parts: readonly HeaderPart[], titleFirst: boolean): Named {
  const title = parts.find((p) => p.kind === "title");
  let employer = parts.find((p) => p.kind === "employer" && p !== title);
  const location = parts.find((p) => p.kind === "location");
  const unknown = parts.filter((p) => p.kind === "unknown");
  let position = title;
  if (employer === undefined) {
    const order = titleFirst ? [...unknown].reverse() : unknown;
    employer = title === undefined && unknown.length > 1 ? order[0] : unknown[0];
  }
  position ??= unknown.find((p) => p !== employer);
  if (position === undefined) {
    const second = parts.filter((p) => p.kind === "employer" && p !== employer);
    position = second[0];
  }
  const split = position !== undefined && employer === undefined ? splitTitle(position.text) : undefined;
  return {
    ...(position === undefined ? {} : { position: split?.position ?? position.text }),
    ...(employer !== undefined ? { name: employer.text } : split === undefined ? {} : { name: split.name }),
    ...(location === undefined ? {} : { location: location.text }),
  };
}

/** "Store Manager, Kmart" on its own: without another employer the tail is it. */
function splitTitle(text: string): { position: string; name: string } | undefined {
  const at = text.lastIndexOf(", ");
  return at === -1 ? undefined : { position: text.slice(0, at), name: text.slice(at + 2) };
}

function toEntry(draft: EntryDraft, titleFirst: boolean, previous: WorkEntry | undefined): WorkEntry {
  const named = nameParts(draft.parts, titleFirst);
  const inherits = named.name === undefined && named.position !== undefined && previous?.name !== undefined;
  const { startDate, endDate } = draft.range;
  return {
    ...(named.name !== undefined ? { name: named.name } : inherits ? { name: previous.name } : {}),
    ...(named.position === undefined ? {} : { position: named.position }),
    ...(named.location === undefined ? {} : { location: named.location }),
    startDate,
    ...(endDate === undefined ? {} : { endDate }),
    highlights: draft.body.map((l) => l.text),
    lines: [...draft.header, ...draft.body].map((l) => l.id),
  } as WorkEntry;
}

/**
 * Work entries of the experience section: one per date range, title and employer told apart by their words
 * and by the order the other entries use. A later title without employer belongs to the one above.
 * Source: match-engine.md section 11.
 */
export function readWorkEntries(lines: readonly NumberedLine[]): WorkEntry[] {
  const drafts = draftEntries(lines);
  const titleFirst = titleComesFirst(drafts);
  const entries: WorkEntry[] = [];
  for (const draft of drafts) entries.push(toEntry(draft, titleFirst, entries.at(-1)));
  return entries;
}
