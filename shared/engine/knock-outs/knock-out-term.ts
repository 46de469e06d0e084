import type { KnockOutKind } from "#shared/domain/resumes/knock-out-profile.ts";
import { readPhraseList } from "../words/count-words.ts";
import { PhraseIndex } from "../words/phrase-index.ts";
import { tokenise } from "../words/tokenise.ts";

/** One thing ads ask for by name, as data. Phrases are separated by "|", as one would write them. */
export interface KnockOutTerm {
  /** The kind, or `kind:detail`; the same for every ad, so that an answer is asked for once. */
  id: string;
  kind: KnockOutKind;
  /** How screens name it. */
  label: string;
  phrases: string;
  /** Forms that count only in exactly this case: short capitals that are words or other things elsewhere. */
  cased?: string;
  /** One of these words must stand in the sentence; separated by spaces. Rules `cased` and `phrases` alike. */
  near?: string;
  /** None of these words may stand in the sentence. */
  not?: string;
  /** A rung on the kind's ladder. */
  level?: number;
}

/** A written form of a knock-out term, with its context rules as sets. */
export interface KnockOutForm {
  term: KnockOutTerm;
  cased: boolean;
  near: ReadonlySet<string> | null;
  not: ReadonlySet<string> | null;
}

function wordSet(words: string | undefined): ReadonlySet<string> | null {
  return words === undefined ? null : new Set(words.split(" "));
}

/** The index of all written forms of the terms. */
export function indexKnockOutTerms(terms: readonly KnockOutTerm[]): PhraseIndex<KnockOutForm> {
  const index = new PhraseIndex<KnockOutForm>();
  for (const term of terms) {
    const context = { near: wordSet(term.near), not: wordSet(term.not) };
    for (const written of term.phrases.split("|"))
      if (written !== "") index.add(written.toLowerCase(), { term, cased: false, ...context });
    for (const written of term.cased?.split("|") ?? []) index.add(written, { term, cased: true, ...context });
  }
  return index;
}

/** Phrases of folded words, read with the engine's own tokeniser: "driver's" is "driver". */
export function readWords(text: string): ReturnType<typeof readPhraseList> {
  const folded = text.split("|").map((phrase) =>
    tokenise(phrase)
      .map((t) => t.low)
      .join(" "),
  );
  return readPhraseList(folded.join("|"));
}

/** Something an ad sentence or a resume line says about a knock-out; token positions, end exclusive. */
export interface KnockOutHit {
  id: string;
  kind: KnockOutKind;
  label: string;
  first: number;
  last: number;
  /** A rung on the kind's ladder. */
  level?: number;
}

/** A ticket, registration or membership by its names. */
export function ticket(
  name: string,
  label: string,
  phrases: string,
  more: Partial<KnockOutTerm> = {},
): KnockOutTerm {
  return { id: `ticket:${name}`, kind: "ticket", label, phrases, ...more };
}

/** A term that is the only one of its kind. */
export function one(
  kind: KnockOutKind,
  label: string,
  phrases: string,
  more: Partial<KnockOutTerm> = {},
): KnockOutTerm {
  return { id: kind, kind, label, phrases, ...more };
}
