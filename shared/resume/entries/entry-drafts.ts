import { isCareerBreak } from "#shared/engine/roles/career-breaks.ts";
import { type HeaderPart, titleWord } from "../header/judge-part.ts";
import { isRoleLabel } from "../role-labels.ts";
import type { TextLine } from "../text-lines.ts";
import { namesIn, spanOf, tellsOn } from "./entry-head.ts";
import type { EntrySpan } from "./entry-names.ts";

/** A line of the work section with its id in the model. */
export interface NumberedLine extends TextLine {
  id: number;
  /** It stands below another heading than the line before it: what it says is of no entry above. */
  opensPart?: boolean;
  /** The whole resume is written in small letters. */
  small?: boolean;
}

/** One work entry before its names are told apart. */
export interface EntryDraft {
  span: EntrySpan;
  header: NumberedLine[];
  body: NumberedLine[];
  parts: HeaderPart[];
  /** The employer stands on a line of its own, without dates. */
  hasOwnEmployerLine: boolean;
}

const headerLength = 110;
const stepWithin = /\((?:from|since) [^()]*\)$/i;

const participles =
  /^(?:registered|enrolled|certified|qualified|chartered|advanced|applied|allied|united|aged|licensed|accredited|retired|embedded|endorsed|specialised|specialized|integrated)\b/i;

/** "Supervised the crew, recruited members": a verb first and more than a name's words. */
function tellsDuty(text: string): boolean {
  return /^\p{Lu}\p{Ll}{2,}ed\s/u.test(text) && !participles.test(text) && text.split(" ").length > 3;
}

/** "Filing, mail, banking and showroom relief": a list of things. */
const listsSmall = /^\p{Lu}\p{L}*, \p{Ll}[^,]*(?:,| and) \p{Ll}/u;

const outsideBrackets = (text: string) => text.replace(/\([^()]{0,80}\)/g, "");

