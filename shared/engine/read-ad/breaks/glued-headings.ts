import { gap, type Token } from "../../words/tokenise.ts";
import type { AdLine } from "../ad-lines.ts";
import { isJobNoun } from "../job-nouns.ts";
import { knownHeading } from "../zones/known-headings.ts";
import { linesOf } from "./line-parts.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Headings of one word that begin a part of an ad and hardly ever a name. */
const single = words("requirements responsibilities duties benefits qualifications accountabilities perks");
/** The headings of job sites' own forms: they part a text even where no sentence ends before them. */
const ofForms = new Set([
  "qualifications and experience",
  "tasks and responsibilities",
  "duties and responsibilities",
  "roles and responsibilities",
  "key responsibilities",
  "main duties",
  "person specification",
  "skills and experience",
  "key selection criteria",
  "about you",
  "about the role",
]);
/** "The Role Reporting to the principal", "Our Team We are": behind these a sentence begins, and no name goes on. */
const sentenceStarts = words(
  "we our us you your youll youre this it the they there as at in on an a for with from to if located based working reporting what who when and are do is",
);
const placeStarts = words("at in as for with from to working based located");
const nameLeads = words("the our your life");
/** "You will have 4+ years" is a sentence. */
const subjects = words("you youll to who what");
/** "You'll see what you will do Monday to Friday": behind a small word like these the phrase goes on. */
const leads = words("a an the and or of in on at to for with by from as our your their its what who");

const longestHeading = 7;

function isCapital(text: string, token: Token | undefined): boolean {
  return token !== undefined && /[\p{Lu}\d]/u.test(text[token.start] ?? "");
}

function isNumeral(text: string, token: Token | undefined): boolean {
  return token !== undefined && /\d/.test(text[token.start] ?? "");
}

/** A sentence begins behind the heading: "About you We want", "Qualifications & experience 3 years in". */
function opensText(text: string, tokens: readonly Token[], heading: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first === undefined || !isCapital(text, first) || first.gap !== 0) return false;
  // "You Will Have The Opportunity To" is one title; "At Coles we" begins a sentence.
  if (isCapital(text, second) && !placeStarts.has(first.low)) return false;
  if (sentenceStarts.has(first.low)) return true;
  if (nameLeads.has(heading[0]?.low ?? "") && !first.low.endsWith("ing")) return false;
  return second !== undefined && !isJobNoun(first.low);
}

/** "Key Responsibilities - Prep, cook" above other items with that mark: the heading took the first item's line. */
function opensItem(text: string, tokens: readonly Token[], at: number, next: AdLine | undefined): boolean {
  const first = tokens[at];
  if (first === undefined || !isCapital(text, first)) return false;
  if (next?.bullet !== true || next.blankBefore || !/[-\u2013\u2022]/.test(next.mark)) return false;
  return (first.gap & gap.dash) !== 0 && /\s[-\u2013\u2022]\s*$/.test(text.slice(0, first.start).slice(-4));
}

interface Found {
  words: number;
  isItem: boolean;
}

/** Whether a heading may begin here: at the start, behind a stop, or as a form's own heading between small words. */
function mayOpen(tokens: readonly Token[], at: number, phrase: string, isForm: boolean): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before === undefined || token === undefined) return true;
  if ((token.gap & gap.stop) !== 0) return true;
  return token.gap === 0 && (ofForms.has(phrase) || isForm) && !leads.has(before.low);
}

function headingAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  { next, isForm }: { next: AdLine | undefined; isForm: boolean },
): Found | undefined {
  const found = knownHeading(tokens.slice(at, at + longestHeading));
  if (found === undefined) return undefined;
  const heading = tokens.slice(at, at + found.words);
  const phrase = heading.map(({ low }) => low).join(" ");
  if (subjects.has(heading[0]?.low ?? "") && isNumeral(text, tokens[at + found.words])) return undefined;
  if (found.words === 1 && (!single.has(phrase) || at === 0)) return undefined;
  if (!mayOpen(tokens, at, phrase, isForm)) return undefined;
  const behind = at + found.words;
  if (opensItem(text, tokens, behind, next)) return { words: found.words, isItem: true };
  return opensText(text, tokens, heading, behind) ? { words: found.words, isItem: false } : undefined;
}

interface Part {
  first: number;
  kind: "text" | "heading" | "item";
}

function partsOf(text: string, line: AdLine, next: AdLine | undefined): Part[] {
  const { tokens } = line;
  const parts: Part[] = [{ first: 0, kind: "text" }];
  let isForm = false;
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isCapital(text, tokens[at])) continue;
    const found = headingAt(text, tokens, at, { next, isForm });
    if (found === undefined) continue;
    isForm = true;
    if (at === 0) parts.pop();
    parts.push({ first: at, kind: "heading" });
    at += found.words;
    parts.push({ first: at, kind: found.isItem ? "item" : "text" });
  }
  return parts;
}

const shortest = 24;

function split(text: string, line: AdLine, next: AdLine | undefined): AdLine[] {
  if (line.bullet || line.end - line.start < shortest) return [line];
  const parts = partsOf(text, line, next);
  if (parts.length === 1) return [line];
  return linesOf(
    text,
    line,
    parts.map(({ first, kind }, n) => ({
      tokens: line.tokens.slice(first, parts[n + 1]?.first),
      bullet: kind === "item",
      blankBefore: kind === "heading",
      mark: kind === "item" ? "-" : "",
      ...(kind === "text" && n > 0 ? { led: true as const } : {}),
    })),
  );
}

/** Lines in which a heading stands before its text without a sign, as copied pages have them, come apart. Linear. */
export function withGluedHeadings(text: string, lines: readonly AdLine[]): AdLine[] {
  return lines.flatMap((line, at) => split(text, line, lines[at + 1]));
}
