import { readFileSync } from "node:fs";
import { packPlaces } from "#shared/engine/roles/packed-places.ts";
import { stem } from "#shared/engine/words/stem.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { australianTitles } from "./australian-titles.ts";

const small = new Set("of and the in for to at a an with on by or".split(" "));

/** The words of an occupation's titles, by stem, without function words. */
function wordsOf(titles: readonly string[]): string[] {
  const words = new Set<string>();
  for (const title of titles)
    for (const { low } of tokenise(title)) if (!small.has(low)) words.add(stem(low));
  return [...words].sort();
}

/**
 * Unit groups of ISCO-08 that no ad on an Australian board is of: makers of instruments, pottery, glass, signs, baskets,
 * textiles by hand and other handicraft, tobacco, hides, jewellery, books bound by hand; machines that dye, tan, make shoes, rubber and glass; performers of the street and
 * the circus; members of parliament, drivers of carts, astrologers, trappers; street vendors, those who farm and fish for themselves or fetch
 * firewood; the ranks of armed forces. The panel's data has a limit.
 */
const leftOut = new Set(
  "0110 0210 0310 1111 2659 7313 7323 8141 8154 8155 8156 8181 8183 9332 6310 6320 6330 6340 9510 9624 5161 6224 7312 7314 7316 7317 7318 7319 7516 7535 9520".split(
    " ",
  ),
);

/**
 * Crafts, machines and elementary work (ISCO 7 to 9): a word that only one occupation there uses, and no Australian
 * title, is the name of a machine or product that no ad's title contains. The panel's data is limited in size.
 */
const workedByHand = /^[789]/;
/** A shorter word that only one occupation uses is an abbreviation of another country: "mep", "icu". */
const shortest = 4;

interface Occupation {
  isco: string;
  words: string[];
}

function readEsco(file: string): Occupation[] {
  const [, ...rows] = readFileSync(file, "utf8").trimEnd().split("\n");
  return rows.map((row) => {
    const [isco = "", label = "", others = ""] = row.split("\t");
    return { isco, words: wordsOf([label, ...others.split("|")]) };
  });
}

function readAustralian(): Occupation[] {
  return australianTitles
    .trim()
    .split("\n")
    .map((row) => ({ isco: row.slice(0, 4), words: wordsOf(row.slice(5).split("|")) }));
}

const perRow = 40;

/**
 * The table of `shared/engine/roles/occupation-words.ts`. Its first line lists the ISCO-08 unit groups in the order
 * of their occupations, each with its number of occupations; the other lines say which occupations use each word of a
 * title, by stem: " nurs=…" (`packed-places.ts`).
 * @param file occupations.tsv of ../shared/data/esco.
 */
export function occupationTable(file: string): string {
  const byGroup = new Map<string, Set<string>>();
  const all = [...readEsco(file), ...readAustralian()]
    .filter(({ isco }) => !leftOut.has(isco))
    .sort((a, b) => (a.isco < b.isco ? -1 : a.isco > b.isco ? 1 : 0));
  for (const { isco, words } of all) {
    const group = byGroup.get(isco) ?? new Set();
    byGroup.set(isco, group.add(words.join(" ")));
  }
  const counts = new Map<string, number>();
  for (const { words } of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const named = new Set(readAustralian().flatMap(({ words }) => words));
  const isStored = (isco: string) => (word: string) =>
    (!workedByHand.test(isco) && word.length > shortest) || named.has(word) || (counts.get(word) ?? 0) > 1;
  const kept = (words: string, isco: string) => {
    const all = words.split(" ");
    const own = all.filter(isStored(isco));
    return (own.length > 0 ? own : all).sort().join(" ");
  };
  const occupations = [...byGroup].map(
    ([isco, group]) => [isco, [...new Set([...group].map((words) => kept(words, isco)))].sort()] as const,
  );
  const groups = occupations.map(([isco, own]) => `${isco} ${own.length}`).join(" ");
  const words = placesOfWords(occupations.flatMap(([, own]) => own));
  const rows = Array.from({ length: Math.ceil(words.length / perRow) }, (_, n) =>
    words.slice(n * perRow, (n + 1) * perRow).join(""),
  );
  return [groups, ...rows].join("\n");
}

/** Each word with the occupations, by index, that use it. */
function placesOfWords(occupations: readonly string[]): string[] {
  const places = new Map<string, number[]>();
  occupations.forEach((words, at) => {
    for (const word of words.split(" ")) places.set(word, [...(places.get(word) ?? []), at]);
  });
  return [...places].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, at]) => ` ${word}=${packPlaces(at)}`);
}
