import { gap, type Token } from "../../words/tokenise.ts";
import type { AdLine } from "../ad-lines.ts";
import { zoneOfHeading } from "../zones/heading-words.ts";
import { knownHeading } from "../zones/known-headings.ts";
import { runLength, titleLength } from "../zones/shouted-titles.ts";
import { linesOf } from "./line-parts.ts";

/** Marks that begin an item inside a line: a paste without its line breaks. Dashes and strokes part other things, too. */
const mark =
  /(?:^|\s)([*\u00B7])\s|([\u2022\u25AA\u25CF\u25E6\u2043\u2023\u27A2\u2713\u2714\u25A0\u25A1\uF0B7])|^[.:;*)\]]*>\s$/;
const fewestMarks = 2;
/** "Melbourne · Full time · Hybrid" is one row of facts: its parts are shorter than items. */
const shortestItem = 4;
const longestGap = 12;

function between(text: string, before: Token, token: Token): string {
  return text.slice(before.end, Math.min(token.start, before.end + longestGap));
}

const dash = /(?:^|[\s.):])\s?[-\u2013]\s/;
const opensDashes = /:\s{0,2}[-\u2013]\s/;

/** "To be considered: - Trade qualified - own tools": behind a colon dashes are marks, too; where they begin, if they do. */
function firstDash(text: string, tokens: readonly Token[]): number {
  return tokens.findIndex(
    (token, at) => at > 0 && opensDashes.test(between(text, tokens[at - 1] as Token, token)),
  );
}

function hasMark(text: string, [before, token]: readonly [Token, Token], isDashed: boolean): boolean {
  const signs = between(text, before, token);
  return signs.length > 1 && (mark.test(signs) || (isDashed && dash.test(signs)));
}

const longestLabel = 6;

/** "… 12 months old Desirable:" before the next mark: where the label of the list below begins, if one ends a part. */
function labelAt(text: string, tokens: readonly Token[]): number {
  const end = tokens.at(-1)?.end ?? 0;
  if (text[end] !== ":") return titledAt(text, tokens);
  for (let at = Math.max(0, tokens.length - longestLabel); at < tokens.length; at += 1) {
    const words = tokens.slice(at).map(({ low }) => low);
    const isCapitalised = /\p{Lu}/u.test(text[tokens[at]?.start ?? 0] ?? "");
    if (isCapitalised && zoneOfHeading(words.join(" ")) !== null) return at;
  }
  return tokens.length;
}

const longestItem = 16;

/** "WHY US? Free parking • …": behind its title the first item has no mark. */
function isShort(tokens: readonly Token[]): boolean {
  return (
    tokens.length <= longestItem && tokens.every(({ gap: bits }, n) => n === 0 || (bits & gap.stop) === 0)
  );
}

/** "… building management What You Need" before the next mark: a heading that every reader knows, written as a title. */
function titledAt(text: string, tokens: readonly Token[]): number {
  for (let at = Math.max(0, tokens.length - longestLabel); at < tokens.length; at += 1) {
    const tail = tokens.slice(at);
    const isTitle = tail.every(
      ({ start, gap: bits }, n) => /\p{Lu}/u.test(text[start] ?? "") && (n === 0 || bits === 0),
    );
    if (isTitle && at > 0 && knownHeading(tail)?.words === tail.length) return at;
  }
  return tokens.length;
}

/** "Tickets that put you ahead: EWP, dogman": how many words of a label begin a sentence; 0 for none. */
function labelLength(tokens: readonly Token[], at: number): number {
  if (((tokens[at]?.gap ?? 0) & gap.stop) === 0) return 0;
  const label =
    tokens.slice(at + 1, at + longestLabel + 1).findIndex(({ gap: bits }) => (bits & gap.colon) !== 0) + 1;
  const words = tokens.slice(at, at + label).map(({ low }) => low);
  return label > 0 && zoneOfHeading(words.join(" ")) !== null ? label : 0;
}

interface Part {
  tokens: readonly Token[];
  bullet: boolean;
}

/** A part between two marks, with the headings that stand in it as parts of their own. */
function withTitles(text: string, { tokens, bullet }: Part): Part[] {
  const parts: Part[] = [];
  let first = 0;
  const take = (last: number, isItem: boolean) => {
    if (last > first) parts.push({ tokens: tokens.slice(first, last), bullet: isItem });
    first = last;
  };
  const isItem = () => (parts.length === 0 ? bullet : isShort(tokens.slice(first)));
  for (let at = 0; at < tokens.length; ) {
    const length = titleLength(text, tokens, at);
    if (length > 0) {
      take(at, isItem());
      take(at + length, false);
    } else if (at > first && labelLength(tokens, at) > 0) take(at, isItem());
    at += length > 0 ? length : runLength(text, tokens, at);
  }
  const rest = first + labelAt(text, tokens.slice(first));
  take(rest, isItem());
  take(tokens.length, false);
  return parts;
}

function partsOf(text: string, { tokens, bullet }: AdLine): Part[] {
  const parts: Part[] = [];
  const dashed = firstDash(text, tokens);
  let first = 0;
  for (let at = 1; at <= tokens.length; at += 1) {
    const [before, token] = [tokens[at - 1] as Token, tokens[at]];
    const isDashed = dashed > 0 && at >= dashed;
    if (token !== undefined && !hasMark(text, [before, token], isDashed)) continue;
    parts.push({ tokens: tokens.slice(first, at), bullet: first > 0 || bullet });
    first = at;
  }
  return parts;
}

function isList(parts: readonly Part[]): boolean {
  const items = parts.slice(1);
  const words = items.reduce((sum, { tokens }) => sum + tokens.length, 0);
  return items.length >= fewestMarks && words >= items.length * shortestItem;
}

/** Most lines have none: one look spares a look behind each word. */
const anyMark =
  /[*\u00B7\u2022\u25AA\u25CF\u25E6\u2043\u2023\u27A2\u2713\u2714\u25A0\u25A1\uF0B7]|\S>\s|:\s{0,2}[-\u2013]\s/;

function split(text: string, line: AdLine): AdLine[] {
  if (!anyMark.test(text.slice(line.start, line.end))) return [line];
  const marked = partsOf(text, line);
  if (!isList(marked)) return [line];
  const parts = marked.flatMap((part) => withTitles(text, part));
  return linesOf(
    text,
    line,
    parts.map((part) => ({ ...part, blankBefore: !part.bullet })),
  );
}

/** Lines in which a list runs on behind its marks come apart, item by item and at the headings between them. Linear. */
export function withInlineMarks(text: string, lines: readonly AdLine[]): AdLine[] {
  return lines.flatMap((line) => split(text, line));
}
