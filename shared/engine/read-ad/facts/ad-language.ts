import { functionWords } from "../../words/plain-words.ts";
import type { AdLine } from "../ad-lines.ts";

export type AdLanguage = "en" | "other" | "mixed";

const foreignLetter = /[\u00DF-\u024F\u0370-\u1FFF\u3040-\uD7AF]/;
/** English prose has about two small words in five. */
const proseShare = 0.15;
const leastWords = 6;
const mixedShare = 0.2;

/** True for a line in another language: few English small words, and letters or small words of another. */
export function isForeign(text: string, line: Pick<AdLine, "tokens">): boolean {
  const { tokens } = line;
  if (tokens.length < leastWords) return false;
  const english = tokens.filter((t) => functionWords.has(t.low)).length / tokens.length;
  if (english >= proseShare) return false;
  const foreign = tokens.filter((t) => foreignLetter.test(text.slice(t.start, t.end))).length / tokens.length;
  return foreign >= 0.15 || (english < 0.04 && foreign > 0.05);
}

/** The language of an ad, by the words of its lines: `mixed` when a fifth of them is not English. */
export function languageOf(text: string, lines: readonly AdLine[]): AdLanguage {
  let [all, foreign] = [0, 0];
  for (const line of lines) {
    if (line.tokens.length < leastWords) continue;
    all += line.tokens.length;
    if (isForeign(text, line)) foreign += line.tokens.length;
  }
  if (all === 0 || foreign / all < mixedShare) return "en";
  return foreign / all > 1 - mixedShare ? "other" : "mixed";
}
