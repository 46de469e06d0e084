import { findQualifications } from "../../ad/read-qualifications.ts";
import { headPhrases } from "../../words/head-phrases.ts";
import type { PhraseRange } from "../../words/noun-phrases.ts";
import { gap } from "../../words/tokenise.ts";
import { acronyms } from "./acronyms.ts";
import {
  type Candidate,
  type DiscoverInput,
  isFree,
  isProduct,
  patternCandidate,
  rawAt,
} from "./discover-input.ts";

const mostWords = 3;

/** A list connector between the tool and its neighbour; the position of the neighbour's near end. */
function neighbourAt(input: DiscoverInput, at: number, step: 1 | -1): number | undefined {
  const low = input.tokens[at]?.low;
  if (low === "and" || low === "or") return at + step;
  const joint = input.tokens[step === 1 ? at : at + 1];
  return ((joint?.gap ?? 0) & (gap.comma | gap.slash)) === 0 ? undefined : at;
}

function productAfter(input: DiscoverInput, first: number): PhraseRange {
  let last = first;
  while (last - first < mostWords && isProduct(input, last)) {
    if (last > first && (input.tokens[last]?.gap ?? 0) !== 0) break;
    last += 1;
  }
  return { first, last };
}

function productBeside(input: DiscoverInput, tool: PhraseRange, step: 1 | -1): PhraseRange | undefined {
  const at = neighbourAt(input, step === 1 ? tool.last : tool.first - 1, step);
  if (at === undefined) return undefined;
  const range =
    step === 1 ? productAfter(input, at) : { first: at, last: at + (isProduct(input, at) ? 1 : 0) };
  return range.last > range.first && isFree(input, range) ? range : undefined;
}

/** Capitalised, dotted or CamelCase words that stand in one list with a known tool. */
function listedProducts(input: DiscoverInput): Candidate[] {
  const found: Candidate[] = [];
  for (const tool of input.tools) {
    for (const step of [1, -1] as const) {
      const range = productBeside(input, tool, step);
      if (range !== undefined) found.push(patternCandidate(input, range, "tool"));
    }
  }
  return found;
}

const standardBody = /^(ISO|AS|NZS|IEC|IEEE|ASME|ASTM|API|AASB|IFRS)$/;
const courseCode = /^(chc|hlt|bsb|rii|cpc|uee|tli|sit|fns|ict|ahc|mem|aur|tae|pua)[a-z]{0,6}\d{3,5}[a-z]?$/;

const isDigit = (code: number) => code > 47 && code < 58;

/** ISO 9001, AS/NZS 3000, and training-package codes such as CHC33021. */
function codes(input: DiscoverInput): Candidate[] {
  const found: Candidate[] = [];
  const { tokens } = input;
  for (let i = 0; i < tokens.length; i += 1) {
    const low = tokens[i]?.low ?? "";
    // The last character but one of a code or a number is a digit, and of nearly no other word.
    if (!isDigit(low.charCodeAt(low.length - 2))) continue;
    if (courseCode.test(low)) {
      found.push(patternCandidate(input, { first: i, last: i + 1 }, "qualification"));
      continue;
    }
    if (!/^\d{3,5}$/.test(low) || i === 0) continue;
    let first = i;
    while (first > 0 && i - first < 2 && standardBody.test(rawAt(input, first - 1))) first -= 1;
    if (first < i) found.push(patternCandidate(input, { first, last: i + 1 }, "hard"));
  }
  return found.filter((c) => isFree(input, c));
}

/** The first of candidates that share a token wins; the rest in text order. */
export function withoutOverlaps(all: readonly Candidate[]): Candidate[] {
  const used: boolean[] = [];
  const kept: Candidate[] = [];
  for (const found of all) {
    let isOpen = true;
    for (let i = found.first; i < found.last; i += 1) if (used[i] === true) isOpen = false;
    if (!isOpen) continue;
    for (let i = found.first; i < found.last; i += 1) used[i] = true;
    kept.push(found);
  }
  return kept.sort((a, b) => a.first - b.first);
}

/**
 * Terms of a sentence that the vocabulary does not list (docs/engine.md, Words and terms, discovery), in text
 * order, none overlapping another or a vocabulary term.
 */
export function discoverTerms(input: DiscoverInput): Candidate[] {
  return withoutOverlaps([
    ...findQualifications(input.text, input.tokens),
    ...codes(input),
    ...headPhrases(input),
    ...acronyms(input),
    ...listedProducts(input),
  ]);
}
