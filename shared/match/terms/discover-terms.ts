import { findQualifications } from "../ad/read-qualifications.ts";
import { headPhrases } from "../words/head-phrases.ts";
import { tokenise } from "../words/tokenise.ts";
import { acronyms } from "./acronyms.ts";
import type { Candidate } from "./candidate.ts";
import { type DiscoverInput, isFree, patternCandidate, rawAt } from "./discover-input.ts";
import { listedProducts } from "./listed-products.ts";

const standardBody = /^(ISO|AS|NZS|IEC|IEEE|ASME|ASTM|API|AASB|IFRS)$/;
const courseCode = /^(chc|hlt|bsb|rii|cpc|uee|tli|sit|fns|ict|ahc|mem|aur|tae|pua)[a-z]{0,6}\d{3,5}[a-z]?$/;

/** ISO 9001, AS/NZS 3000, and training-package codes such as CHC33021. */
function codes(input: DiscoverInput): Candidate[] {
  const found: Candidate[] = [];
  const { tokens } = input;
  for (let i = 0; i < tokens.length; i += 1) {
    const low = tokens[i]?.low ?? "";
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

/** Folded words of a company name, for the stop list. */
export function companyWords(company: string | undefined): ReadonlySet<string> {
  return new Set(tokenise(company ?? "").map((t) => t.low));
}
