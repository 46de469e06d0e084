import { isAction } from "../../words/action-verbs.ts";
import type { PhraseRange } from "../../words/noun-phrases.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import { tellsAboutUs } from "./skill-context.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Words after which a verb states a duty or an ability. */
const openers = words(
  "to will you and or also can for in of by then as be must should with actively successfully",
);
/** Where the object of the verb ends. */
const closers = words(`
that which who whom where when while so because if but to by via through as within across for in from using into on with at
during until including such
`);
const softBreaks = gap.newline | gap.semicolon | gap.stop | gap.colon | gap.open | gap.close | gap.comma;
const mostWords = 9;

function isOpen(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (at === 0 || (token.gap & ~gap.joined) !== 0) return (token.gap & gap.joined) === 0;
  if ((token.gap & gap.joined) !== 0) return false;
  const before = tokens[at - 1]?.low ?? "";
  const isBare = !token.low.endsWith("ing");
  if (
    isBare &&
    (before === "for" || before === "in" || before === "of" || before === "with" || before === "by")
  )
    return false;
  return openers.has(before);
}

/** A bullet or a template's blank comes before the word. */
function isMarked(token: Token): boolean {
  return (token.gap & gap.mark) !== 0 && (token.gap & gap.joined) === 0;
}

/** "support you", "make sure": addressed to the reader, or no object at all. */
const noObjects = words("you us sure up out it them him her me sense about");

function isConnector(token: Token | undefined): boolean {
  return token?.low === "and" || token?.low === "or";
}

/** The object of the verb at `at` ends before the token at `last`. */
function endsObject(tokens: readonly Token[], at: number, last: number): boolean {
  const token = tokens[last];
  if (token === undefined || (token.gap & softBreaks) !== 0 || isMarked(token)) return true;
  if (closers.has(token.low) && last > at + 1) return true;
  return isConnector(token) && last > at + 2 && isAction(tokens[last + 1]);
}

/** The verb with its object, up to a preposition or a break; undefined when there is no object. */
function phraseAt(tokens: readonly Token[], at: number): PhraseRange | undefined {
  let last = at + 1;
  while (last - at < mostWords && !endsObject(tokens, at, last)) last += 1;
  while (last > at + 1 && isConnector(tokens[last - 1])) last -= 1;
  const isEmpty = last - at < 2 || (last - at === 2 && noObjects.has(tokens[at + 1]?.low ?? ""));
  return isEmpty ? undefined : { first: at, last };
}

/**
 * What somebody does or is able to do, as the verb with its object: "develop training plans", "managing
 * competing demands". For measuring single sentences; never a requirement.
 */
export function dutyPhrases(tokens: readonly Token[]): PhraseRange[] {
  if (tellsAboutUs(tokens)) return [];
  const found: PhraseRange[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isAction(tokens[at]) || !isOpen(tokens, at)) continue;
    const phrase = phraseAt(tokens, at);
    if (phrase === undefined) continue;
    found.push(phrase);
    at = phrase.last - 1;
  }
  return found;
}
