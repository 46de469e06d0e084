import { genericWords, phraseEnds, phraseLeads } from "./plain-words.ts";
import { gap, type Token } from "./tokenise.ts";

/** Token positions of a phrase, end exclusive. */
export interface PhraseRange {
  first: number;
  last: number;
}

const hardBreak =
  gap.comma | gap.newline | gap.semicolon | gap.stop | gap.colon | gap.open | gap.close | gap.mark;
const maxWords = 5;

/**
 * The noun phrase that starts at a token, without leading adjectives and generic tails; undefined when
 * nothing is left ("a similar role"). Words that `isName` accepts never end it ("Individual Support").
 */
export function nounPhraseAt(
  tokens: readonly Token[],
  at: number,
  isName: (token: Token) => boolean = () => false,
): PhraseRange | undefined {
  let first = at;
  while (first < tokens.length && phraseLeads.has(tokens[first]?.low ?? "")) {
    first += 1;
    if (first - at > 6 || isBroken(tokens, first)) return undefined;
  }
  let last = first;
  while (last < tokens.length && last - first < maxWords) {
    const token = tokens[last];
    if (token === undefined || (phraseEnds.has(token.low) && !isName(token))) break;
    if (last > first && isBroken(tokens, last)) break;
    last += 1;
  }
  while (last > first && genericWords.has(tokens[last - 1]?.low ?? "")) last -= 1;
  const isEmpty = last === first || (last - first === 1 && (tokens[first]?.low.length ?? 0) < 3);
  return isEmpty ? undefined : { first, last };
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
