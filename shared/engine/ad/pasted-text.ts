import { rememberingOf } from "../words/remember.ts";
import { gap, type Token } from "../words/tokenise.ts";

/** A copied line of the ad needs this many words to count as pasted. */
const lineWords = 6;
/** A shorter sentence of the ad counts as pasted beside a pasted one: nobody pastes every line but that. */
const besideWords = 2;
/** Any run of this many consecutive ad words is pasted. */
const runWords = 25;

function key(tokens: readonly Token[]): string {
  return tokens.map((t) => t.low).join(" ");
}

/** A line and its sentences, as token ranges. */
function pieces(
  tokens: readonly Token[],
  isBreak: (t: Token) => boolean,
  least = lineWords,
): [number, number][] {
  const found: [number, number][] = [];
  let start = 0;
  for (let i = 1; i <= tokens.length; i += 1) {
    const token = tokens[i];
    if (token !== undefined && !isBreak(token)) continue;
    if (i - start >= least) found.push([start, i]);
    start = i;
  }
  return found;
}

const isNewLine = (t: Token) => (t.gap & gap.newline) !== 0;
const isSentence = (t: Token) => (t.gap & (gap.newline | gap.stop)) !== 0;

/** The ad in the form that resume lines are compared with; made once per analysis. */
export interface AdCopyIndex {
  /** Lines and sentences of six words or more, as word positions, by their first six words. */
  lines: ReadonlyMap<string, readonly (readonly [number, number])[]>;
  /** Sentences and lines of two to five words. */
  short: ReadonlySet<string>;
  words: readonly Token[];
  runs: ReadonlyMap<number, number>;
  prints: Fingerprints;
}

function wordHash(word: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) h = Math.imul(h ^ word.charCodeAt(i), 0x01000193);
  return h;
}

const base = 0x01000193;

/** Hashes of every beginning of a text, so that any two stretches of words are compared in one step. */
interface Fingerprints {
  beginnings: Int32Array;
  powers: Int32Array;
}

function fingerprints(tokens: readonly Token[]): Fingerprints {
  const beginnings = new Int32Array(tokens.length + 1);
  const powers = new Int32Array(tokens.length + 1).fill(1);
  tokens.forEach(({ low }, i) => {
    beginnings[i + 1] = Math.imul(beginnings[i] ?? 0, base) + wordHash(low);
    powers[i + 1] = Math.imul(powers[i] ?? 1, base);
  });
  return { beginnings, powers };
}

/** One number of the words from one position up to another. */
function printOf({ beginnings, powers }: Fingerprints, from: number, to: number): number {
  return ((beginnings[to] ?? 0) - Math.imul(beginnings[from] ?? 0, powers[to - from] ?? 1)) | 0;
}

/** The callback gets the number and the first position of every run of 25 words. */
function eachRun(prints: Fingerprints, visit: (print: number, first: number) => void): void {
  const words = prints.beginnings.length - 1;
  for (let first = 0; first + runWords <= words; first += 1)
    visit(printOf(prints, first, first + runWords), first);
}

/** Lines that begin alike beyond this many are boilerplate; a limit keeps the search linear. */
const likeLines = 8;

function addLine(
  lines: Map<string, (readonly [number, number])[]>,
  start: string,
  range: readonly [number, number],
): void {
  const known = lines.get(start);
  if (known === undefined) lines.set(start, [range]);
  else if (known.length < likeLines) known.push(range);
}

/** @param words the tokens of the whole ad text. */
export function indexAdCopy(words: readonly Token[]): AdCopyIndex {
  const lines = new Map<string, (readonly [number, number])[]>();
  const short = new Set<string>();
  for (const isBreak of [isNewLine, isSentence]) {
    for (const [from, to] of pieces(words, isBreak, besideWords)) {
      if (to - from < lineWords) short.add(key(words.slice(from, to)));
      else addLine(lines, key(words.slice(from, from + lineWords)), [from, to]);
    }
  }
  const runs = new Map<number, number>();
  const prints = fingerprints(words);
  eachRun(prints, (print, first) => {
    if (!runs.has(print)) runs.set(print, first);
  });
  return { lines, short, words, runs, prints };
}

/** The words of all resume lines in a row, each with its place in the marks. */
interface FlatWords {
  words: readonly Token[];
  prints: Fingerprints;
  line: number[];
  column: number[];
}
interface FlatText extends FlatWords {
  marks: boolean[][];
}

