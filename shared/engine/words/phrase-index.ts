import { stem } from "./stem.ts";
import { gap, type Token, tokenise } from "./tokenise.ts";

/** A written form that stands for `value`. Stems are worked out at its first comparison: most never are. */
export interface Phrase<T> {
  value: T;
  /** The form as the vocabulary spells it. */
  written: string;
  /** Number of words; the closed spelling of a two-word form counts as one. */
  size: number;
  stems: readonly string[] | undefined;
}

/** Phrases by their first stem, longest first. */
export type PhraseIndex<T> = Map<string, Phrase<T>[]>;

/** Whatever knows the phrases of a stem: a whole index, or one that reads them on demand. */
export interface PhraseSource<T> {
  get(stem: string): readonly Phrase<T>[] | undefined;
}

export interface PhraseHit<T> {
  phrase: Phrase<T>;
  /** Token positions, end exclusive. */
  first: number;
  last: number;
}

const joinable = 7;
/** Two words up to this length each are also written as one ("stock take", "front end"). */
const shortWord = 6;
/** Longest half of a closed word in the vocabulary that a text may write apart ("water proofing"). */
const longestPart = 9;
const simple = /^[a-z]+( [a-z]+)*$/;

/** "stock take" is also written "stocktake": the closed spelling of two short words, if there is one. */
export function closedSpelling(written: string): string | undefined {
  if (!simple.test(written)) return undefined;
  const words = written.split(" ");
  const [first = "", second = ""] = words;
  if (words.length !== 2 || first.length > shortWord || second.length > shortWord) return undefined;
  return second.length < 4 || first.length + second.length < joinable ? undefined : first + second;
}

/** The phrase of one written form. */
export function phraseOf<T>(written: string, value: T): Phrase<T> {
  if (simple.test(written)) return { value, written, size: written.split(" ").length, stems: undefined };
  const stems = tokenise(written).map((t) => t.stem);
  return { value, written, size: stems.length, stems };
}

/** Adds one written form; a short two-word form also answers to its closed spelling. */
export function addPhrase<T>(index: PhraseIndex<T>, written: string, value: T): void {
  const phrase = phraseOf(written, value);
  const first = phrase.stems?.[0] ?? stem(written.split(" ", 1)[0] ?? "");
  if (phrase.size === 0) return;
  put(index, first, phrase);
  const closed = closedSpelling(written);
  if (closed === undefined) return;
  const key = stem(closed);
  put(index, key, { value, written, size: 1, stems: [key] });
}

function put<T>(index: PhraseIndex<T>, key: string, phrase: Phrase<T>): void {
  const list = index.get(key);
  if (list === undefined) {
    index.set(key, [phrase]);
    return;
  }
  let at = list.length;
  while (at > 0 && (list[at - 1]?.size ?? 0) < phrase.size) at -= 1;
  list.splice(at, 0, phrase);
}

function stemsOf<T>(phrase: Phrase<T>): readonly string[] {
  phrase.stems ??= phrase.written.split(" ").map(stem);
  return phrase.stems;
}

function fitsAt<T>(tokens: readonly Token[], at: number, phrase: Phrase<T>): boolean {
  if (phrase.size === 1) return true;
  if (at + phrase.size > tokens.length) return false;
  const stems = stemsOf(phrase);
  for (let i = 1; i < stems.length; i += 1) {
    const token = tokens[at + i];
    if (token === undefined || token.stem !== stems[i] || (token.gap & breaks) !== 0) return false;
  }
  return true;
}

/** A phrase never runs across these. */
const breaks = gap.comma | gap.newline | gap.semicolon | gap.stop | gap.colon | gap.open | gap.close;

function longestAt<T>(
  tokens: readonly Token[],
  at: number,
  index: PhraseSource<T>,
  accept: ((hit: PhraseHit<T>) => boolean) | undefined,
): PhraseHit<T> | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  for (const phrase of index.get(token.stem) ?? []) {
    if (!fitsAt(tokens, at, phrase)) continue;
    const hit = { phrase, first: at, last: at + phrase.size };
    if (accept === undefined || accept(hit)) return hit;
  }
  return undefined;
}

/** Stems of joined neighbours seen before: texts repeat their words. Bounded, and without effect on any result. */
const closedStems = new Map<string, Map<string, string>>();
const mostClosed = 2500;
let closedCount = 0;

/** The stem of two words written as one. By the first word, then the second: joining them costs more. */
function closedStem(a: string, b: string): string {
  let seconds = closedStems.get(a);
  const known = seconds?.get(b);
  if (known !== undefined) return known;
  if (closedCount >= mostClosed) {
    closedStems.clear();
    closedCount = 0;
    seconds = undefined;
  }
  if (seconds === undefined) {
    seconds = new Map();
    closedStems.set(a, seconds);
  }
  const found = stem(a + b);
  seconds.set(b, found);
  closedCount += 1;
  return found;
}

/** "stock take" in the text for the closed word "stocktake" in the vocabulary. */
function closedAt<T>(
  tokens: readonly Token[],
  at: number,
  index: PhraseSource<T>,
  accept: ((hit: PhraseHit<T>) => boolean) | undefined,
): PhraseHit<T> | undefined {
  const a = tokens[at];
  const b = tokens[at + 1];
  if (a === undefined || b === undefined || (b.gap & breaks) !== 0) return undefined;
  if (a.low.length < 2 || b.low.length < 4 || a.low.length + b.low.length < joinable) return undefined;
  if (a.low.length > longestPart || b.low.length > longestPart) return undefined;
  for (const phrase of index.get(closedStem(a.low, b.low)) ?? []) {
    if (phrase.size !== 1) continue;
    const hit = { phrase, first: at, last: at + 2 };
    if (accept === undefined || accept(hit)) return hit;
  }
  return undefined;
}

/** Longest matches from left to right, never overlapping. Linear in the number of tokens. */
export function findPhrases<T>(
  tokens: readonly Token[],
  index: PhraseSource<T>,
  accept?: (hit: PhraseHit<T>) => boolean,
): PhraseHit<T>[] {
  const hits: PhraseHit<T>[] = [];
  let at = 0;
  while (at < tokens.length) {
    const hit = longestAt(tokens, at, index, accept) ?? closedAt(tokens, at, index, accept);
    if (hit === undefined) at += 1;
    else {
      hits.push(hit);
      at = hit.last;
    }
  }
  return hits;
}
