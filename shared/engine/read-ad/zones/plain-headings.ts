import type { Token } from "../../words/tokenise.ts";
import type { AdLine } from "../ad-lines.ts";
import type { AdZone } from "./ad-zone.ts";
import { zoneOfHeading } from "./heading-words.ts";
import { type Heading, headed, joined } from "./inline-headings.ts";
import { knownHeading } from "./known-headings.ts";
import { isSentenceCase, isSolidText } from "./spaced-lists.ts";

/** A heading without a colon has this many words or fewer. */
const mostWords = 10;
const headStart = /^[^\p{Ll}]/u;
export const sentenceEnd: ReadonlySet<string> = new Set([".", ",", ";"]);
const orDigits = /\$|\||\d{3}|@|https?:/;

/** The sign at the end of a line, behind quotes and ornaments; "" where none stands. */
export function lastSign(text: string, line: AdLine): string {
  const last = line.tokens.at(-1);
  const tail = last === undefined ? "" : text.slice(last.end, Math.min(line.end, last.end + 6));
  return tail.replace(/[\s*_\u2026"')]/g, "")[0] ?? "";
}

/** "Computer literacy is essential to this position": a sentence without its stop. */
const statement =
  /\S (?:is|are|will be|would be) (?:absolutely |highly )?(?:essential|required|mandatory|necessary|needed|desirable|preferred|advantageous|an? (?:must|advantage|bonus|plus))\b/i;

/** "3+ years experience in web development": a demand. */
export const countsYears =
  /^\d{1,2}\s?\+?\s?(?:(?:-|\u2013|to)\s?\d{1,2}\s?\+?\s?)?(?:years?|yrs?|months?)\b/i;

const shortSmall = 4;

/** Short, without a stop, and no sentence: what a heading looks like. */
export function hasShape(text: string, line: AdLine, next?: AdLine): boolean {
  if (statement.test(text.slice(line.start, line.end)) && lastSign(text, line) !== ":") return false;
  if (line.bullet || line.tokens.length > mostWords || sentenceEnd.has(lastSign(text, line))) return false;
  const written = text.slice(line.start, line.end).trim();
  if (countsYears.test(written)) return false;
  // Ads in small letters throughout: "we reckon you've got" above a list.
  const isSmall =
    line.blankBefore &&
    (next?.bullet === true || (line.tokens.length <= shortSmall && lastSign(text, line) !== "."));
  return (headStart.test(written) || isSmall) && !orDigits.test(written);
}

function startsName(text: string, token: Token | undefined): boolean {
  return token !== undefined && /\p{Lu}/u.test(text[token.start] ?? "");
}

/** A line that is nothing but a heading every reader knows, wherever it stands. */
export function readKnown(text: string, line: AdLine): Heading | undefined {
  const known = knownHeading(line.tokens);
  if (known === undefined || !hasShape(text, line)) return undefined;
  // "Life at Werum IT Solutions": the name may have any length.
  const isNamed = line.tokens[known.words - 1]?.low === "at" && startsName(text, line.tokens[known.words]);
  if (line.tokens.length > known.words + 1 && !isNamed) return undefined;
  return headed(known.zone, line.tokens);
}

const longestShout = 5;

const levelWords =
  /^(?:(?:essential|desirable|preferred|mandatory|minimum) ?(?:criteria|requirements|skills|qualifications|experience)?|(?:key |selection )?criteria|knowledge (?:and )?skills|skills (?:and )?knowledge)$/;

/** "- ESSENTIAL" above "- Highly developed skills in …": a mark before it does not make the heading an item. */
export function readMarked(text: string, line: AdLine, next: AdLine | undefined): Heading | undefined {
  const isShout = (one: AdLine) => !/\p{Ll}/u.test(text.slice(one.start, one.end));
  const isMarked = line.bullet && next?.bullet === true && isShout(line);
  if (!isMarked || !levelWords.test(joined(line.tokens))) return undefined;
  const zone = zoneOfHeading(joined(line.tokens));
  return zone === null ? undefined : { ...headed(zone, line.tokens), isMarked: true };
}

/** "ALSO GOOD" between the lines of a list: capitals part it where no gap does. */
export function readShouted(text: string, line: AdLine): Heading | undefined {
  const written = text.slice(line.start, line.end);
  if (line.bullet || line.tokens.length < 2 || line.tokens.length > longestShout || !hasShape(text, line))
    return undefined;
  if (/\p{Ll}/u.test(written)) return undefined;
  const zone = zoneOfHeading(joined(line.tokens));
  return zone === "requirements" || zone === "preferred" || zone === "duties"
    ? headed(zone, line.tokens)
    : undefined;
}

const longestQuestion = 9;

/** "What do you need to succeed?" is a heading, whatever stands under it. */
export function readQuestion(text: string, line: AdLine): Heading | undefined {
  const first = line.tokens[0]?.low;
  if (
    line.bullet ||
    !line.blankBefore ||
    lastSign(text, line) !== "?" ||
    line.tokens.length > longestQuestion
  )
    return undefined;
  if (first !== "what" && first !== "who" && first !== "whats") return undefined;
  const zone = zoneOfHeading(joined(line.tokens));
  return zone === null ? undefined : headed(zone, line.tokens);
}

const longestTitled = 7;

/** In a text without gaps a line written like a title, or asked, whose words say another part than the one before. */
export function readTitled(
  text: string,
  lines: readonly AdLine[],
  at: number,
  under: AdZone,
): Heading | undefined {
  const line = lines[at] as AdLine;
  if (at === 0 || !isSolidText(lines) || line.tokens.length > longestTitled || !hasShape(text, line))
    return undefined;
  if (lastSign(text, line) !== "?" && isSentenceCase(text, line.tokens)) return undefined;
  const zone = zoneOfHeading(joined(line.tokens));
  return zone === null || zone === under ? undefined : headed(zone, line.tokens);
}
