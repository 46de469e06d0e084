import {
  contentParts,
  isOwnLine,
  type QuotedLetter,
  rowText,
} from "#shared/domain/cover-letters/quoted-letter.ts";
import { letterTarget } from "../built-in/letter/letter-target.ts";
import {
  bankLead,
  headingLeads,
  jobRow,
  otherLead,
  roleWords,
  unplacedLead,
  wordings,
} from "../built-in/letter/sentences.ts";
import { withoutHidden } from "../verify/hidden-characters.ts";

const plain = (text: string) =>
  withoutHidden(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$]+/gu, " ")
    .trim();
const months = "january|february|march|april|may|june|july|august|september|october|november|december";

const patterns = [
  ...Object.values(wordings).flatMap(({ signOff: _, ...all }) => Object.values(all).flat()),
  ...Object.values(headingLeads),
  unplacedLead,
  otherLead,
  bankLead,
  jobRow,
]
  .flatMap((pattern) => [pattern, ...pattern.split(/(?<=\.) /)])
  .map((pattern) => {
    const parts = pattern.split(/\{\w+\}/).map((one) => one.replace(/[.*+?^$()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join("(.*?)")}$`, "u");
  });

/** True for text that a slot may contain: words of the resume or of the account, dates, and the job of the ad. */
function isSlot(value: string, known: string): boolean {
  const dated = plain(value).replace(
    new RegExp(`\\b(?:since|to|on|or|at|the|${months}|\\d{4})\\b`, "g"),
    " ",
  );
  return dated
    .split(/\s{2,}/)
    .map((one) => one.trim())
    .every((one) => one === "" || known.includes(one));
}

/**
 * The sentences of a letter that are neither a fixed sentence with known slots nor a quote; must be empty for every
 * letter. It reads the final text, not how it was made.
 */
export function notQuoted(
  letter: QuotedLetter,
  resumeText: string,
  ad: { text: string; title?: string; company?: string },
  others: readonly string[] = [],
): string[] {
  const own = [...letter.own.filter(isOwnLine), ...letter.jobs.flatMap((job) => job.lines.filter(isOwnLine))];
  const persons = plain([resumeText, ...others, letter.reason, ...own.map(({ text }) => text)].join(" \n "));
  const target = letterTarget(ad, "2026-01-01");
  const known = `${persons} ${plain(roleWords(target))} `;
  const isQuote = (text: string) => plain(text) !== "" && persons.includes(plain(text));
  const isFixed = (text: string) =>
    patterns.some((pattern) => {
      const slots = pattern.exec(text);
      return slots?.slice(1).every((slot) => isSlot(slot, known)) ?? false;
    });
  const isRow = (text: string) => {
    const row = letter.formal.rows.find((one) => text === rowText(one));
    if (row === undefined) return false;
    return isQuote(row.own) || row.own.split(/[;,] /).every((part) => isFixed(part) || isQuote(part));
  };
  const isKnown = (text: string) => isFixed(text) || isQuote(text.replace(/^In short: /, ""));
  return contentParts(letter)
    .flatMap((part) => part.split("\n"))
    .flatMap((line) => {
      if (!line.startsWith("• ")) return unknownParts(line, isKnown);
      const point = line.slice(2);
      return isQuote(point) || isQuote(point.replace(/^I /, "")) || isRow(point) ? [] : [point];
    });
}

/** The parts of a paragraph that no known sentence contains; a sentence may contain full stops ("Wm. Gum Jr."). */
function unknownParts(line: string, isKnown: (text: string) => boolean): string[] {
  const pieces = line.split(/(?<=[.!?]) /);
  const unknown: string[] = [];
  for (let from = 0; from < pieces.length; ) {
    let to = pieces.length;
    while (to > from && !isKnown(pieces.slice(from, to).join(" "))) to -= 1;
    if (to === from) unknown.push(pieces[from] ?? "");
    from = Math.max(to, from + 1);
  }
  return unknown;
}
