import type { Token } from "./tokenise.ts";

const letterOrDigit = /[\p{L}\p{N}]/u;
const space = /\s/;

const isAsciiWord = (code: number) =>
  (code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123);
const isAsciiSpace = (code: number) => code === 32 || (code > 8 && code < 14);

/** Words as a person counts them: runs between white space that hold a letter or digit. */
export function countWords(text: string): number {
  let count = 0;
  let counted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 128 ? isAsciiSpace(code) : space.test(text.charAt(at))) counted = false;
    else if (!counted && isWordAt(text, at, code)) {
      counted = true;
      count += 1;
    }
  }
  return count;
}

function isWordAt(text: string, at: number, code: number): boolean {
  if (code < 128) return isAsciiWord(code);
  return letterOrDigit.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

/** True when the text holds any word at all. */
export function hasWord(text: string): boolean {
  return letterOrDigit.test(text);
}

/** Phrases of plain folded words by their first word, longest first. */
export type PhraseList = ReadonlyMap<string, readonly string[][]>;

/** @param text phrases separated by "|", words as the tokeniser folds them. */
export function readPhraseList(text: string): PhraseList {
  const list = new Map<string, string[][]>();
  for (const phrase of text.split("|")) {
    const words = phrase.trim().split(" ");
    const first = words[0] ?? "";
    list.set(
      first,
      [...(list.get(first) ?? []), words].sort((a, b) => b.length - a.length),
    );
  }
  return list;
}

/** Token position after the longest phrase that starts at `at`, or -1. */
export function phraseEnd(tokens: readonly Token[], at: number, list: PhraseList): number {
  const candidates = list.get(tokens[at]?.low ?? "");
  if (candidates === undefined) return -1;
  for (const words of candidates) if (beginsWith(tokens, at, words)) return at + words.length;
  return -1;
}

/** The folded words stand in this order from `at` on. A loop: it runs for every word of a text. */
export function beginsWith(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  for (let i = 0; i < words.length; i += 1) if (tokens[at + i]?.low !== words[i]) return false;
  return true;
}
