import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";

/** True when the words contain the term, by its own name or another one in the vocabulary. */
export function namesTerm(text: string, term: string): boolean {
  if (text.toLowerCase().includes(term.toLowerCase())) return true;
  const ids = new Set(findTerms(term).map((found) => found.term.id));
  return findTerms(text).some((found) => ids.has(found.term.id));
}
