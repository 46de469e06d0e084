import { gap, type Token } from "./tokenise.ts";

/** A copied line of the ad needs this many words to count as pasted. */
const lineWords = 6;
/** Any run of this many consecutive ad words is pasted. */
const runWords = 25;

function key(tokens: readonly Token[]): string {
  return tokens.map((t) => t.low).join(" ");
}

/** A line and its sentences, as token ranges. */
function pieces(tokens: readonly Token[], isBreak: (t: Token) => boolean): [number, number][] {
  const found: [number, number][] = [];
  let start = 0;
  for (let i = 1; i <= tokens.length; i += 1) {
    const token = tokens[i];
    if (token !== undefined && !isBreak(token)) continue;
    if (i - start >= lineWords) found.push([start, i]);
    start = i;
  }
  return found;
}

const isNewLine = (t: Token) => (t.gap & gap.newline) !== 0;
const isSentence = (t: Token) => (t.gap & (gap.newline | gap.stop)) !== 0;

/** The ad in the form that resume lines are compared with; made once per analysis. */
export interface AdCopyIndex {
  lines: ReadonlySet<string>;
  words: readonly Token[];
  runs: ReadonlyMap<number, number>;
}

function wordHash(word: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) h = Math.imul(h ^ word.charCodeAt(i), 0x01000193);
  return h;
}

/** Rolling hash of every run of 25 words; the callback gets the first position of each run. */
function eachRun(tokens: readonly Token[], visit: (hash: number, first: number) => void): void {
  const base = 0x01000193;
  let power = 1;
  for (let i = 1; i < runWords; i += 1) power = Math.imul(power, base);
  const hashes = tokens.map((t) => wordHash(t.low));
  let h = 0;
  for (let i = 0; i < hashes.length; i += 1) {
    if (i >= runWords) h = (h - Math.imul(hashes[i - runWords] ?? 0, power)) | 0;
    h = (Math.imul(h, base) + (hashes[i] ?? 0)) | 0;
    if (i >= runWords - 1) visit(h, i - runWords + 1);
  }
}

/** @param words the tokens of the whole ad text. */
export function indexAdCopy(words: readonly Token[]): AdCopyIndex {
  const lines = new Set<string>();
  for (const [from, to] of pieces(words, isNewLine)) lines.add(key(words.slice(from, to)));
  for (const [from, to] of pieces(words, isSentence)) lines.add(key(words.slice(from, to)));
  const runs = new Map<number, number>();
  eachRun(words, (hash, first) => {
    if (!runs.has(hash)) runs.set(hash, first);
  });
  return { lines, words, runs };
}

/**
 * Marks the words of each resume line that are copied from the ad: a line or sentence equal to one of the
 * ad's (6 words or more), or part of a run of 25 ad words. Copied words are no evidence (section 4).
 */
export function markPasted(lines: readonly (readonly Token[])[], ad: AdCopyIndex): boolean[][] {
  const marks = lines.map((tokens) => tokens.map(() => false));
  lines.forEach((tokens, n) => {
    const row = marks[n];
    if (row === undefined) return;
    const parts = [...pieces(tokens, () => false), ...pieces(tokens, isSentence)];
    for (const [from, to] of parts) {
      if (ad.lines.has(key(tokens.slice(from, to)))) row.fill(true, from, to);
    }
  });
  const all = lines.flat();
  const owner = lines.flatMap((tokens, n) => tokens.map((_, i) => [n, i] as const));
  eachRun(all, (hash, first) => {
    const at = ad.runs.get(hash);
    if (at === undefined) return;
    for (let i = 0; i < runWords; i += 1) if (ad.words[at + i]?.low !== all[first + i]?.low) return;
    for (let i = first; i < first + runWords; i += 1) {
      const [n, column] = owner[i] ?? [0, 0];
      const row = marks[n];
      if (row !== undefined) row[column] = true;
    }
  });
  return marks;
}
