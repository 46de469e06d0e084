import type { Requirement } from "../analysis.ts";
import { levelOfAward } from "../vocabulary/relations.ts";
import { findPhrases, PhraseIndex } from "../words/phrase-index.ts";
import { lineWordsOf } from "./line-words.ts";
import { isModestName, modestOf } from "./modest-words.ts";
import { type EvidenceIndex, modestKey } from "./placed-phrase.ts";
import type { EvidenceLine } from "./resume-lines.ts";

const qualificationWords =
  /certif|diploma|degree|bachelor|master|licen|ticket|card|check|qualif|regist|\d{4}/i;

function note(index: EvidenceIndex, id: string, line: EvidenceLine): void {
  const list = index.get(id);
  if (list === undefined) index.set(id, [line]);
  else if (list.at(-1) !== line) list.push(line);
}

/** Written forms of the requirements that the vocabulary does not know. */
function ownPhrases(requirements: readonly Requirement[]): PhraseIndex<string> {
  const index = new PhraseIndex<string>();
  for (const r of requirements) {
    if (r.canonicalId !== undefined) {
      for (const alias of r.aliases) index.add(alias, r.canonicalId);
      continue;
    }
    const isBareField =
      r.kind === "qualification" && r.aliases.length > 0 && !qualificationWords.test(r.term);
    if (!isBareField) index.add(r.term, r.id);
    for (const alias of r.aliases) index.add(alias, r.id);
  }
  return index;
}

/** Notes the terms of one line: of the vocabulary, and of this ad alone. */
function indexLine(index: EvidenceIndex, line: EvidenceLine, phrases: PhraseIndex<string>): void {
  const marks = modestOf(line);
  const keyOf = (id: string, first: number, last: number) =>
    isModestName(marks, first, last) ? modestKey(id) : id;
  const isDead = (first: number, last: number) => line.dead.slice(first, last).includes(true);
  const words = lineWordsOf(line.line);
  for (const found of words.terms) {
    if (isDead(found.first, found.last)) continue;
    note(index, keyOf(found.term.id, found.first, found.last), line);
    const level = levelOfAward(found.term.id);
    if (level !== undefined) note(index, level, line);
  }
  for (const { id, first, last } of words.licences) if (!isDead(first, last)) note(index, id, line);
  if (phrases.isEmpty) return;
  for (const hit of findPhrases(line.tokens, phrases)) {
    if (!isDead(hit.first, hit.last)) note(index, keyOf(hit.phrase.value, hit.first, hit.last), line);
  }
}

/** Finds every term of the vocabulary and of this ad in the living words of the resume. */
export function indexEvidence(
  lines: readonly EvidenceLine[],
  requirements: readonly Requirement[],
): EvidenceIndex {
  const index: EvidenceIndex = new Map();
  const phrases = ownPhrases(requirements);
  for (const line of lines) if (line.line.heading !== true) indexLine(index, line, phrases);
  return index;
}
