import { isActionHere } from "../../words/action-verbs.ts";
import { gap, type Token, tokenise } from "../../words/tokenise.ts";
import type { AdLine } from "../ad-lines.ts";
import { zoneOfHeading } from "../zones/heading-words.ts";
import { linesOf } from "./line-parts.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** How an item begins that a lost break glued to the word before; "powerPoint" and "webMethods" are names. */
const openers = words(`
experience experienced knowledge ability excellent strong proven demonstrated advanced high minimum must bachelor degree certificate
native confident available fluency fluent professional proficiency proficient familiarity understanding comfortable willingness current previous can has have able relevant working
`);
const talk = words("we you our the this that these if as in at");
const headings = words(
  "description responsibilities requirements qualifications duties benefits skills overview summary day role position",
);
const shortestPart = 3;
const fewest = 2;

interface Glue {
  at: number;
  left: Token;
  /** A heading between the two. */
  heading?: Token;
  right: Token;
  isHeading: boolean;
}

const form = /^([\p{L}-]*\p{Ll}{2})(\p{Lu}\p{Ll}+)$/u;

/** "handoffServe", "DescriptionWe": two words whose break was lost. */
function glueAt(text: string, token: Token, at: number): Glue | undefined {
  if (token.end - token.start < shortestPart * 2) return undefined;
  const [, left = "", right = ""] = form.exec(text.slice(token.start, token.end)) ?? [];
  const named = headingIn(left);
  const [before, behind] = [tokenise(named?.before ?? left)[0], tokenise(right)[0]];
  if (before === undefined || behind === undefined) return undefined;
  const isHeading = headings.has(before.low) && /^\p{Lu}/u.test(left);
  const opens = openers.has(behind.low) || talk.has(behind.low) || isActionHere(behind);
  if (!opens || !(isHeading || /^\p{Ll}/u.test(left))) return undefined;
  const border = token.start + left.length;
  const end = token.start + (named?.before.length ?? left.length);
  return {
    at,
    isHeading,
    left: { ...before, start: token.start, end, gap: token.gap },
    ...(named ? { heading: { ...named.heading, start: end, end: border, gap: 0 } } : {}),
    right: { ...behind, start: border, end: token.end, gap: 0 },
  };
}

/** "candleRequirements" before the next glued word: the heading stands between two lost breaks. */
function headingIn(left: string): { before: string; heading: Token } | undefined {
  const [, before = "", name = ""] = form.exec(left) ?? [];
  const heading = tokenise(name)[0];
  return heading !== undefined && headings.has(heading.low) ? { before, heading } : undefined;
}

const longestHeading = 4;

/** Where the heading begins that ends at `at`: behind the last stop, in capitals all through. */
function headingStart(text: string, tokens: readonly Token[], first: number, at: number): number {
  let start = at;
  while (start > first && at - start < longestHeading && ((tokens[start]?.gap ?? 0) & gap.stop) === 0) {
    if (!/\p{Lu}/u.test(text[tokens[start - 1]?.start ?? 0] ?? "")) break;
    start -= 1;
  }
  return start;
}

interface Part {
  tokens: Token[];
  bullet: boolean;
  heading: boolean;
}

function partsOf(text: string, { tokens, bullet }: AdLine, glues: readonly Glue[]): Part[] {
  const parts: Part[] = [];
  let open: Token[] = [];
  let first = 0;
  let isItem = bullet;
  const take = (part: Token[], heading: boolean) => {
    if (part.length > 0) parts.push({ tokens: part, bullet: isItem && !heading, heading });
  };
  for (const { at, left, heading, right, isHeading } of glues) {
    const whole = [...open, ...tokens.slice(first, at), left];
    const start = isHeading ? headingStart(text, [...whole], 0, whole.length - 1) : whole.length;
    const isNamed =
      isHeading &&
      zoneOfHeading(
        whole
          .slice(start)
          .map(({ low }) => low)
          .join(" "),
      ) !== null;
    take(isNamed ? whole.slice(0, start) : whole, false);
    if (isNamed) take(whole.slice(start), true);
    if (heading !== undefined) take([heading], true);
    open = [right];
    first = at + 1;
    isItem = !talk.has(right.low);
  }
  take([...open, ...tokens.slice(first)], false);
  return parts;
}

function split(text: string, line: AdLine): AdLine[] {
  const glues = line.tokens.flatMap((token, at) => glueAt(text, token, at) ?? []);
  if (glues.length < fewest) return [line];
  const parts = partsOf(text, line, glues);
  return linesOf(
    text,
    line,
    parts.map(({ heading, ...part }) => ({ ...part, blankBefore: heading, mark: part.bullet ? "-" : "" })),
  );
}

/** Lines in which the breaks were taken out without a blank ("handoffServe as contact") come apart again. Linear. */
export function withGluedWords(text: string, lines: readonly AdLine[]): AdLine[] {
  return /\p{Ll}\p{Lu}\p{Ll}/u.test(text) ? lines.flatMap((line) => split(text, line)) : [...lines];
}
