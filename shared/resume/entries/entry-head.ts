import { findDates } from "../dates.ts";
import { headerParts } from "../header/header-parts.ts";
import { type HeaderPart, judgePart } from "../header/judge-part.ts";
import { commaPieces } from "../header/split-header.ts";
import type { TextLine } from "../text-lines.ts";
import { type EntrySpan, findSpan } from "./entry-names.ts";

/** The first words of a line are looked at for "Title (dates): what was done" in a line of any length. */
const headReach = 130;
const mostTitleWords = 10;
const mostSecondWords = 5;

const count = "(?:\\d{1,2}\\+?|one|two|three|four|five|six|seven|eight|nine|ten)";
/** "Worked as a", "was employed as the", "held the position of": a title told as a sentence. */
const toldAs =
  /^(?:(?:i|also|then|previously|formerly|currently),? )?(?:(?:have|has|had|was|been|am|is) ){0,2}(?:worked|working|served|serving|acted|acting|employed|engaged|hired|(?:held|had|handled|took on) (?:an?|the) (?:position|role|post|job))(?: \p{L}+ly)? (?:as|of) (?:an? |the )?/iu;
/** "5 years working as a", "Total of 2 years as a". */
const countedAs = new RegExp(
  `^(?:(?:a )?total of |over |about )?${count} (?:years?|yrs?|months?)(?: of)?(?: experience)?(?: working)? as (?:an? |the )?`,
  "i",
);
/** "1 year of experience (2022 - 2023) as a Compliance Analyst": how long, and the title behind the dates. */
const statedLength = new RegExp(`^${count} (?:years?|yrs?|months?)(?: of)?(?: experience| tenure)?$`, "i");
const asBehind = /^as (?:an? |the )?/i;
const beforeDates =
  /,? (?:from:?|between|during|since|for the (?:period|duration|time|years?)(?: of| from)?)$/i;
const ordinal = /^(?:\d{1,2}[.)]|\d{1,2}\.\d{1,2}\.?)\s+(?=\p{L})/u;
/** ">> Barista", "Port Road Roasters /": signs around a name are its dress. */
const ornaments = /^[>»›→▸~]{1,3}\s*(?=\p{L})|(?<![\s|/])[\s|/]+$/gu;
/** "Now: Leading hand", "Before that: Trainee": when, and no part of the title. */
const whenLabel =
  /^(?:now|currently|at present|current(?: role)?|before that|before this|previously|earlier|then|since then|after that|most recently|next):\s+(?=\p{L})/iu;
/** "Law: Conveyancing Clerk": the field before a title. */
const fieldLabel = /^\p{Lu}\p{L}{2,15}:\s+(?=\p{Lu})/u;

function withoutLabel(text: string): string {
  const plain = text.replace(ornaments, "").replace(whenLabel, "");
  const rest = plain.replace(fieldLabel, "");
  return rest !== plain && judgePart(commaPieces(rest)[0] ?? "") === "title" ? rest : plain;
}

/** The title in its own words: "Worked as a Millwright from" is a Millwright. */
function titleOf(text: string): string {
  const plain = withoutLabel(text.trim().replace(ordinal, ""));
  if (statedLength.test(plain.replace(/(?<![\s([])[\s([]+$/, ""))) return "";
  const named = plain.replace(toldAs, "").replace(countedAs, "").replace(asBehind, "");
  const title = named.replace(beforeDates, "");
  return named === plain ? title : title.replace(/ (?:with|at|for) (?=\p{Lu})/u, " | ");
}

/** "Programming and watching videos." beside the dates is what was done, not who for. */
function isProse(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length <= 3) return false;
  if (text.length > headReach) return true;
  if (!/[a-z]{2}\.$/.test(text) || /(ltd|inc|corp|co|city|s\.\s?[al])\.$/i.test(text)) return false;
  // "2006 - 2010: Project Manager, Mallee Solutions." ends like a sentence and is none.
  const isTitle = words.length <= mostTitleWords && judgePart(text) === "title";
  return !isTitle || /\b(?:an?|the|to|with|by)\b|^\W*\p{L}+(?:ed|ing)\s/iu.test(text);
}

/** "Barista (2019 - 2020): Gum Cafe and Bakery": capitals all through. */
function isName(text: string): boolean {
  const words = text.split(" ");
  return (
    words.length <= 7 &&
    words.every((word) => word.length < 4 || /^[\p{Lu}\d(&]/u.test(word)) &&
    !/^\p{Ll}/u.test(text)
  );
}

/**
 * What stands behind the dates, as names and as prose. "June 2017 - Aug 2019: Acted as a Support Specialist. Answered
 * …": in front of the dates stands nothing, so the first sentence names the work.
 */
function splitTold(before: string, after: string): [string, string] {
  const text = after.replace(/^\s*[)\]]?[\s:,.–—-]*/, "");
  const isTold = toldAs.test(text) || countedAs.test(text) || asBehind.test(text);
  const hasTitle = /\p{L}/u.test(titleOf(before));
  if (!isTold && hasTitle && /^\s{0,3}[)\]]?\s{0,3}:/.test(after) && !isName(text)) return ["", after];
  const isSentences = !hasTitle && /[\p{Ll})]\.\s+\p{Lu}/u.test(text);
  if (!isTold && !isSentences && (hasTitle || !isProse(after)))
    return isProse(after) ? ["", after] : [after, ""];
  const end = text.slice(0, headReach).search(/[.;:]\s|\s[–—-]\s(?=\p{Lu}\p{Ll}+ed\s)|, (?=\p{Ll})/u);
  if (end === -1) return isProse(text) && !isTold ? ["", after] : [text.replace(/\.$/, ""), ""];
  const first = text.slice(0, end);
  const rest = text.slice(end + 1).trim();
  if (isTold || judgePart(first) === "title") return [first, rest];
  // "2018 - 2021. Gum Plant, Mackay. Workshop fitter. Rebuilds": the house, then the work.
  const second = rest.slice(0, headReach).split(/[.;:]\s|, /, 1)[0] ?? "";
  const isWork = second.split(" ").length <= mostSecondWords && judgePart(second) === "title";
  if (isWork) return [`${first} | ${second}`, rest.slice(second.length).replace(/^[.;:,\s]+/, "")];
  return isProse(after) ? ["", after] : [after, ""];
}

