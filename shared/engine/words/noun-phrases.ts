import { emptyAlone, genericWords, nounsInIng, phraseEnds, phraseLeads } from "./plain-words.ts";
import { gap, type Token } from "./tokenise.ts";

/** Token positions of a phrase, end exclusive. */
export interface PhraseRange {
  first: number;
  last: number;
}

const hardBreak =
  gap.comma | gap.newline | gap.semicolon | gap.stop | gap.colon | gap.open | gap.close | gap.mark;
const maxWords = 5;
const mostLeads = 6;

function firstAfterLeads(tokens: readonly Token[], at: number): number | undefined {
  let first = at;
  while (first < tokens.length && phraseLeads.has(tokens[first]?.low ?? "")) {
    first += 1;
    if (first - at > mostLeads || isBroken(tokens, first)) return undefined;
  }
  return first;
}

/** "experience in building X": the verb says what was done, not what is known. */
function isVerbInIng(token: Token | undefined): boolean {
  const low = token?.low ?? "";
  return low.length > 5 && low.endsWith("ing") && !nounsInIng.has(low);
}

const adjective = /(able|ible|ive|ous|ful|less|ical|ional)$/;

/** A lone adjective or a word that fits every job. */
function isEmptyAlone(token: Token | undefined): boolean {
  const low = token?.low ?? "";
  return low.length < 3 || emptyAlone.has(low) || adjective.test(low);
}

/**
 * The noun phrase that starts at a token, without leading adjectives and generic tails; undefined when
 * nothing is left ("a similar role"). Words that `isName` accepts never end it ("Individual Support").
 */
export function nounPhraseAt(
  tokens: readonly Token[],
  at: number,
  isName: (token: Token) => boolean = () => false,
): PhraseRange | undefined {
  const first = firstAfterLeads(tokens, at);
  if (first === undefined || isVerbInIng(tokens[first])) return undefined;
  const isInside = (token: Token, at: number) =>
    (isName(token) || !phraseEnds.has(token.low)) && (at === first || !isBroken(tokens, at));
  let last = first;
  for (const token of tokens.slice(first, first + maxWords)) {
    if (!isInside(token, last)) break;
    last += 1;
  }
  while (last > first && genericWords.has(tokens[last - 1]?.low ?? "")) last -= 1;
  if (last === first || (last - first === 1 && isEmptyAlone(tokens[first]))) return undefined;
  return { first, last };
}

function isBroken(tokens: readonly Token[], at: number): boolean {
  return ((tokens[at]?.gap ?? 0) & hardBreak) !== 0;
}

/** The phrase after a list connector (comma, and, or, slash) that directly follows `last`; undefined at the list's end. */
export function nextInList(tokens: readonly Token[], last: number): number | undefined {
  const token = tokens[last];
  if (token === undefined) return undefined;
  const isWord = token.low === "and" || token.low === "or";
  if (isWord) {
    if ((token.gap & ~(gap.comma | gap.joined)) !== 0) return undefined;
    const other = tokens[last + 1];
    return other?.low === "or" && (other.gap & gap.slash) !== 0 ? last + 2 : last + 1;
  }
  if ((token.gap & (gap.comma | gap.slash)) === 0) return undefined;
  return (token.gap & (gap.stop | gap.newline | gap.open | gap.close | gap.semicolon)) === 0
    ? last
    : undefined;
}
