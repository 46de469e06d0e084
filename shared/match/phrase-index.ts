import { stem } from "./stem.ts";
import { gap, type Token, tokenise } from "./tokenise.ts";

/** A sequence of stems that stands for `value`. `written` is the form as the vocabulary spells it. */
export interface Phrase<T> {
  stems: string[];
  value: T;
  written: string;
}

/** Phrases by their first stem, longest first. */
export type PhraseIndex<T> = Map<string, Phrase<T>[]>;

export interface PhraseHit<T> {
  phrase: Phrase<T>;
  /** Token positions, end exclusive. */
  first: number;
  last: number;
}

const joinable = 7;

/** Adds one written form; a two-word form also answers to its closed spelling ("stock take", "stocktake"). */
export function addPhrase<T>(index: PhraseIndex<T>, written: string, value: T): void {
  const tokens = tokenise(written);
  const first = tokens[0];
  if (first === undefined) return;
  put(index, { stems: tokens.map((t) => t.stem), value, written });
  const second = tokens[1];
  if (tokens.length !== 2 || second === undefined) return;
  const closed = first.low + second.low;
  if (closed.length >= joinable && second.low.length > 3)
    put(index, { stems: [stem(closed)], value, written });
}

function put<T>(index: PhraseIndex<T>, phrase: Phrase<T>): void {
  const key = phrase.stems[0] ?? "";
  const list = index.get(key);
  if (list === undefined) {
    index.set(key, [phrase]);
    return;
  }
  let at = list.length;
  while (at > 0 && (list[at - 1]?.stems.length ?? 0) < phrase.stems.length) at -= 1;
  list.splice(at, 0, phrase);
}

function sameStems(tokens: readonly Token[], at: number, stems: readonly string[]): boolean {
  if (at + stems.length > tokens.length) return false;
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
  index: PhraseIndex<T>,
  accept: ((hit: PhraseHit<T>) => boolean) | undefined,
): PhraseHit<T> | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  for (const phrase of index.get(token.stem) ?? []) {
    if (!sameStems(tokens, at, phrase.stems)) continue;
    const hit = { phrase, first: at, last: at + phrase.stems.length };
    if (accept === undefined || accept(hit)) return hit;
  }
  return undefined;
}

/** "stock take" in the text for the closed word "stocktake" in the vocabulary. */
function closedAt<T>(
  tokens: readonly Token[],
  at: number,
  index: PhraseIndex<T>,
  accept: ((hit: PhraseHit<T>) => boolean) | undefined,
): PhraseHit<T> | undefined {
  const a = tokens[at];
  const b = tokens[at + 1];
  if (a === undefined || b === undefined || (b.gap & breaks) !== 0) return undefined;
  if (a.low.length < 2 || b.low.length < 4 || a.low.length + b.low.length < joinable) return undefined;
  for (const phrase of index.get(stem(a.low + b.low)) ?? []) {
    if (phrase.stems.length !== 1) continue;
    const hit = { phrase, first: at, last: at + 2 };
    if (accept === undefined || accept(hit)) return hit;
  }
  return undefined;
}

/** Longest matches from left to right, never overlapping. Linear in the number of tokens. */
export function findPhrases<T>(
  tokens: readonly Token[],
  index: PhraseIndex<T>,
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
