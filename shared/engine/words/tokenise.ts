import { rootOf } from "./root.ts";
import { stem } from "./stem.ts";

/** What is between a token and the one before it, as bits. */
export const gap = {
  comma: 1,
  slash: 2,
  newline: 4,
  open: 8,
  close: 16,
  colon: 32,
  semicolon: 64,
  stop: 128,
  dash: 256,
  /** No white space at all: the tokens are one written word, such as "wi-fi". */
  joined: 512,
  mark: 1024,
} as const;

/** Gaps that no phrase reaches across. */
export const phraseBreaks =
  gap.comma |
  gap.newline |
  gap.semicolon |
  gap.stop |
  gap.colon |
  gap.open |
  gap.close |
  gap.slash |
  gap.mark;

/** One word of a text. `start` / `end` are UTF-16 offsets; `low` is the folded form that is compared. */
export interface Token {
  start: number;
  end: number;
  low: string;
  stem: string;
  /** What the word shares with the nouns and verbs of its family (`root.ts`). */
  root: string;
  gap: number;
}

const letterOrDigit = /[\p{L}\p{N}\p{M}\u00AD\u200B-\u200D\u2060\uFEFF]/u;
const dotted = new Set(["js", "net", "io", "ai", "py", "ts"]);
const foldable = /[\p{M}\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

/** For each ASCII character: is it part of a word, and which gap bit does it set? Looked up for every character. */
const wordTable = new Uint8Array(128);
const gapTable = new Uint16Array(128).fill(gap.mark);
for (const [characters, bit] of [
  [",", gap.comma],
  ["/", gap.slash],
  ["\n\r", gap.newline],
  ["([", gap.open],
  [")]", gap.close],
  [":", gap.colon],
  [";", gap.semicolon],
  [".!?", gap.stop],
  ["-", gap.dash],
  [" \t", 0],
] as const)
  for (const ch of characters) gapTable[ch.charCodeAt(0)] = bit;
for (const ch of "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  wordTable[ch.charCodeAt(0)] = 1;

/** Length in UTF-16 units of the word character at `at`, 0 when there is none. */
function wordLength(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return wordTable[code] ?? 0;
  const point = text.codePointAt(at) ?? 0;
  if (!letterOrDigit.test(String.fromCodePoint(point))) return 0;
  return point > 0xffff ? 2 : 1;
}

const noBreakSpace = 0xa0;
const dashes = new Set([0x2013, 0x2014, 0x2010, 0x2011]);

function gapBit(code: number): number {
  if (code < 128) return gapTable[code] ?? gap.mark;
  return dashes.has(code) ? gap.dash : gap.mark;
}

const isDigit = (code: number) => code > 47 && code < 58;

function runEnd(text: string, from: number, to: number): number {
  let at = from;
  while (at < to) {
    const n = wordLength(text, at);
    if (n === 0) break;
    at += n;
  }
  return at;
}

/** Node.js, ASP.NET: a known ending behind a full stop belongs to the name. */
function dottedEnd(text: string, stop: number, to: number): number | undefined {
  const suffix = /^[a-z]+/.exec(text.slice(stop + 1, stop + 5).toLowerCase())?.[0] ?? "";
  const end = stop + 1 + suffix.length;
  return dotted.has(suffix) && runEnd(text, stop + 1, Math.min(to, stop + 6)) === end ? end : undefined;
}

/** C++ and C#: one letter with its symbol. */
function symbolEnd(text: string, end: number): number {
  if (text[end] === "#") return end + 1;
  return text[end] === "+" && text[end + 1] === "+" ? end + 2 : end;
}

/** Past the groups of a number: 1,200.50. A loop: "1,1,1…" has as many as the text is long. */
function numberEnd(text: string, start: number, to: number): number {
  let end = start;
  while (
    end + 1 < to &&
    (text[end] === "." || text[end] === ",") &&
    isDigit(text.charCodeAt(end - 1)) &&
    isDigit(text.charCodeAt(end + 1))
  )
    end = runEnd(text, end + 1, to);
  return end;
}

/** Where the written word ends when a symbol belongs to it: C++, C#, Node.js, 1,200, don't. */
function extendWord(text: string, start: number, stem: number, to: number): number {
  const end = numberEnd(text, stem, to);
  const ch = text[end];
  if (ch === undefined || ch === " ") return end;
  if (end - start === 1 && (ch === "#" || ch === "+")) return symbolEnd(text, end);
  if (end + 1 >= to) return end;
  if (ch === ".") return dottedEnd(text, end, to) ?? end;
  const isApostrophe = ch === "'" || ch === "\u2019";
  return isApostrophe && wordLength(text, end + 1) > 0 ? runEnd(text, end + 1, to) : end;
}

const asciiOnly = /^[\x20-\x7E]*$/;

/** Case, accents, ligatures and zero-width characters folded; "driver's" is "driver", "don't" is "dont". */
export function fold(raw: string): string {
  let low = raw.toLowerCase();
  if (!asciiOnly.test(low)) {
    low = low.replaceAll("\u2019", "'").normalize("NFKD").replace(foldable, "").toLowerCase();
  }
  if (low.endsWith("'s")) low = low.slice(0, -2);
  if (low.includes("'")) low = low.replaceAll("'", "");
  if (low.includes(",")) low = low.replaceAll(",", "");
  return low;
}

function dotNet(text: string, at: number, to: number): boolean {
  if (text[at] !== "." || at + 4 > to) return false;
  return text.slice(at + 1, at + 4).toLowerCase() === "net" && wordLength(`${text} `, at + 4) === 0;
}

type Word = Pick<Token, "low" | "stem" | "root">;

const and: Word = { low: "and", stem: "and", root: "and" };

/** Folded forms of words seen before: texts repeat their words. Bounded, and without effect on any result. */
const seen = new Map<string, Word>();
const seenLimit = 6000;

function isAllDigits(raw: string): boolean {
  for (let at = 0; at < raw.length; at += 1) if (!isDigit(raw.charCodeAt(at))) return false;
  return true;
}

function readWord(raw: string): Word {
  // Numbers are their own form, and too many to be stored.
  if (isDigit(raw.charCodeAt(0)) && isAllDigits(raw)) return { low: raw, stem: raw, root: raw };
  const known = seen.get(raw);
  if (known !== undefined) return known;
  const low = fold(raw);
  const stemmed = stem(low);
  const word = { low, stem: stemmed, root: rootOf(stemmed) };
  if (raw.length <= 24) {
    if (seen.size >= seenLimit) seen.clear();
    seen.set(raw, word);
  }
  return word;
}

const spaces = new Set([32, 9, 10, 13, noBreakSpace]);

/** The bits of the gap so far, with one more character. */
function addToGap(bits: number, code: number): number {
  if (!spaces.has(code)) return bits | gapBit(code);
  const newline = code === 10 || code === 13 ? gap.newline : 0;
  return (bits | newline) & ~gap.joined;
}

/** Where the word that starts at `at` ends, or `at` when none starts there. */
function wordEnd(text: string, at: number, to: number): number {
  if (wordLength(text, at) > 0) return extendWord(text, at, runEnd(text, at, to), to);
  if (text[at] === "&") return at + 1;
  return dotNet(text, at, to) ? at + 4 : at;
}

const isUpper = (code: number) => code > 64 && code < 91;
const isLower = (code: number) => code > 96 && code < 123;
/** Small words behind which pages lose the space when they are copied: "experience withWordPress". */
const glue = ["with", "using", "and", "of"];

/** Where a small word ends that a name in capitals is glued to; `end` for any other word. */
function glueEnd(text: string, at: number, end: number): number {
  const first = text.charCodeAt(at);
  // "w", "u", "a", "o": most words are recognised by their first letter.
  if (first !== 119 && first !== 117 && first !== 97 && first !== 111) return end;
  for (const word of glue) {
    const next = at + word.length;
    if (next + 1 >= end || !text.startsWith(word, at)) continue;
    if (isUpper(text.charCodeAt(next)) && isLower(text.charCodeAt(next + 1))) return next;
  }
  return end;
}

/**
 * The words of `text` between two offsets, in one pass, linear in its length.
 * `&` counts as the word "and", so that "Health & Safety" and "health and safety" agree.
 */
export function tokenise(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = [];
  let at = from;
  let bits: number = gap.joined;
  while (at < to) {
    const whole = wordEnd(text, at, to);
    if (whole === at) {
      bits = addToGap(bits, text.charCodeAt(at));
      at += 1;
      continue;
    }
    const end = glueEnd(text, at, whole);
    const raw = text.slice(at, end);
    const word = raw === "&" ? and : readWord(raw);
    if (word.low !== "")
      tokens.push({
        start: at,
        end,
        low: word.low,
        stem: word.stem,
        root: word.root,
        gap: tokens.length === 0 ? 0 : bits,
      });
    bits = end === whole ? gap.joined : 0;
    at = end;
  }
  return tokens;
}
