import type { AdSentence } from "../ad/read-ad-sections.ts";
import { findPhrases, type PhraseHit, type PhraseIndex } from "../words/phrase-index.ts";
import type { Token } from "../words/tokenise.ts";
import { checkTerms } from "./check-terms.ts";
import { conditionTerms } from "./condition-terms.ts";
import type { KnockOutHit } from "./knock-out-hit.ts";
import { indexKnockOutTerms, type KnockOutForm } from "./knock-out-term.ts";
import { rightsTerms } from "./rights-terms.ts";
import { ticketTerms } from "./ticket-terms.ts";

let index: PhraseIndex<KnockOutForm> | undefined;

function hasOne(words: ReadonlySet<string>, tokens: readonly Token[], hit: PhraseHit<KnockOutForm>): boolean {
  return tokens.some((t, i) => (i < hit.first || i >= hit.last) && words.has(t.low));
}

function fits(text: string, tokens: readonly Token[], hit: PhraseHit<KnockOutForm>): boolean {
  const { cased, near, not } = hit.phrase.value;
  if (cased) {
    const raw = text.slice(tokens[hit.first]?.start ?? 0, tokens[hit.last - 1]?.end ?? 0);
    if (raw !== hit.phrase.written) return false;
  }
  if (not !== null && tokens.some((t) => not.has(t.low))) return false;
  return near === null || hasOne(near, tokens, hit);
}

/** "working with children" alone is an experience, not a card: the phrase must name the check. */
export function findNamedKnockOuts(text: string, tokens: readonly Token[]): KnockOutHit[] {
  index ??= indexKnockOutTerms([...rightsTerms, ...checkTerms, ...ticketTerms, ...conditionTerms]);
  return findPhrases(tokens, index, (hit) => fits(text, tokens, hit)).map((hit) => {
    const { id, kind, label, level } = hit.phrase.value.term;
    return { id, kind, label, first: hit.first, last: hit.last, ...(level === undefined ? {} : { level }) };
  });
}

/** The named knock-outs of an ad's sentence, found once: requirements leave them out, knock-outs ask about them. */
export function namedKnockOutsOf(text: string, sentence: AdSentence): readonly KnockOutHit[] {
  sentence.named ??= findNamedKnockOuts(text, sentence.tokens);
  return sentence.named;
}
