import type { Token } from "./tokenise.ts";

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
  for (const words of candidates) {
    if (words.every((w, i) => tokens[at + i]?.low === w)) return at + words.length;
  }
  return -1;
}
