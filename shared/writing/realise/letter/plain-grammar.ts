import { tokenise } from "#shared/engine/words/tokenise.ts";
import { australianSpelling } from "../resume/australian-spelling.ts";
import { article } from "./letter-phrases.ts";

/** Slips that have one right form, whatever stands around them. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/\bI (?:has|haves)\b/g, "I have"],
  [/\bI (?:is|are)\b/g, "I am"],
  [/\bI were\b(?! to\b)/g, "I was"],
  [/\bI does\b/g, "I do"],
  [/(^| )i(?=[ ,'\u2019]|$)/g, "$1I"],
  [/\b([Cc]ould|[Ss]hould|[Ww]ould|[Mm]ust|[Mm]ight) of\b/g, "$1 have"],
  [/\balot\b/g, "a lot"],
  [/ {2,}/g, " "],
  [/ ([,.;!?])/g, "$1"],
];

/** "and and"; "had had" and "that that" may be meant. */
const mayDouble = /^(?:had|that|is|her)$/i;

function undoubled(text: string): string {
  const words = text.split(" ");
  const isDoubled = (word: string, at: number) =>
    /^\p{L}+$/u.test(word) && !mayDouble.test(word) && words[at - 1]?.toLowerCase() === word.toLowerCase();
  return words.filter((word, at) => !isDoubled(word, at)).join(" ");
}

/** "a organised" is "an organised"; words in h and u are left alone, for only their sound tells. */
const beforeWord = /\b([Aa]n?) ([a-gi-tv-z][\p{Ll}-]+)\b/gu;

function withArticles(text: string): string {
  return text.replace(beforeWord, (whole, own: string, word: string) => {
    const [right = ""] = article(word).split(" ");
    if (!/^an?$/.test(right) || right === own.toLowerCase()) return whole;
    return `${own[0] === "A" ? right[0]?.toUpperCase() + right.slice(1) : right} ${word}`;
  });
}

/**
 * A sentence of the person with its sure slips mended: agreement with "I", doubled words, articles, Australian spelling,
 * spaces. What could be meant stays. Pure.
 */
export function plainGrammar(sentence: string): string {
  const mended = slips.reduce((text, [slip, right]) => text.replace(slip, right), undoubled(sentence));
  const spelt = withArticles(mended);
  return australianSpelling(spelt)?.text ?? spelt;
}

const small = new Set("i have has had a an the also am was".split(" "));
const gist = (sentence: string) =>
  tokenise(sentence)
    .map(({ low }) => low)
    .filter((low) => !small.has(low))
    .join(" ");
/** Shorter ones may be said twice: "Thank you." */
const leastWords = 3;

/** The paragraphs without a sentence that says again what an earlier one said. Pure. */
export function saidOnce(paragraphs: readonly (readonly string[])[]): string[][] {
  const said = new Set<string>();
  const isNew = (sentence: string) => {
    const key = gist(sentence);
    if (key.split(" ").length < leastWords) return true;
    const isFirst = !said.has(key);
    said.add(key);
    return isFirst;
  };
  return paragraphs.map((one) => one.filter(isNew)).filter((one) => one.length > 0);
}
