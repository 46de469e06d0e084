import type { Limit, LimitUnit } from "#shared/domain/criteria/limit.ts";
import { numberWords } from "#shared/domain/number-words.ts";

const stated =
  /\b(half an?|\d{1,3},\d{3}|\d{1,5}|an?|one|two|three|four|five|six|seven|eight|nine|ten)[ -](?:a4[ -]|typed[ -])?(page|word|character)s?\b/gi;
/** "resume of no more than three", "CV (max four pages)": the resume's own length. */
const resumeBefore = /\b(?:resumes?|cv|curriculum vitae|résumés?)\b(?:(?! and | plus | with )[^,;.]){0,40}$/i;
const resumeAfter = /^[ -]{0,2}(?:resume|cv|curriculum vitae|résumé)\b/i;
const eachAfter =
  /^[^.;]{0,24}\b(?:each|per (?:question|criterion|criteria|response|answer|capability)|for (?:each|every))\b/i;
const eachBefore =
  /\b(?:each|every) (?:\w+ ){0,2}(?:question|criterion|response|answer|capability)\b[^.;]{0,60}$/i;
const longest = 4_000;

function amountOf(written: string): number {
  const low = written.toLowerCase();
  if (low.startsWith("half")) return 0.5;
  return numberWords.get(/^an?$/.test(low) ? "one" : low) ?? Number(low.replace(",", ""));
}

/** "a page" counts only with words about length: it may be a page of a web site. */
const isVague = (written: string) => /^an?$/i.test(written);
const bounded = /\b(?:no (?:more|longer) than|maximum|max|up to|within|limit\w*|exceed\w*)\b/i;

/**
 * Every limit that a text sets for the written answers, with the words that set it. Limits for the resume do not
 * count. Linear in the length of the text; never throws.
 */
export function readLimits(text: string): Limit[] {
  const limits: Limit[] = [];
  const short = text.slice(0, longest);
  for (const found of short.matchAll(stated)) {
    const [words, written = "", unit = ""] = found;
    const before = short.slice(Math.max(0, found.index - 70), found.index);
    const after = short.slice(found.index + words.length, found.index + words.length + 60);
    const amount = amountOf(written);
    if (amount <= 0 || resumeBefore.test(before) || resumeAfter.test(after)) continue;
    if (isVague(written) && !bounded.test(before)) continue;
    const isEach = eachAfter.test(after) || eachBefore.test(before);
    limits.push({
      ...{ amount, unit: `${unit.toLowerCase()}s` as LimitUnit },
      ...{ per: isEach ? "answer" : "total", words: words.trim() },
    });
  }
  return limits.filter(
    (one, at) => limits.findIndex((other) => other.words === one.words && other.per === one.per) === at,
  );
}
