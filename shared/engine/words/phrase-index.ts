import { changesInStem, stem } from "./stem.ts";
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

/** Whatever knows the phrases of a stem: a whole index, or one that reads them on demand. */
export interface PhraseSource<T> {
  /** The phrases whose first word has this stem, longest first. */
  get(stem: string): readonly Phrase<T>[] | undefined;
  /** False where no phrase of one word can be this word and the next written as one. */
  mayClose(first: string): boolean;
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

const letters = /^[a-z]+$/;

/** "stock take" is also written "stocktake": the closed spelling of two short words, if there is one. */
export function closedWords(first: string, second: string): string | undefined {
  // By length first: that tells most pairs of a text.
  if (first.length > shortWord || second.length > shortWord || second.length < 4) return undefined;
  if (first.length + second.length < joinable || !letters.test(first)) return undefined;
  return letters.test(second) ? first + second : undefined;
}

/** The same of a form of two words. */
export function closedSpelling(written: string): string | undefined {
  const space = written.indexOf(" ");
  return space === -1 ? undefined : closedWords(written.slice(0, space), written.slice(space + 1));
}

/** The phrase of one written form. */
export function phraseOf<T>(written: string, value: T): Phrase<T> {
  if (simple.test(written)) return { value, written, size: written.split(" ").length, stems: undefined };
  const stems = tokenise(written).map((t) => t.stem);
  return { value, written, size: stems.length, stems };
}

/** Letters that a stem shares with the start of its word, but for the last two: "company" and "companies". */
const changingEnd = 2;

/** One of the stems may be that of `first` and another word written as one; together they are too long for a stem of two. */
export function startsOne(first: string, stems: readonly string[]): boolean {
  return stems.some((one) => {
    const kept = Math.min(first.length, one.length - changingEnd);
    return kept > 0 && first.startsWith(one.slice(0, kept));
  });
}

/** Phrases by their first stem. */
export class PhraseIndex<T> implements PhraseSource<T> {
  readonly #phrases = new Map<string, Phrase<T>[]>();
  /** Stems of the phrases of one word, by their first letter. */
  readonly #singles = new Map<string, string[]>();
  /** Answers of `mayClose`: bounded, and without effect on any result. */
  readonly #openers = new Map<string, boolean>();

  get isEmpty(): boolean {
    return this.#phrases.size === 0;
  }

  get(first: string): readonly Phrase<T>[] | undefined {
    return this.#phrases.get(first);
  }

  mayClose(first: string): boolean {
    return rememberOpener(
      this.#openers,
      first,
      () => changesInStem(first) || startsOne(first, this.#singles.get(first.charAt(0)) ?? []),
    );
  }

  /** Adds one written form; a short two-word form also answers to its closed spelling. */
  add(written: string, value: T): void {
    const phrase = phraseOf(written, value);
    const first = phrase.stems?.[0] ?? stem(written.split(" ", 1)[0] ?? "");
    if (phrase.size === 0) return;
    this.#put(first, phrase);
    const closed = closedSpelling(written);
    if (closed === undefined) return;
    const key = stem(closed);
    this.#put(key, { value, written, size: 1, stems: [key] });
  }

  #put(key: string, phrase: Phrase<T>): void {
    if (phrase.size === 1) this.#noteSingle(key);
    const list = this.#phrases.get(key);
    if (list === undefined) {
      this.#phrases.set(key, [phrase]);
      return;
    }
    let at = list.length;
    while (at > 0 && (list[at - 1]?.size ?? 0) < phrase.size) at -= 1;
    list.splice(at, 0, phrase);
  }

  #noteSingle(key: string): void {
    if (this.#openers.size > 0) this.#openers.clear();
    const list = this.#singles.get(key.charAt(0));
    if (list === undefined) this.#singles.set(key.charAt(0), [key]);
    else list.push(key);
  }
}

const mostOpeners = 6000;

/** The answer for a first word, worked out once. */
export function rememberOpener(known: Map<string, boolean>, first: string, mayOpen: () => boolean): boolean {
  const before = known.get(first);
  if (before !== undefined) return before;
  const answer = mayOpen();
  if (known.size >= mostOpeners) known.clear();
  known.set(first, answer);
  return answer;
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
  const phrases = index.get(token.stem);
  if (phrases === undefined) return undefined;
  for (const phrase of phrases) {
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
  if (a.low.length > longestPart || b.low.length > longestPart || !index.mayClose(a.low)) return undefined;
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
