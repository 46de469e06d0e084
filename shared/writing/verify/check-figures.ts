import { mergedYears } from "#shared/engine/roles/roles.ts";
import { refuse } from "./claim.ts";
import type { SourceLine } from "./fact-sources.ts";
import { figureError } from "./frames/match-figures.ts";
import { sourceFrame } from "./frames/source-frame.ts";
import { findMarkup } from "./hidden-characters.ts";
import { datesAgree, sameNumber, type WrittenNumber } from "./read-numbers.ts";
import { type Check, type ClaimLine, markChecked, type Scope, settle, supportedBy } from "./scope.ts";

const email = /[\w.+-]+@[\w-]+\.[\w.-]*\w/g;
const link =
  /\b(?:https?|ftp|javascript|data|mailto|tel):[^\s)>\]]+|\bwww\.\S+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|ai|dev|app|me|co|info|biz|au|nz|uk|edu|gov|example|link|xyz)\b(?:\/\S*)?/gi;
const phone = /(?<![\p{L}\d])\+?\(?\d(?:[ ()./-]{0,2}\d){7,14}(?!\d)/gu;

const digitsOf = (text: string) => text.replace(/\D/g, "").replace(/^61(?=\d{9}$)/, "0");

/** E-mail addresses, telephone numbers, links and markup: the person's sources must contain them letter by letter. */
export const checkContacts: Check = (line, { sources: { lines } }) => {
  const markup = findMarkup(line.text);
  if (markup !== undefined)
    return refuse("link", markup, "Only plain text is written: no tags and no links.");
  for (const [pattern, kind] of [
    [email, "contact"],
    [link, "link"],
  ] as const) {
    for (const match of line.text.matchAll(pattern)) {
      const claim = match[0].replace(/[.,;:]+$/, "").toLowerCase();
      if (!supportedBy(line, lines, (one) => one.text.toLowerCase().includes(claim)))
        return refuse(kind, claim);
      settle(line, match.index, match.index + match[0].length);
    }
  }
  for (const match of line.text.matchAll(phone)) {
    // "2016 - 2019" is a period.
    if (line.dates.some((date) => date.start <= match.index && date.end >= match.index + match[0].length))
      continue;
    const digits = digitsOf(match[0]);
    const holds = (text: string) =>
      [...text.matchAll(phone)].some((one) => digitsOf(one[0]).includes(digits));
    if (!supportedBy(line, lines, (one) => holds(one.text))) return refuse("contact", match[0]);
    settle(line, match.index, match.index + match[0].length);
  }
  return undefined;
};

/**
 * "In my role from 2006 to 2012, I costed the claims of 2025": the line was read under the wrong role. A future year
 * is a plan.
 */
function isAfterRole(startDate: string, { entries = [], asOf = "", sources: { model } }: Scope): boolean {
  const ends = entries.map((at) => model.work[at]?.endDate ?? "present");
  if (ends.length === 0 || ends.includes("present")) return false;
  const [year, today] = [startDate, asOf].map((date) => Number(date.slice(0, 4))) as [number, number];
  return year <= today && ends.every((end) => year > Number(end.slice(0, 4)) + 1);
}

/** Dates and periods: of this entry, and no more precise than the source. */
export const checkDates: Check = (line, scope) => {
  const { counted } = scope;
  for (const date of line.dates) {
    const year = Number(date.startDate);
    const isCount = (value: number) => date.endDate === undefined && value === year;
    const isHeld = supportedBy(
      line,
      counted,
      (one) =>
        one.dates.some((held) => datesAgree(date, held)) || one.numbers.some(({ value }) => isCount(value)),
    );
    const isOfCredential = counted.some(
      (one) => one.work === undefined && one.dates.some((held) => datesAgree(date, held)),
    );
    if (!isHeld || (!isOfCredential && isAfterRole(date.startDate, scope)))
      return refuse("date", line.text.slice(date.start, date.end));
  }
  return undefined;
};

const yearsAfter = /^(?:\+| plus| or more| full| consecutive| combined| solid)*[ -](?:years?|yrs?)\b/i;
const generalYears =
  /^\S*[ -](?:years?|yrs?)['\u2019]?(?: of)?(?: (?:work|working|professional|total|combined))? experience\b/i;

/** Years that the dates of the roles add up to, if the sentence may use them. */
function yearsShown(rest: string, { sources: { model }, entries, asOf }: Scope): number {
  if (asOf === undefined) return 0;
  if (entries !== undefined) return mergedYears(model, new Set(entries), asOf);
  return generalYears.test(rest) ? mergedYears(model, new Set(model.work.keys()), asOf) : 0;
}

/**
 * "12 years": the sources state it, or the dates of the roles add up to it. A 12 that counts something else does not
 * prove it.
 */
export const checkYears: Check = (line, scope) => {
  for (const number of line.numbers) {
    const rest = line.text.slice(number.end);
    if (!yearsAfter.test(rest)) continue;
    const isStated = supportedBy(line, scope.lines, (one) =>
      one.numbers.some((held) => sameNumber(number, held) && yearsAfter.test(one.text.slice(held.end))),
    );
    if (!isStated && number.value > Math.floor(yearsShown(rest, scope)))
      return refuse(
        "years",
        line.text.slice(number.start, number.end + (yearsAfter.exec(rest)?.[0].length ?? 0)),
      );
    settle(line, number.start, number.end + (yearsAfter.exec(rest)?.[0].length ?? 0));
  }
  return undefined;
};

/** A figure that follows from two figures of one line: "58 per cent" from "from 12 to 5". */
function isComputed(number: WrittenNumber, line: ClaimLine, counted: readonly SourceLine[]): boolean {
  const figure = line.statement.figures.find((one) => one.start === number.start);
  return (
    figure !== undefined &&
    supportedBy(line, counted, (one) => figureError(figure, line.statement, sourceFrame(one)) === undefined)
  );
}

/** Counts, shares and money: the same entry must have the same value. */
export const checkNumbers: Check = (line, { counted }) => {
  for (const number of line.numbers) {
    const isChecked = line.tokens.every(
      (token, at) => token.end <= number.start || token.start >= number.end || line.checked[at] === true,
    );
    if (isChecked) continue;
    const isHeld = supportedBy(line, counted, (one) => one.numbers.some((held) => sameNumber(number, held)));
    if (!isHeld && !isComputed(number, line, counted))
      return refuse("number", line.text.slice(number.start, number.end));
    markChecked(line, number.start, number.end);
  }
  return undefined;
};
