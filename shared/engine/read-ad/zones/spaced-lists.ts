import { isActionHere } from "../../words/action-verbs.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import { type AdLine, startsSmall } from "../ad-lines.ts";
import { isNumber } from "../phrases/phrase-words.ts";
import type { AdZone } from "./ad-zone.ts";
import { zoneOfHeading } from "./heading-words.ts";

/** How a demand begins: "Strong leadership", "A valid certificate". */
const openers = new Set(
  (
    "a an strong excellent outstanding good high highly proven demonstrated minimum at ability able experience experienced knowledge previous prior valid current " +
    "willingness willing sound solid effective exceptional great superior advanced basic fluent well understanding must full relevant extensive comfortable confident " +
    "reliable passion passionate motivated qualified tertiary certificate diploma degree bachelor proficiency proficient familiarity familiar availability commitment"
  ).split(" "),
);
/** "Strong communication skills" is what is asked, whatever stands under it; "Key skills" is a heading. */
const praised = new Set(
  "strong excellent outstanding proven demonstrated sound solid effective exceptional great superior good confident".split(
    " ",
  ),
);
const articles = new Set(["a", "an"]);
const shortest = 3;
const longest = 30;
/** Of the words behind the first as many may begin with a capital: a heading has nearly all of them so. */
const mostCapitals = 0.34;

function isLower(text: string, token: Token | undefined): boolean {
  return token !== undefined && /^\p{Ll}/u.test(text.slice(token.start, token.end));
}

/** Written as a sentence is, not as a title: "Supervise and coordinate servers", not "Key Working Relationships". */
export function isSentenceCase(text: string, tokens: readonly Token[]): boolean {
  const rest = tokens.slice(1);
  const capitals = rest.filter(({ start, end }) => /^\p{Lu}\p{Ll}/u.test(text.slice(start, end))).length;
  const isShouted = rest.every(({ start, end }) => !/\p{Ll}/u.test(text.slice(start, end)));
  return capitals <= rest.length * mostCapitals && !isShouted;
}

const rowWords = 7;

/** "Support business applications including SAP, iTrent and Netloan": no heading counts up names. */
function isLongRow(tokens: readonly Token[]): boolean {
  return tokens.length >= rowWords && tokens.some(({ gap: bits }) => (bits & gap.comma) !== 0);
}

/** "Act as the main contact for customers" among the duties: whatever its words would say of a heading. */
function opensTask(text: string, { tokens }: AdLine, under: AdZone): boolean {
  return (
    under === "duties" &&
    tokens.length >= rowWords - 2 &&
    isActionHere(tokens[0]) &&
    isSentenceCase(text, tokens)
  );
}

const fewestLines = 10;
const mostlySpaced = 0.8;
const spacedTexts = new WeakMap<readonly AdLine[], boolean>();

/** A text whose lines are nearly all parted by empty ones, and no list has marks: a gap tells no heading from an item. */
export function isSpacedText(lines: readonly AdLine[]): boolean {
  const known = spacedTexts.get(lines);
  if (known !== undefined) return known;
  const spaced = lines.filter(({ blankBefore }) => blankBefore).length;
  const isSpaced =
    lines.length >= fewestLines &&
    spaced >= lines.length * mostlySpaced &&
    lines.every(({ bullet }) => !bullet);
  spacedTexts.set(lines, isSpaced);
  return isSpaced;
}

const solidTexts = new WeakMap<readonly AdLine[], boolean>();

/** A text without any empty line and without marks: nothing but its words parts a list from what follows. */
export function isSolidText(lines: readonly AdLine[]): boolean {
  const known = solidTexts.get(lines);
  if (known !== undefined) return known;
  const isSolid =
    lines.length >= fewestLines &&
    lines.every(({ bullet, blankBefore }, at) => !bullet && (at === 0 || !blankBefore));
  solidTexts.set(lines, isSolid);
  return isSolid;
}

/** In such a text, a line that speaks to the reader or of the employer ends the list. */
export function endsSolidList(lines: readonly AdLine[], at: number): boolean {
  const first = lines[at]?.tokens[0]?.low ?? "";
  return isSolidText(lines) && talkers.has(first);
}

/** How a paragraph begins that is no item: it speaks of the employer, to the reader, or of the application. */
const talkers = new Set(
  "we our us were at this these the if to please as join for when while its it in you your youll youre applications applicants only".split(
    " ",
  ),
);

const spokenTo = new Set("we our us you your youll youre".split(" "));
const longestHeading = 8;
const longestPlain = 45;
/** "Key skills and experience": of the list's own heading words no more are one line. */
const mostKnown = 4;

function hasStops(tokens: readonly Token[]): boolean {
  return tokens.some((token, n) => n > 0 && (token.gap & gap.stop) !== 0);
}

/** In a text of parted lines, a line of a list: no heading's words, and no paragraph's. */
function isPlainItem(text: string, lines: readonly AdLine[], at: number, under: AdZone): boolean {
  const line = lines[at] as AdLine;
  const { tokens } = line;
  if (!isSpacedText(lines) || at === 0 || at === lines.length - 1 || tokens.length > longestPlain)
    return false;
  if (startsSmall(text, line)) return true;
  if (talkers.has(tokens[0]?.low ?? "")) return false;
  if (hasStops(tokens) && tokens.some(({ low }) => spokenTo.has(low))) return false;
  const own = zoneOfHeading(tokens.map(({ low }) => low).join(" "));
  return own === null || tokens.length > longestHeading || (own === under && tokens.length > mostKnown);
}
function opensItem(first: Token | undefined, under: AdZone): boolean {
  if (under === "duties") return isActionHere(first);
  return openers.has(first?.low ?? "") || isNumber(first?.low ?? "");
}

/**
 * An item of a list whose lines are parted by empty ones, as a copied page has them: it stands as a heading does, and is
 * written as what its list is made of.
 * @param under the zone that rules the line.
 */
export function isSpacedItem(text: string, lines: readonly AdLine[], at: number, under: AdZone): boolean {
  const line = lines[at];
  if (line === undefined || line.bullet || !line.blankBefore) return false;
  if (under !== "duties" && under !== "requirements" && under !== "preferred") return false;
  const { tokens } = line;
  if (text.slice(line.start, line.end).trimEnd().endsWith(":")) return false;
  if (isPlainItem(text, lines, at, under)) return true;
  if (hasStops(tokens) || tokens.length < shortest || tokens.length > longest || !opensItem(tokens[0], under))
    return false;
  // "A valid Duty Manager Certificate": a name has its capitals.
  if (under !== "duties" && articles.has(tokens[0]?.low ?? "") && openers.has(tokens[1]?.low ?? ""))
    return isLower(text, tokens[1]);
  const own = zoneOfHeading(tokens.map(({ low }) => low).join(" "));
  if (praised.has(tokens[0]?.low ?? "") && under !== "duties" && isSentenceCase(text, tokens)) return true;
  // With the next line right under it only what no heading says is the first of a list.
  if (lines[at + 1]?.blankBefore === false && own !== null && !opensTask(text, line, under)) return false;
  const isOwn = own === null || own === under || (under === "preferred" && own === "requirements");
  return (isOwn || opensTask(text, line, under)) && (isSentenceCase(text, tokens) || isLongRow(tokens));
}
