import { genericWords, phraseEnds } from "../../words/plain-words.ts";
import {
  type Candidate,
  type DiscoverInput,
  isBlank,
  isProduct,
  isProper,
  patternCandidate,
  rawAt,
} from "./discover-input.ts";
import { roleNouns } from "./skill-context.ts";

/** The words of a list without commas are divided by white space only. */
function isSpaced(input: DiscoverInput, at: number): boolean {
  const bits = input.tokens[at]?.gap;
  return bits !== undefined && at > 0 && bits === 0;
}

function isLowerWord(input: DiscoverInput, at: number): boolean {
  const low = input.tokens[at]?.low ?? "";
  if (low.length < 2 || genericWords.has(low) || phraseEnds.has(low) || roleNouns.has(low)) return false;
  return rawAt(input, at) === low && !isProper(input, low) && !isBlank(input, at);
}

/** Places where two known tools follow each other with a mere space between them. */
function seams(input: DiscoverInput): number {
  const ends = new Set(input.tools.map((t) => t.last));
  return input.tools.filter((t) => ends.has(t.first) && isSpaced(input, t.first)).length;
}

/** Unknown words of one tag line: "java spring-mvc docker xyz", and products in capitals beside the tools. */
function isMember(input: DiscoverInput, at: number, known: readonly boolean[], isTagLine: boolean): boolean {
  if (known[at] === true) return false;
  const before = isSpaced(input, at) && known[at - 1] === true;
  const after = isSpaced(input, at + 1) && known[at + 1] === true;
  if (isProduct(input, at) && !roleNouns.has(input.tokens[at]?.low ?? "")) return before || after;
  return isTagLine && before && after && isLowerWord(input, at);
}

/**
 * Products in a list that lost its commas ("Python Perl Unix SQL", a pasted line of tags): unknown words
 * beside known tools, where at least one pair of known tools shows that the list has no commas.
 */
export function unseparatedTools(input: DiscoverInput): Candidate[] {
  const pairs = seams(input);
  if (pairs === 0) return [];
  const known = input.tokens.map((_, i) => input.tools.some((t) => t.first <= i && i < t.last));
  const found: Candidate[] = [];
  for (let at = 0; at < input.tokens.length; at += 1) {
    if (input.taken[at] === true || !isMember(input, at, known, pairs > 1)) continue;
    known[at] = true;
    found.push(patternCandidate(input, { first: at, last: at + 1 }, "tool"));
  }
  return found;
}
