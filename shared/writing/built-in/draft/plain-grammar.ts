import { australianSpelling } from "../../realise/resume/australian-spelling.ts";

/** Errors with exactly one correction in any context. */
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

/** Titles without an article: "Head of Marketing", "Chief of Staff". */
const bare = /^(?:head|chief|director|vice|co-founder|founder|second in)\b/i;

/** Acronyms that are pronounced as words. */
const saidAsWords = new Set("HACCP NATA NASA REST SCADA LEAN SOLID SOAP SIEM RAID SAFE".split(" "));

/** "a nurse", "an officer". */
function article(title: string): string {
  if (bare.test(title)) return title;
  // "a user researcher", "a European", but "an HR adviser", "an MRI technician".
  const first = title.split(/\s/)[0] ?? "";
  const isSpelt = /^(?:[FHLMNRSX][A-Z]{0,4}|M[A-Z][a-z]+)$/.test(first) && !saidAsWords.has(first);
  const isVowel = /^[aeio]/i.test(first) || /^u(?!n[it]|s[aeu]|t[ei])/i.test(first);
  return `${(isSpelt || isVowel) && !/^eu|^one/i.test(first) ? "an" : "a"} ${title}`;
}

/** "and and"; "had had" and "that that" may be meant. */
const mayDouble = /^(?:had|that|is|her)$/i;

function undoubled(text: string): string {
  const words = text.split(" ");
  const isDoubled = (word: string, at: number) =>
    /^\p{L}+$/u.test(word) && !mayDouble.test(word) && words[at - 1]?.toLowerCase() === word.toLowerCase();
  return words.filter((word, at) => !isDoubled(word, at)).join(" ");
}

/** "a organised" becomes "an organised". Words in h and u are not changed, because only their sound decides. */
const beforeWord = /\b([Aa]n?) ([a-gi-tv-z][\p{Ll}-]+)\b/gu;

function withArticles(text: string): string {
  return text.replace(beforeWord, (whole, own: string, word: string) => {
    const [right = ""] = article(word).split(" ");
    if (!/^an?$/.test(right) || right === own.toLowerCase()) return whole;
    return `${own[0] === "A" ? right[0]?.toUpperCase() + right.slice(1) : right} ${word}`;
  });
}

/**
 * Corrects definite errors in a sentence: agreement with "I", doubled words, articles, Australian spelling and
 * spaces. Anything that may be intended stays. Pure.
 */
export function plainGrammar(sentence: string): string {
  const mended = slips.reduce((text, [slip, right]) => text.replace(slip, right), undoubled(sentence));
  const spelt = withArticles(mended);
  return australianSpelling(spelt)?.text ?? spelt;
}
