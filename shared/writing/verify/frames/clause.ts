import type { FoundTerm } from "#shared/engine/vocabulary/terms/find-terms.ts";
import type { Figure } from "./read-figures.ts";
import type { SourceFrame } from "./source-frame.ts";
import type { Statement } from "./statement.ts";
import type { Word } from "./word.ts";

/** A part of a claim that a single line of the person must support. */
export interface Clause {
  claimed: Statement;
  words: readonly Word[];
  figures: readonly Figure[];
  /**
   * Words that need no proof here: names of the role, dates, placeholders of the letter, and words that another check
   * covered.
   */
  excused: ReadonlySet<Word>;
  /** Skills, tools and credentials that the vocabulary knows, with their words. */
  terms: readonly (FoundTerm & { words: readonly Word[] })[];
}

/** Explains a refusal with the person's own words. */
export const ownSaying = (frame: SourceFrame) => `Your own line says "${frame.text.slice(0, 80)}".`;
