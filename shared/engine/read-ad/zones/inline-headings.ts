import { gap, type Token } from "../../words/tokenise.ts";
import type { AdLine } from "../ad-lines.ts";
import type { AdZone } from "./ad-zone.ts";
import { zoneOfHeading } from "./heading-words.ts";
import { knownHeading } from "./known-headings.ts";
import { titleLength } from "./shouted-titles.ts";

/** A line that names the part of the ad it opens. */
export interface Heading {
  /** Null: nothing is known of what stands under it, the text itself must show it. */
  zone: AdZone | null;
  /** The heading says "essential", "mandatory" or "must". */
  literal: boolean;
  /** Tokens of the heading; the rest of the line is text under it. */
  words: number;
  /** The heading stands alone and rules the lines that follow. */
  alone: boolean;
  /** A mark of a list stands before it, and it heads the points below all the same. */
  isMarked?: boolean;
  /** The end of a sentence that goes on in a list. */
  leadsIn?: boolean;
}

const literalHeading = new Set(["essential", "mandatory", "must"]);

function isLiteral(tokens: readonly Token[]): boolean {
  return tokens.some((t) => literalHeading.has(t.low));
}

/** The words, folded, with blanks between. */
export function joined(tokens: readonly Token[]): string {
  return tokens.map((t) => t.low).join(" ");
}

/** "Essential: a forklift licence": the text goes on behind a colon or a dash. */
function goesOn(after: Token | undefined): boolean {
  if (after === undefined || (after.gap & gap.joined) !== 0) return false;
  return (after.gap & (gap.colon | gap.dash)) !== 0;
}

/** A heading that stands alone in its line. */
export function headed(zone: AdZone | null, tokens: readonly Token[]): Heading {
  return { zone, literal: isLiteral(tokens), words: tokens.length, alone: true };
}

const longestLabel = 6;
/** "What the days look like: four-handed chairside for the dentist." */
const asksWhat = new Set(["what", "who"]);
const listCommas = 2;
const papers = new Set("ticket tickets licence licences license licenses".split(" "));

/** "Nice if you have it, but we'll train: body corporate, …" */
const praise = new Set("nice good great handy bonus helpful useful lovely ideally".split(" "));
const longestPraise = 9;

/** "Love to haves: lash lifts, tinting, …", "What you get from us: $90k, a ute, …": a label in a heading's words before a list that runs on in its line. */
function labelHeading({ bullet, tokens, blankBefore }: AdLine): { zone: AdZone; words: number } | undefined {
  const words = tokens.findIndex(({ gap: bits }, n) => n > 0 && (bits & gap.colon) !== 0);
  const longest = praise.has(tokens[0]?.low ?? "") ? longestPraise : longestLabel;
  if (bullet || words < 2 || words > longest) return undefined;
  const zone = zoneOfHeading(joined(tokens.slice(0, words)));
  const isQuestion = asksWhat.has(tokens[0]?.low ?? "");
  const commas = tokens.filter(({ gap: bits }) => (bits & (gap.comma | gap.semicolon)) !== 0).length;
  if (commas < listCommas && !isQuestion) return undefined;
  const isOffer = zone === "benefits" && isQuestion && blankBefore;
  if (zone !== "requirements" && zone !== "preferred" && zone !== "duties" && !isOffer) return undefined;
  // "Tickets that help: dogging, EWP": what is named behind the label is a ticket by it alone.
  return { zone, words: tokens.slice(0, words).some(({ low }) => papers.has(low)) ? 0 : words };
}

const warnings = new Set("apply please note only".split(" "));

/** "Nice to have, please apply even if you tick only one": behind a comma only what warns is no item. */
function isToldBehind({ tokens }: AdLine, words: number): boolean {
  return words > 0 && warnings.has(tokens[words]?.low ?? "") && ((tokens[words]?.gap ?? 0) & gap.comma) !== 0;
}

/** "Mandatory \u2013 please don't apply without these" above a list: what stands behind the sign asks for nothing. */
function onlyWarns(line: AdLine, words: number, next: AdLine | undefined): boolean {
  return (
    !line.bullet && next?.bullet === true && line.tokens.slice(words).some(({ low }) => warnings.has(low))
  );
}

/** "Must have: minimum requirements" above a list: a heading said twice. */
function isTwice(line: AdLine, { zone, words }: { zone: AdZone; words: number }, next?: AdLine): boolean {
  if (line.bullet || next === undefined) return false;
  const rest = line.tokens.slice(words);
  if (!next.bullet) return !next.blankBefore && knownHeading(rest)?.words === rest.length;
  return rest.length <= longestLabel && zoneOfHeading(joined(rest)) === zone;
}

const mostQualifying = 3;

/** "Selection Criteria - Graduates" with nothing right below: the heading says for whom. */
function isQualified(text: string, { bullet, tokens }: AdLine, words: number, next?: AdLine): boolean {
  const [first, ...more] = tokens.slice(words);
  if (
    bullet ||
    words < 2 ||
    first === undefined ||
    more.length >= mostQualifying ||
    next?.blankBefore !== true
  )
    return false;
  return (
    (first.gap & gap.dash) !== 0 && [first, ...more].every(({ start }) => /\p{Lu}/u.test(text[start] ?? ""))
  );
}

/** "BEFORE YOU START we need a police check": a heading in capitals before its text. */
function shouted(text: string, { bullet, tokens }: AdLine): { zone: AdZone; words: number } | undefined {
  const words = bullet ? 0 : titleLength(text, tokens, 0);
  if (words === 0 || words >= tokens.length) return undefined;
  const zone = zoneOfHeading(joined(tokens.slice(0, words)));
  return zone === null ? undefined : { zone, words };
}

/** The known heading at the start of a line, with text behind it: "Essential: a forklift licence". */
export function readInline(text: string, line: AdLine, next: AdLine | undefined): Heading | undefined {
  const { tokens } = line;
  const told = knownHeading(tokens);
  const known =
    told !== undefined && (goesOn(tokens[told.words]) || isToldBehind(line, told.words))
      ? told
      : (labelHeading(line) ?? shouted(text, line));
  if (known === undefined) return undefined;
  const isWhole =
    onlyWarns(line, known.words, next) ||
    isTwice(line, known, next) ||
    isQualified(text, line, known.words, next);
  if (isWhole) return headed(known.zone, tokens);
  return {
    zone: known.zone,
    literal: isLiteral(tokens.slice(0, known.words)),
    words: known.words,
    alone: false,
  };
}
