import type { AdSentence } from "../ad/ad-sentence.ts";
import { findYears } from "../roles/roles.ts";
import { findPhrases, type PhraseHit, type PhraseIndex } from "../words/phrase-index.ts";
import type { Token } from "../words/tokenise.ts";
import { checkTerms } from "./check-terms.ts";
import { conditionTerms } from "./condition-terms.ts";
import { findDriverLicences } from "./driver-licence.ts";
import { findHighRiskWork } from "./high-risk-work.ts";
import { indexKnockOutTerms, type KnockOutForm, type KnockOutHit } from "./knock-out-term.ts";
import { languageTerms } from "./language-terms.ts";
import { professionTerms } from "./profession-terms.ts";
import { findQualificationLevels } from "./qualification-level.ts";
import { rightsTerms } from "./rights-terms.ts";
import { findSalary } from "./salary.ts";
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
  index ??= indexKnockOutTerms([
    ...rightsTerms,
    ...checkTerms,
    ...ticketTerms,
    ...professionTerms,
    ...conditionTerms,
    ...languageTerms,
  ]);
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

/** "at least 16 years of age": how old somebody is. */
function countsAge(tokens: readonly Token[], last: number): boolean {
  return tokens[last]?.low === "of" && tokens[last + 1]?.low === "age";
}

function yearsHits(tokens: readonly Token[]): KnockOutHit[] {
  const worked = findYears(tokens).filter(({ last }) => !countsAge(tokens, last));
  return worked.map(({ years, first, last }) => ({
    id: "years",
    kind: "years",
    label: `${years} ${years === 1 ? "year" : "years"} of experience`,
    first,
    last,
    level: years,
  }));
}

/** No honest sentence names more; the limit keeps hostile ones linear. */
const mostHits = 40;

/**
 * All that one sentence or line says about knock-outs; tickets and licences first, none overlapping.
 * @param named the named knock-outs, when they were found already.
 */
export function findKnockOuts(
  text: string,
  tokens: readonly Token[],
  named: readonly KnockOutHit[] = findNamedKnockOuts(text, tokens),
): KnockOutHit[] {
  const kept: KnockOutHit[] = [];
  const taken: boolean[] = [];
  const counted = [...findQualificationLevels(tokens), ...yearsHits(tokens)];
  const all = [findHighRiskWork(text, tokens), findDriverLicences(text, tokens), named];
  all.push(findSalary(text, tokens), counted);
  for (const hit of all.flatMap((hits) => (hits.length > mostHits ? hits.slice(0, mostHits) : hits))) {
    if (taken.slice(hit.first, hit.last).includes(true)) continue;
    for (let i = hit.first; i < hit.last; i += 1) taken[i] = true;
    kept.push(hit);
  }
  return kept.sort((a, b) => a.first - b.first);
}
