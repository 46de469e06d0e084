import { isAction, isActionHere } from "../../words/action-verbs.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import type { AdLine } from "../ad-lines.ts";
import { linesOf } from "./line-parts.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** How an item of a list of demands begins. */
const openers = words(`
experience experienced knowledge ability excellent strong proven demonstrated outstanding minimum previous willingness willing able good sound high
must current valid reliable own be have can well confident passion passionate a an friendly positive flexible motivated exceptional solid commitment
meticulous keen exceptional understanding familiarity proficient proficiency competent comfortable qualified tertiary certificate diploma bachelor degree attention
`);
/** How the text goes on behind a list. */
const closers = words(
  "please applications applicants days hours pay salary job schedule campaign to if for our we this the you",
);
/** Behind these a capital begins a name, and no item. */
const leads = words(`
a an the and or of in on at to for with by from as our your their its his her this that these those is are was were be been will using via into per any
all each new or including like such under through between within across
`);
const goesOn = words("and or the a an to with all our your any new daily on in for of");

/** Cheap: asked for every word of every ad. */
function startsCapital(text: string, token: Token | undefined): boolean {
  const code = token === undefined ? 0 : text.charCodeAt(token.start);
  return code > 64 && (code < 91 || code > 127);
}

function begins(text: string, token: Token): boolean {
  return /^\p{Lu}(?:\p{Ll}|$)/u.test(text.slice(token.start, token.end));
}

/** White space alone stands before the word, a word in small letters before that, and a small word or none behind it. */
function isJoin(text: string, tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || token === undefined || token.gap !== 0 || !begins(text, token)) return false;
  // "ACECQA-approved Diploma" is one name, "in-store Driving sales" two items.
  const isJoined = (before.gap & gap.joined) !== 0;
  const whole = tokens[isJoined ? at - 2 : at - 1];
  const isInName = !/\p{Ll}/u.test(text[whole?.start ?? 0] ?? "");
  if (isInName || leads.has(before.low)) return false;
  return next === undefined || !/\p{Lu}/u.test(text[next.start] ?? "");
}

/** "… issues promptly Implement and uphold", "… environment Knowledge of": two items of a list whose break was lost. */
function isItemJoin(text: string, { tokens, led }: AdLine, at: number): boolean {
  if (!isJoin(text, tokens, at)) return false;
  const [low, next] = [tokens[at]?.low ?? "", tokens[at + 1]?.low ?? ""];
  if (low === "working" && next === "with") return false;
  if (openers.has(low) || (low === "team" && next === "player")) return true;
  // Right behind its heading the line is a list.
  if (led === true && isActionHere(tokens[at])) return true;
  // "our local Support and Sales teams" is a name.
  const isName = /\p{Lu}/u.test(text[tokens[at + 2]?.start ?? 0] ?? "") && goesOn.has(next);
  return isAction(tokens[at]) && !isName && (goesOn.has(next) || low.endsWith("ing"));
}

/** "the following attributes; Experience in", "you will: Be positive": where a list begins in the line. */
function opensList(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || (token.gap & (gap.colon | gap.semicolon)) === 0 || !begins(text, token))
    return false;
  return openers.has(token.low) || isAction(token);
}

function isEnd(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !begins(text, token)) return false;
  if ((token.gap & gap.stop) !== 0) return true;
  return isJoin(text, tokens, at) && closers.has(token.low);
}

type Part = { first: number; bullet: boolean };

const opensAny = (token: Token | undefined) => openers.has(token?.low ?? "") || isActionHere(token);

/** The item before the first join began with its sentence, or with the line. */
function openFirst(tokens: readonly Token[], parts: Part[], join: number): void {
  const last = parts.at(-1);
  if (last === undefined) return;
  let first = join - 1;
  while (first > last.first && ((tokens[first]?.gap ?? 0) & gap.stop) === 0) first -= 1;
  if (!opensAny(tokens[first])) return;
  if (first === last.first) last.bullet = true;
  else parts.push({ first, bullet: true });
}

/** Where the parts of a line begin, and whether each is an item. */
function partsOf(text: string, line: AdLine): Part[] {
  const { tokens } = line;
  const parts: Part[] = [{ first: 0, bullet: false }];
  let isList = false;
  for (let at = 1; at < tokens.length; at += 1) {
    if (!startsCapital(text, tokens[at])) continue;
    if (isItemJoin(text, line, at)) {
      if (!isList) openFirst(tokens, parts, at);
      parts.push({ first: at, bullet: true });
      isList = true;
    } else if (opensList(text, tokens, at)) {
      parts.push({ first: at, bullet: true });
      isList = true;
    } else if (isList && isEnd(text, tokens, at)) {
      parts.push({ first: at, bullet: false });
      isList = false;
    }
  }
  return parts;
}

/** One sign of a list may be a name; where the line begins as an item does, and is none yet, it is none. */
function fewestItems({ led, bullet }: AdLine): number {
  if (led === true) return 1;
  return bullet ? 3 : 2;
}

function split(text: string, line: AdLine): AdLine[] {
  const parts = partsOf(text, line);
  if (parts.filter(({ bullet }) => bullet).length < fewestItems(line)) return [line];
  // Right behind its heading a list begins with its first words.
  if (line.led === true && parts[0] !== undefined) parts[0].bullet = true;
  return linesOf(
    text,
    line,
    parts.map(({ first, bullet }, n) => ({
      tokens: line.tokens.slice(first, parts[n + 1]?.first),
      bullet: bullet || (n === 0 && line.bullet),
      blankBefore: !bullet,
    })),
  );
}

const shortest = 60;

/** Lines in which the breaks between the items of a list were lost, as in a paste or an e-mail, come apart again. Linear. */
export function withLostBreaks(text: string, lines: readonly AdLine[]): AdLine[] {
  const isShort = ({ led, start, end }: AdLine) => led !== true && end - start < shortest;
  return lines.flatMap((line) => (isShort(line) ? [line] : split(text, line)));
}
