import { findDates } from "#shared/language/dates.ts";

/** What a line of a letter is. */
export type LetterPart =
  | "sender"
  | "date"
  | "address"
  | "subject"
  | "greeting"
  | "body"
  | "item"
  | "sign-off"
  | "name";

const greeting = /^(?:dear|hello|hi|to whom)\b/i;
const signOff =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:(?:with )?(?:kind|best|warm)(?:est)? )?(?:regards|wishes)|sincerely(?: yours)?|respectfully(?: yours)?|faithfully|many thanks|thank you|thanks|cheers)[,.]?$/i;
const subject = /^(?:re|ref|subject|application for|position)\b.{0,2}[:–-]?/i;
/** A place that a template keeps for the date. */
const dateWord = /^[[<{(]?\s?(?:insert |enter |today['’]s )?date\s?[\])}>]?$/i;
/** Lines below the sign-off: a name, a title, contacts. */
const mostBelow = 8;
const dateLength = 40;
/** A year alone dates no letter. */
const dayOrMonth =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/i;

export const isGreeting = (line: string): boolean => greeting.test(line.trim());

/** True for a line that is a date, or a template's place for one. */
export function isDateLine(line: string): boolean {
  const text = line.trim();
  if (dateWord.test(text)) return true;
  if (text.length >= dateLength || !dayOrMonth.test(text)) return false;
  const { single, range } = findDates(text);
  return range === undefined && single !== undefined;
}

/** What each line of a letter is; lines without words do not belong here. Pure. */
export function letterParts(lines: readonly string[]): LetterPart[] {
  const opening = lines.findIndex(isGreeting);
  const top = opening === -1 ? lines : lines.slice(0, opening);
  const date = top.findLastIndex(isDateLine);
  const from = Math.max(date, opening);
  const end = lines.findLastIndex((line, at) => at > from && signOff.test(line.trim()));
  const isClosed = end !== -1 && lines.length - end <= mostBelow + 1;
  const close = isClosed ? end : lines.length;
  return lines.map((line, at) => {
    if (at === date) return "date";
    if (at < from) return at < date || date === -1 ? "sender" : abovePart(line);
    if (at >= close) return at === close ? "sign-off" : "name";
    return at === opening ? "greeting" : bodyPart(line, at === opening + 1);
  });
}

const abovePart = (line: string): LetterPart => (isSubject(line) ? "subject" : "address");

function bodyPart(line: string, isFirst: boolean): LetterPart {
  if (/^\s*[•▪●◦‣]\s/u.test(line)) return "item";
  return isFirst && isSubject(line) ? "subject" : "body";
}

const isSubject = (line: string): boolean => subject.test(line.trim()) && line.length < 120;
