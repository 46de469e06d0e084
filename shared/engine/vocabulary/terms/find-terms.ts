import { findPhrases, type PhraseHit } from "../../words/phrase-index.ts";
import { lightStem } from "../../words/stem.ts";
import { gap, type Token, tokenise } from "../../words/tokenise.ts";
import type { FormOfTerm, VocabularyTerm } from "../term-lines.ts";
import { vocabulary } from "../vocabulary.ts";

/** A vocabulary term found in a text; `first` / `last` are token positions, end exclusive. */
export interface FoundTerm {
  term: VocabularyTerm;
  start: number;
  end: number;
  first: number;
  last: number;
}

/** Capitals that spell an everyday word; in a line of capitals they prove nothing. */
const capitalWords = new Set(["IT", "ED", "PA", "PD", "EN", "MR", "PR", "PV", "ICU", "AIN", "HR"]);
const reach = 8;

function startsSentence(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return at === 0 || token === undefined || (token.gap & (gap.stop | gap.newline)) !== 0;
}

/** "C-suite", "R&D": the letter is part of another word. */
function isWordPart(text: string, start: number, end: number): boolean {
  const before = text[start - 1] ?? " ";
  const after = text[end] ?? " ";
  if (before === "&" || after === "&") return true;
  return after === "-" || after === "'" || after === "\u2019" || before === "-";
}

function nearWord(tokens: readonly Token[], hit: PhraseHit<FormOfTerm>, near: readonly string[]): boolean {
  const from = Math.max(0, hit.first - reach);
  const to = Math.min(tokens.length, hit.last + reach);
  for (let i = from; i < to; i += 1) {
    if (i >= hit.first && i < hit.last) continue;
    if (near.includes(tokens[i]?.low ?? "")) return true;
  }
  return false;
}

/** A plain term of the same family close by ("Go, Python and Kubernetes"). */
function nearFamily(text: string, tokens: readonly Token[], hit: PhraseHit<FormOfTerm>): boolean {
  const from = Math.max(0, hit.first - reach);
  const around = tokens.slice(from, hit.last + reach);
  const { family, id } = hit.phrase.value.term;
  const plain = (h: PhraseHit<FormOfTerm>) => {
    const { rule } = h.phrase.value;
    return (rule === "plain" || rule === "fixed") && fits(text, around, h);
  };
  const found = findPhrases(around, vocabulary().index, plain);
  return found.some((h) => h.phrase.value.term.family === family && h.phrase.value.term.id !== id);
}

/** A line of capitals: case says nothing there. */
function isShouted(whole: string, tokens: readonly Token[]): boolean {
  const start = tokens[0]?.start ?? 0;
  const text = whole.slice(start, Math.min(tokens.at(-1)?.end ?? 0, start + 400));
  return text.length > 12 && text === text.toUpperCase() && text !== text.toLowerCase();
}

/** One capitalised word is a product: "Canvas" is no plural of "Canva". */
const properName = /^[A-Z][a-z]+$/;

/**
 * "clean" is not the skill "cleaning", nor "style" "styling", "must" "mustering" or "tips" "tippers"; and
 * "showing" is not "showering", whose -er is no ending.
 */
function isBareVerb(written: string, low: string): boolean {
  if (low.length + 2 < written.length) return true;
  if (!written.endsWith("ing")) return false;
  return low.endsWith("e") || (/[eo]ring$/.test(written) && !low.startsWith(written.slice(0, -3)));
}

/** A name without verb forms: plurals and spellings only. */
function fitsFixed(text: string, tokens: readonly Token[], hit: PhraseHit<FormOfTerm>): boolean {
  const { written, size } = hit.phrase;
  const own = tokens.slice(hit.first, hit.last);
  const last = own.at(-1);
  if (last === undefined) return false;
  // "Solid Works" is the product, "solid work" is praise.
  if (own.length > size && !/\p{Lu}/u.test(text[last.start] ?? "")) return false;
  if (properName.test(written)) return last.low === written.toLowerCase();
  const words = tokenise(written);
  if (words.length !== own.length) return lightStem(last.low) === lightStem(words.at(-1)?.low ?? "");
  // "AI-powered platforms" are no Power Platform.
  return words.every((word, i) => lightStem(word.low) === lightStem(own[i]?.low ?? ""));
}

/** An exact name that is also a word: not in a line of capitals, not merely the start of a sentence. */
function fitsCased(text: string, tokens: readonly Token[], hit: PhraseHit<FormOfTerm>, raw: string): boolean {
  if (capitalWords.has(raw)) return !isShouted(text, tokens);
  const isWord = raw.length > 1 && raw.slice(1) === raw.slice(1).toLowerCase();
  return !(isWord && startsSentence(tokens, hit.first) && tokens.length > 1) || nearFamily(text, tokens, hit);
}

function fits(text: string, tokens: readonly Token[], hit: PhraseHit<FormOfTerm>): boolean {
  const { rule, term } = hit.phrase.value;
  const first = tokens[hit.first];
  const last = tokens[hit.last - 1];
  if (first === undefined || last === undefined) return false;
  const written = hit.phrase.written;
  if (rule === "plain") return hit.last - hit.first > 1 || !isBareVerb(written, first.low);
  if (rule === "fixed") return fitsFixed(text, tokens, hit);
  const raw = text.slice(first.start, last.end);
  if (raw !== written && raw !== `${written}s`) return false;
  if (raw.length === 1 && isWordPart(text, first.start, last.end)) return false;
  if (rule === "bound") return nearWord(tokens, hit, term.near) || nearFamily(text, tokens, hit);
  return fitsCased(text, tokens, hit, raw);
}

/** Vocabulary terms among tokens of `text` (the text the token offsets refer to). */
export function findTermsIn(text: string, tokens: readonly Token[]): FoundTerm[] {
  const hits = findPhrases(tokens, vocabulary().index, (hit) => fits(text, tokens, hit));
  const real = hits.filter((hit) => hit.phrase.value.term.family !== "decoys");
  return real.map((hit) => ({
    term: hit.phrase.value.term,
    start: tokens[hit.first]?.start ?? 0,
    end: tokens[hit.last - 1]?.end ?? 0,
    first: hit.first,
    last: hit.last,
  }));
}

/**
 * The vocabulary terms of one sentence or line, longest match first, offsets in UTF-16 units of `text`.
 * Case-bound forms (R, Go, HR) obey the rules of docs/engine.md, Words and terms.
 */
export function findTerms(text: string): FoundTerm[] {
  return findTermsIn(text, tokenise(text));
}
