import { rootOf } from "../words/root.ts";
import { stem } from "../words/stem.ts";
import { phraseBreaks, type Token } from "../words/tokenise.ts";

/** Shorter ones stand for too much. */
const shortest = 4;
const longest = 7;
const small = new Set(["of", "and", "the", "for", "in", "on"]);
const capitalised = /^\p{Lu}\p{Ll}/u;

/** The position of a short form among the roots: "Customer Operations Support Team" holds no cost. */
export const shortFormKey = (root: string): string => `*${root}`;

/**
 * The initials of every name in a text, as roots: "Member, Australian Institute of Quantity Surveyors" has "aiqs". An ad
 * that asks for the short form is answered by the long one. Pure; linear.
 */
export function initialsIn(text: string, tokens: readonly Token[]): string[] {
  const found: string[] = [];
  // The letters of the names that go on here, each from another word on.
  let open: string[] = [];
  for (const token of tokens) {
    const isCapital = capitalised.test(text.slice(token.start, token.end));
    if ((token.gap & phraseBreaks) !== 0 || (!isCapital && !small.has(token.low))) open = [];
    if (!isCapital) continue;
    const letter = token.low.charAt(0);
    open = [...open.map((letters) => letters + letter), letter].filter(({ length }) => length <= longest);
    for (const letters of open) if (letters.length >= shortest) found.push(rootOf(stem(letters)));
  }
  return found;
}
