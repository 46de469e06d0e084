import type { Requirement } from "../analysis.ts";
import { levelOfAward } from "../vocabulary/relations.ts";
import { findPhrases, PhraseIndex } from "../words/phrase-index.ts";
import { rememberingOf } from "../words/remember.ts";
import { hedgesOf, isHedgedName } from "./hedges.ts";
import { lineWordsOf } from "./line-words.ts";
import { type EvidenceIndex, hedgedKey } from "./placed-phrase.ts";
import type { EvidenceLine } from "./resume-lines.ts";

const qualificationWords =
  /certif|diploma|degree|bachelor|master|licen|ticket|card|check|qualif|regist|\d{4}/i;

/** An index that is being made. */
type Noted = Map<string, EvidenceLine[]>;

function note(index: Noted, id: string, line: EvidenceLine): void {
  const list = index.get(id);
  if (list === undefined) index.set(id, [line]);
  else if (list.at(-1) !== line) list.push(line);
}

/** "Sage200" is "Sage 200". */
function withOtherSpacing(term: string): readonly string[] {
  if (!/^[a-z]{3,20} ?\d{2,4}$/i.test(term)) return [term];
  return [term, term.includes(" ") ? term.replace(" ", "") : term.replace(/(?<=[a-z])(?=\d)/i, " ")];
}

/** Written forms of the requirements that the vocabulary does not know, once for all the resumes of an ad. */
const ownPhrases = rememberingOf((requirements: readonly Requirement[]): PhraseIndex<string> => {
  const index = new PhraseIndex<string>();
  for (const r of requirements) {
    if (r.canonicalId !== undefined) {
      for (const alias of r.aliases) index.add(alias, r.canonicalId);
      continue;
    }
    const isBareField =
      r.kind === "qualification" && r.aliases.length > 0 && !qualificationWords.test(r.term);
    if (!isBareField) for (const form of withOtherSpacing(r.term)) index.add(form, r.id);
    for (const alias of r.aliases) index.add(alias, r.id);
  }
  return index;
});

interface LineTerms {
  line: EvidenceLine;
  /** The line calls its words basic or little. */
  keyOf(id: string, first: number, last: number): string;
  isDead(first: number, last: number): boolean;
}

function termsOf(line: EvidenceLine): LineTerms {
  const marks = hedgesOf(line);
  return {
    line,
    keyOf: (id, first, last) => (isHedgedName(marks, first, last) ? hedgedKey(id) : id),
    isDead: (first, last) => line.dead.slice(first, last).includes(true),
  };
}

/** Notes the vocabulary's terms of one line. */
function noteKnown(index: Noted, { line, keyOf, isDead }: LineTerms): void {
  const words = lineWordsOf(line.line);
  for (const found of words.terms) {
    if (isDead(found.first, found.last)) continue;
    note(index, keyOf(found.term.id, found.first, found.last), line);
    const level = levelOfAward(found.term.id);
    if (level !== undefined) note(index, level, line);
  }
  for (const { id, first, last } of words.licences) if (!isDead(first, last)) note(index, id, line);
}

interface KnownTerms {
  lines: readonly LineTerms[];
  index: EvidenceIndex;
}

/** The vocabulary's terms in a resume, once for all the ads that it is compared with. */
const knownTerms = rememberingOf((all: readonly EvidenceLine[]): KnownTerms => {
  const lines = all.filter(({ line }) => line.heading !== true).map(termsOf);
  const index: Noted = new Map();
  for (const line of lines) noteKnown(index, line);
  return { lines, index };
});

/** Lines with a term of this ad alone, by the term. */
function noteOwn(lines: readonly LineTerms[], phrases: PhraseIndex<string>): Noted {
  const index: Noted = new Map();
  for (const { line, keyOf, isDead } of lines)
    for (const { phrase, first, last } of findPhrases(line.tokens, phrases))
      if (!isDead(first, last)) note(index, keyOf(phrase.value, first, last), line);
  return index;
}

/** Finds every term of the vocabulary and of this ad in the living words of the resume; each one's lines in their order. */
export function indexEvidence(
  all: readonly EvidenceLine[],
  requirements: readonly Requirement[],
): EvidenceIndex {
  const { lines, index } = knownTerms(all);
  const phrases = ownPhrases(requirements);
  const own = phrases.isEmpty ? undefined : noteOwn(lines, phrases);
  if (own === undefined || own.size === 0) return index;
  const both = new Map(index);
  for (const [id, found] of own) {
    const known = index.get(id);
    both.set(id, known === undefined ? found : inOrder(all, [...known, ...found]));
  }
  return both;
}

function inOrder(all: readonly EvidenceLine[], some: readonly EvidenceLine[]): EvidenceLine[] {
  const chosen = new Set(some);
  return all.filter((line) => chosen.has(line));
}
