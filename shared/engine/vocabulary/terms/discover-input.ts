import type { RequirementKind } from "../../analysis.ts";
import type { PhraseRange } from "../../words/noun-phrases.ts";
import { genericWords, phraseEnds, phraseLeads, properNouns } from "../../words/plain-words.ts";
import type { Token } from "../../words/tokenise.ts";

/** Something in an ad sentence that may be a requirement; `first` / `last` are token positions, end exclusive. */
export interface Candidate {
  first: number;
  last: number;
  start: number;
  end: number;
  kind: RequirementKind;
  canonicalId?: string;
  /** Other written forms that are the same thing: evidence for them counts in full. */
  aliases: string[];
  origin: "vocab" | "pattern";
}

/** Everything a sentence offers beyond the vocabulary. `taken` marks tokens that vocabulary terms cover. */
export interface DiscoverInput {
  text: string;
  tokens: readonly Token[];
  taken: readonly boolean[];
  /** Folded words of the company name: never a skill. */
  company: ReadonlySet<string>;
  /** Token positions of known tools: neighbours in their list are tools too. */
  tools: readonly PhraseRange[];
}

const upper = /^\p{Lu}/u;
const camel = /^[A-Z]?[a-z]+[A-Z][A-Za-z]*$/;

/** The token as the text writes it. */
export function rawAt(input: DiscoverInput, at: number): string {
  const token = input.tokens[at];
  return token === undefined ? "" : input.text.slice(token.start, token.end);
}

/** No vocabulary term covers any of it. */
export function isFree(input: DiscoverInput, range: PhraseRange): boolean {
  for (let i = range.first; i < range.last; i += 1) if (input.taken[i] === true) return false;
  return true;
}

/** Places, months, the company itself: names that are no skill. */
export function isProper(input: DiscoverInput, low: string): boolean {
  return properNouns.has(low) || input.company.has(low);
}

export function startsUpper(input: DiscoverInput, at: number): boolean {
  return upper.test(rawAt(input, at));
}

/** "<ORGANIZATION>", "[NAME]", "{city}": a blank that a template left, not a word of the ad. */
export function isBlank(input: DiscoverInput, at: number): boolean {
  const token = input.tokens[at];
  if (token === undefined) return false;
  const before = input.text[token.start - 1];
  const after = input.text[token.end];
  return (before === "<" && after === ">") || (before === "{" && after === "}");
}

/** Capitalised because a new sentence or title begins, its full stop lost. */
const notProducts = new Set([
  "senior",
  "junior",
  "lead",
  "principal",
  "extra",
  "speaks",
  "whats",
  "free",
  "join",
]);

/** Capitalised, dotted or CamelCase, and neither a place nor an everyday word. */
export function isProduct(input: DiscoverInput, at: number): boolean {
  const low = input.tokens[at]?.low ?? "";
  if (
    low.length < 2 ||
    /^\d/.test(low) ||
    isProper(input, low) ||
    genericWords.has(low) ||
    phraseEnds.has(low)
  )
    return false;
  if (phraseLeads.has(low) || notProducts.has(low) || isBlank(input, at)) return false;
  const written = rawAt(input, at);
  return upper.test(written) || camel.test(written) || low.includes(".");
}

/** A candidate found by pattern over these tokens. */
export function patternCandidate(
  input: DiscoverInput,
  range: PhraseRange,
  kind: RequirementKind,
  aliases: string[] = [],
): Candidate {
  return {
    ...range,
    start: input.tokens[range.first]?.start ?? 0,
    end: input.tokens[range.last - 1]?.end ?? 0,
    kind,
    aliases,
    origin: "pattern",
  };
}