function isHeaderLike(line: NumberedLine | undefined): line is NumberedLine {
  if (line === undefined || line.bullet || isRoleLabel(line.text)) return false;
  // What an employer does, in brackets, makes no line of names a line of prose.
  if (outsideBrackets(line.text).length > headerLength) return false;
  if (/[.;:]$/.test(line.text) && !/(ltd|inc|corp|co|s\.\s?[al])\.$/i.test(line.text)) return false;
  if (tellsDuty(line.text) || (line.small !== true && listsSmall.test(line.text))) return false;
  return line.small === true || /^[\p{Lu}\p{Lo}\d("'&[]/u.test(line.text) || /^[a-z]+[A-Z]/.test(line.text);
}

/** Every line is looked at from above and from below: read once. */
const known = new WeakMap<NumberedLine, readonly HeaderPart[]>();

function partsOf(line: NumberedLine | undefined): readonly HeaderPart[] {
  if (line === undefined) return [];
  const parts = known.get(line) ?? namesIn(line);
  known.set(line, parts);
  return parts;
}

const has = (parts: readonly HeaderPart[], kind: HeaderPart["kind"]) => parts.some((p) => p.kind === kind);

/** Above dates alone even names that nobody knows are names. */
const mostPlain = { beside: 5, aboveDates: 9, below: 8 } as const;
const mostWhole = 16;

/** A line above the dates that may name title or employer: not prose, not a duty. */
function mayName(
  line: NumberedLine | undefined,
  parts: readonly HeaderPart[],
  most: number = mostPlain.beside,
): boolean {
  if (!isHeaderLike(line) || spanOf(line) !== undefined || parts.length === 0) return false;
  const isPlain = parts.every((p) => p.kind === "unknown");
  const words = outsideBrackets(line.text).split(" ");
  return !isPlain || words.filter((word) => word !== "&" && word !== "").length <= most;
}

/** An employer set as a list item above its title, with the duties as another kind of item below. */
function isOuterItem(lines: readonly NumberedLine[], at: number, parts: readonly HeaderPart[]): boolean {
  const above = lines[at - 1];
  const below = lines[at + 1];
  if (above?.bullet !== true || below?.bullet !== true || above.mark === below.mark) return false;
  const isShort = above.text.split(" ").length <= 8 && !/[.;:]$/.test(above.text);
  return isShort && has(parts, "title") && !has(parts, "employer");
}

/** The first line of the header whose dates stand at `at`: up to three lines above belong to it. */
function headerAbove(lines: readonly NumberedLine[], at: number, floor: number): number {
  let first = at;
  const parts = [...partsOf(lines[at])];
  const saysNothing = parts.every((p) => p.kind === "location");
  if (lines[at]?.gapBefore === true && !saysNothing) return first;
  if (at > floor && isOuterItem(lines, at, parts)) return at - 1;
  while (first - 1 >= floor && at - first < 3 && !(has(parts, "title") && has(parts, "employer"))) {
    const line = lines[first - 1];
    const own = partsOf(line);
    const isSecondTitle = has(own, "title") && has(parts, "title") && !own.some((p) => p.weak);
    const most = mostPlain[parts.length === 0 && line?.gapBefore === true ? "aboveDates" : "beside"];
    if (!mayName(line, own, most) || (isSecondTitle && !has(own, "employer"))) break;
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
  const isUseful = known.some((p) => p.kind !== "location");
  let silent = 0;
  while (last < end && last - at - silent <= 2 && silent <= 2) {
    const line = lines[last];
    if (!isHeaderLike(line) || (spanOf(line) !== undefined && !stepWithin.test(line.text))) break;
    const own = partsOf(line);
    // A blank form's "[City]" and "Industry: Media" name nothing.
    const isPlace = own.every((p) => p.kind === "location");
    if (isPlace) silent += 1;
    const hasTitle = parts.some((p) => p.kind === "title" && p.weak !== true);
    const hasEmployer =
      has(parts, "employer") || (hasTitle && parts.some((p) => p.kind === "unknown" || p.weak));
    if (hasTitle && hasEmployer && !isPlace) break;
    // "Registered Nurse, Ward 3B Surgical, Liverpool Plains Private Hospital, Sydney": all names in the line below the dates.
    const isWhole = last === at + 1 && known.length === 0 && has(own, "title") && line.text.includes(", ");
    const most = isWhole ? mostWhole : mostPlain.below;
    if (line.text.split(" ").length > most || (line.gapBefore && isUseful)) break;
    parts.push(...own);
    last += 1;
  }
  return last;
}

const isNamed = (parts: readonly HeaderPart[]) => has(parts, "title") && has(parts, "employer");

function saysNames(line: NumberedLine | undefined): boolean {
  return partsOf(line).some((part) => part.kind !== "location");
}

/** "(parental leave Aug 2023 - Aug 2024)", "[2016 - 2018: on the way to Australia]": a time between, and no post. */
const isAside = ({ text }: NumberedLine) =>
  /^(?:\([^()]*\)|\[[^[\]]*\])$/.test(text.trim()) && (isCareerBreak(text) || !titleWord.test(text));

/** "Apprentice, then Electrician (from Feb 2014)" right below the dates of the whole time. */
const isStep = (line: NumberedLine, above: NumberedLine | undefined) =>
  stepWithin.test(line.text) && above !== undefined && spanOf(above)?.endDate !== undefined;

/** Lines with dates; where there are none, list items with dates, else lines naming title and employer. */
function findStarts(lines: readonly NumberedLine[]): number[] {
  const indexes = (test: (line: NumberedLine) => boolean) =>
    lines.flatMap((line, at) => (test(line) ? [at] : []));
  const dated = indexes((line) => !line.bullet && spanOf(line) !== undefined && !isAside(line)).filter(
    (at) => !isStep(lines[at] as NumberedLine, lines[at - 1]),
  );
  if (dated.length > 0) return dated;
  const listed = indexes(
    (line) => (line.text.length <= headerLength || tellsOn(line)) && spanOf(line) !== undefined,
  );
  if (listed.length > 0) return listed;
  return indexes((line) => isHeaderLike(line) && isNamed(partsOf(line)));
}

const fewCapitals = 0.2;

function inSmallLetters(lines: readonly NumberedLine[]): boolean {
  const words = lines.filter(({ text }) => /^\p{L}/u.test(text));
  const capitals = words.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  return words.length > 2 && capitals < words.length * fewCapitals;
}

/** "Client: Department of Harbours" above a title and its dates. */
const houseLabel = /^(?:client|employer|company|organi[sz]ation) ?: /i;

/** The header and body lines of every work entry. */
export function draftEntries(all: readonly NumberedLine[]): EntryDraft[] {
  const lines = inSmallLetters(all) ? all.map((line) => ({ ...line, small: true })) : all;
  const starts = findStarts(lines);
  // Where the section opens with a date line, names follow their dates: nothing above belongs to an entry.
  // Unless the first line names something too: then a line of dates alone has its names above it.
  const isDatesFirst = starts[0] === 0 && starts.length > 1;
  const namesFirst = saysNames(lines[0]);
  const firsts = starts.map((at, n) =>
    isDatesFirst && (!namesFirst || saysNames(lines[at])) && !houseLabel.test(lines[at - 1]?.text ?? "")
      ? at
      : headerAbove(lines, at, (starts[n - 1] ?? -1) + 1),
  );
  return starts.flatMap((at, n): EntryDraft[] => {
    const line = lines[at];
    if (line === undefined) return [];
    const next = firsts[n + 1] ?? lines.length;
    const other = lines.findIndex((one, below) => below > at && below < next && one.opensPart === true);
    const end = other === -1 ? next : other;
    const upper = lines.slice(firsts[n] ?? at, at + 1);
    const above = upper.flatMap((l) => partsOf(l));
    const bodyStart = headerBelow(lines, at, above, end);
    const lower = lines.slice(at + 1, bodyStart);
    const others = [...upper.slice(0, -1), ...lower];
    const span = spanOf(line) ?? { from: line.text.length, to: line.text.length };
    return [
      {
        span,
        header: [...upper, ...lower],
        body: lines.slice(bodyStart, end),
        parts: [...above, ...lower.flatMap((l) => partsOf(l))],
        hasOwnEmployerLine: others.some((l) => !has(partsOf(l), "title")),
      },
    ];
  });
}
