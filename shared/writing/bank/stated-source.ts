import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import type { Source } from "../verify/claim.ts";

/** What the person said is true, and of what the ad asks for. */
export interface Statement {
  term: string;
  text: string;
}

/** True when the words name it, by its own name or another one the vocabulary knows. */
export function namesTerm(text: string, term: string): boolean {
  if (text.toLowerCase().includes(term.toLowerCase())) return true;
  const ids = new Set(findTerms(term).map((found) => found.term.id));
  return findTerms(text).some((found) => ids.has(found.term.id));
}

/** A statement as a source of the fact check. "At Acme, for RFIs" answers a question and is about its term. */
export function statedSource({ term, text }: Statement): Source {
  const words = text.replace(/\s+/g, " ").trim();
  return { id: `stated:${term}`, text: namesTerm(words, term) ? words : `${term}: ${words}` };
}
