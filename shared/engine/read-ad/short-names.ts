import { gap, type Token } from "../words/tokenise.ts";

const capitals = /^[A-Z][A-Z0-9&]{1,6}$/;
const papers = new Set(
  "licence license ticket certificate card clearance accreditation registration endorsement permit pass".split(
    " ",
  ),
);
/** Words that a short name leaves out: "Certificate of Registration (CR)". */
const leastLetters = 3;
/** "drinking water guidelines (ADWG)": one letter may stand for a word that the phrase left out. */
const mostUnknown = 1;

/** The letters stand in this order in the short name. */
function holdsInOrder(short: string, letters: string): boolean {
  let at = 0;
  for (const letter of short) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

/**
 * The short name in brackets behind a phrase, where its letters are the initials of the phrase's words:
 * "drinking water guidelines knowledge (ADWG)". Undefined for any other bracket.
 */
export function shortNameOf(
  text: string,
  tokens: readonly Token[],
  { first, last }: { first: number; last: number },
): string | undefined {
  for (const at of [last, last + 1]) {
    const token = tokens[at];
    if (token === undefined || (token.gap & gap.open) === 0) continue;
    const short = text.slice(token.start, token.end);
    if (!capitals.test(short) || text[token.end] !== ")") return undefined;
    // "Air-con handling licence (ARC)": a paper has the name that its authority gave it.
    if (papers.has(tokens[last - 1]?.low ?? "") && short.length > 2) return short;
    const initials = tokens
      .slice(first, last)
      .flatMap(({ low }) => (low.length >= leastLetters && low !== "and" && low !== "the" ? [low[0]] : []))
      .join("");
    const isShort = initials.length > 1 && short.length - initials.length <= mostUnknown;
    return isShort && holdsInOrder(short.toLowerCase(), initials) ? short : undefined;
  }
  return undefined;
}
