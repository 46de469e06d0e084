import { stem } from "../words/stem.ts";
import { backgroundWords } from "./background-words.ts";
import { stopWords } from "./stop-words.ts";

const step = 0.5;
/** A word that no line holds: a special term as a rule, at times a name. */
const unknownRarity = 4;
/** Unknown words of two letters are initials and codes. */
const shortestUnknown = 3;
const wordShape = /^[a-z][a-z0-9+#.]+$/;

let rarities: Map<string, number> | undefined;

function readRarities(): Map<string, number> {
  const map = new Map<string, number>();
  backgroundWords
    .slice(1, -1)
    .split("\n")
    .forEach((line, level) => {
      for (const word of line.split(" ")) map.set(word, level * step);
    });
  for (const word of stopWords) map.set(stem(word), 0);
  return map;
}

function rarityOf(stem: string): number | undefined {
  rarities ??= readRarities();
  return rarities.get(stem);
}

/** True for a word of the table. */
export function isKnownWord(wordStem: string): boolean {
  return rarityOf(wordStem) !== undefined;
}

/**
 * What a word says about the work: its rarity among ads and resumes; 0 for small
 * words, numbers, dates, pronouns, places and circumstances.
 */
export function wordRarity(wordStem: string): number {
  if (!wordShape.test(wordStem)) return 0;
  const known = rarityOf(wordStem);
  if (known === undefined && wordStem.length < shortestUnknown) return 0;
  return known ?? unknownRarity;
}