const spans = new WeakMap<TextLine, { span: EntrySpan | undefined }>();

/** Where the dates of a line stand that can head a work entry; a long line has them behind its title or in front. */
export function spanOf(line: TextLine): EntrySpan | undefined {
  const found = spans.get(line) ?? { span: findSpan(line) ?? findHead(line.text) };
  spans.set(line, found);
  return found.span;
}

const deed = /^(?:\p{L}+ed|led|built|ran|wrote|made|won|set|grew|taught|took|brought|cut|held)\b/iu;

/** "AWS Consultant (2016 - 2017): Worked with …", as long as it may be. */
function findHead(text: string): EntrySpan | undefined {
  const { range } = findDates(text.slice(0, headReach));
  if (range === undefined) return undefined;
  const before = titleOf(
    text
      .slice(0, range.from)
      .replace(/(?<![\s([,.:–—-])[\s([,.:–—-]+$/, "")
      .replace(/\s?\([^()]{0,80}\)/g, ""),
  );
  const after = text.slice(range.to, range.to + 8);
  if (before === "") {
    const [name] = splitTold("", text.slice(range.to));
    return name !== "" && judgePart(titleOf(name)) === "title" ? range : undefined;
  }
  if (toldAs.test(text.trim()) && judgePart(before) === "title") return range;
  const isShort = before.split(" ").length <= mostTitleWords;
  // "Booth tally (2018-2020): managed …" is written as only roles are.
  const isTitle =
    isShort && (judgePart(before) === "title" || (/^\s{0,2}\)\s?:/.test(after) && !deed.test(before)));
  return isTitle &&
    /^\s{0,3}(?:[)\]]\s{0,3}[:.,–—-]?|[:.,–—-]|(?=\())\s?/.test(after) &&
    /^[^\p{L}]/u.test(after)
    ? range
    : undefined;
}

/** What stands beside the dates as prose: the first duty. */
export function proseBeside(line: TextLine): string {
  const span = spanOf(line);
  if (span === undefined) return "";
  const [, prose] = splitTold(line.text.slice(0, span.from), line.text.slice(span.to));
  return prose.replace(/^[\s)\],;:|.–—-]+/, "");
}

/** "Gum Energy, Maroochydore. Lead installer.": a stop parts names, too. */
function apart(text: string): string {
  return text.replace(/(?<=\p{Ll}{3}|\))\.\s+(?=\p{Lu})/gu, " | ");
}

/** The names in a line, its dates and what was done cut out. */
export function namesIn(line: TextLine): HeaderPart[] {
  const span = spanOf(line);
  if (span === undefined) return headerParts(titleOf(line.text));
  const upTo = line.text.slice(0, span.from);
  const before = titleOf(apart(upTo.replace(/[([]\s*$/, "")));
  // "(Mar 2021 - current, contract ends Feb 2027)": what stands beside the dates in their bracket names nothing.
  const behind = line.text.slice(span.to).replace(/^\s*\(\p{Ll}[^()]{2,80}\)/u, "");
  const [name] = splitTold(
    before,
    /[([]\s*$/.test(upTo) ? behind.replace(/^[^()[\]]{0,80}(?=[)\]])/, "") : behind,
  );
  const isNames = commaPieces(before).every((piece) => /^[\p{Lu}\d(]/u.test(piece));
  const rest = [
    isNames && isProse(before) ? before.replace(/\.$/, "") : before,
    titleOf(name.replace(/^\s*[)\]]/, "")),
  ];
  return headerParts(rest.filter((text) => !isProse(text)).join(" | "));
}

/** The line names a job and its dates and then goes on with what was done. */
export function tellsOn(line: TextLine): boolean {
  return spanOf(line) !== undefined && proseBeside(line) !== "";
}
