import { functionWords, otherWords } from "../../words/plain-words.ts";
import type { Token } from "../../words/tokenise.ts";
import type { AdLine } from "../ad-lines.ts";

export type AdLanguage = "en" | "other" | "mixed";

const foreignLetter = /[\u00DF-\u024F\u1E00-\u1EFF]/;
/** Scripts other than Latin; a character of Chinese or Japanese says as much as two or three letters. */
const otherScript = /[\u0370-\u1DFF\u3040-\uD7AF]/g;
const wordSign = /[\u3040-\uD7AF]/;
const lettersOfSign = 2.5;
/** English prose has about two small words in five. */
const proseShare = 0.15;
const leastWords = 6;
const leastSigns = 8;
const mixedShare = 0.2;

/** How much of the line is written in another script: share of its characters, and their weight in letters. */
function scriptOf(written: string): { share: number; weight: number } {
  const signs = written.match(otherScript) ?? [];
  const weight = signs.length * (signs.some((sign) => wordSign.test(sign)) ? lettersOfSign : 1);
  return { share: signs.length < leastSigns ? 0 : signs.length / written.length, weight };
}

function countIn(words: ReadonlySet<string>, tokens: readonly Token[]): number {
  let count = 0;
  for (const { low } of tokens) if (words.has(low)) count += 1;
  return count;
}

/** Latin letters, but few English small words, and letters or small words of another language. */
function isForeignLatin(text: string, { tokens }: Pick<AdLine, "tokens">): boolean {
  const share = (words: ReadonlySet<string>) => countIn(words, tokens) / tokens.length;
  const english = share(functionWords);
  if (english >= proseShare) return false;
  const foreign = tokens.filter((t) => foreignLetter.test(text.slice(t.start, t.end))).length / tokens.length;
  return foreign >= proseShare || (english < 0.04 && foreign > 0.05) || share(otherWords) >= proseShare;
}

/** The letters of a line that is not English, and of any line; none for lines of fewer than six words. */
function weigh(text: string, line: AdLine): { weight: number; foreign: boolean } {
  const written = text.slice(line.start, line.end);
  const script = scriptOf(written);
  if (line.tokens.length < leastWords && script.share === 0) return { weight: 0, foreign: false };
  const foreign = script.share >= mixedShare || isForeignLatin(text, line);
  return { weight: Math.max(written.length, script.weight), foreign };
}

/**
 * How much of the ad is not English, 0 to 1, by the letters of its lines; lines of fewer than six words count for
 * nothing.
 */
export function foreignShare(text: string, lines: readonly AdLine[]): number {
  let [all, foreign] = [0, 0];
  for (const line of lines) {
    const { weight, foreign: isForeign } = weigh(text, line);
    all += weight;
    if (isForeign) foreign += weight;
  }
  return all === 0 ? 0 : foreign / all;
}

/** The language of an ad, by the words of its lines: `mixed` when a fifth of them is not English. */
export function languageOf(text: string, lines: readonly AdLine[]): AdLanguage {
  const share = foreignShare(text, lines);
  if (share < mixedShare) return "en";
  return share > 1 - mixedShare ? "other" : "mixed";
}

/** The lines to read: in an ad that is partly in another language, the English ones. */
export function englishLines(text: string, lines: readonly AdLine[]): readonly AdLine[] {
  return foreignShare(text, lines) < mixedShare ? lines : lines.filter((line) => !weigh(text, line).foreign);
}

const fewestCriteria = 3;

/**
 * True where the ad's own words deserve no number: nearly all is in another language, or what is English of it (a
 * greeting, a summary) asks for less than three things.
 * @param share of its letters that are not English.
 */
export function isTooForeign(share: number, criteria: number): boolean {
  return share > 1 - mixedShare || (share >= mixedShare && criteria < fewestCriteria);
}