/** Made once for all the ads that the lines are compared with. */
const flatten = rememberingOf((lines: readonly (readonly Token[])[]): FlatWords => {
  const words = lines.flat();
  const flat: FlatWords = { words, prints: fingerprints(words), line: [], column: [] };
  lines.forEach((tokens, n) => {
    tokens.forEach((_, i) => {
      flat.line.push(n);
      flat.column.push(i);
    });
  });
  return flat;
});

function mark(flat: FlatText, from: number, to: number): void {
  for (let i = from; i < to; i += 1) {
    const row = flat.marks[flat.line[i] ?? 0];
    if (row !== undefined) row[flat.column[i] ?? 0] = true;
  }
}

function isSame(flat: FlatText, at: number, ad: AdCopyIndex, from: number, length: number): boolean {
  for (let i = 0; i < length; i += 1) if (ad.words[from + i]?.low !== flat.words[at + i]?.low) return false;
  return true;
}

/** Marks every run of 25 words that the ad has in the same order. */
function markRuns(flat: FlatText, ad: AdCopyIndex): void {
  eachRun(flat.prints, (print, first) => {
    const at = ad.runs.get(print);
    if (at !== undefined && isSame(flat, first, ad, at, runWords)) mark(flat, first, first + runWords);
  });
}

/** A line of the resume or a sentence starts here (or the text has ended). */
function startsPiece(flat: FlatText, at: number): boolean {
  const word = flat.words[at];
  return word === undefined || flat.column[at] === 0 || isSentence(word);
}

/**
 * Marks whole lines and sentences of the ad, also where the resume breaks them into several lines. Every word is
 * compared and marked once: copies that overlap are recognised by their fingerprints, so the time stays linear.
 */
function markLines(flat: FlatText, ad: AdCopyIndex): void {
  let done = 0;
  for (let at = 0; at + lineWords <= flat.words.length; at += 1) {
    if (!startsPiece(flat, at)) continue;
    for (const [from, to] of ad.lines.get(key(flat.words.slice(at, at + lineWords))) ?? []) {
      const end = at + to - from;
      if (end <= done || !isCopy(flat, at, end, ad, from)) continue;
      const fresh = Math.max(at, done);
      if (!isSame(flat, fresh, ad, from + fresh - at, end - fresh)) continue;
      mark(flat, fresh, end);
      done = end;
    }
  }
}

/** Whole and, by its fingerprint, equal to the ad's words from `from` on. */
function isCopy(flat: FlatText, at: number, end: number, ad: AdCopyIndex, from: number): boolean {
  if (end > flat.words.length || !startsPiece(flat, end)) return false;
  return printOf(flat.prints, at, end) === printOf(ad.prints, from, from + end - at);
}

interface Piece {
  row: boolean[];
  from: number;
  to: number;
  isShortCopy: boolean;
}

function isMarked(piece: Piece | undefined): boolean {
  return piece !== undefined && piece.row[piece.from] === true;
}

/** Short ad sentences that touch a pasted sentence, before or after, are pasted with it. */
function markNeighbours(lines: readonly (readonly Token[])[], marks: boolean[][], ad: AdCopyIndex): void {
  const all = lines.flatMap((tokens, n): Piece[] =>
    pieces(tokens, isSentence, 1).map(([from, to]) => ({
      row: marks[n] ?? [],
      from,
      to,
      isShortCopy: to - from < lineWords && ad.short.has(key(tokens.slice(from, to))),
    })),
  );
  const visit = (piece: Piece, beside: Piece | undefined) => {
    if (piece.isShortCopy && isMarked(beside)) piece.row.fill(true, piece.from, piece.to);
  };
  all.forEach((piece, i) => {
    visit(piece, all[i - 1]);
  });
  for (let i = all.length - 1; i >= 0; i -= 1) visit(all[i] as Piece, all[i + 1]);
}

/**
 * Marks the words of each resume line that are copied from the ad: a line or sentence equal to one of the
 * ad's (6 words or more), or part of a run of 25 ad words, and shorter ad sentences beside those. Copied
 * words are no evidence (docs/engine.md, Proof and credit).
 */
export function markPasted(lines: readonly (readonly Token[])[], ad: AdCopyIndex): boolean[][] {
  const marks = lines.map((tokens) => tokens.map(() => false));
  const flat = { ...flatten(lines), marks };
  markLines(flat, ad);
  markRuns(flat, ad);
  if (ad.short.size > 0 && marks.some((row) => row.includes(true))) markNeighbours(lines, marks, ad);
  return marks;
}
