import { addPhrase, findPhrases, type PhraseIndex } from "../words/phrase-index.ts";
import { type Token, tokenise } from "../words/tokenise.ts";
import { titleFamilies } from "./title-families.ts";

/** What a job title says: the words of the job, its families and its level. */
export interface JobTitle {
  stems: string;
  families: string[];
  level: number;
}

/** Level words by rank; 2 is a fully trained worker. A title without one is 2. */
const levelWords: Record<number, string> = {
  0: "trainee apprentice intern cadet student",
  1: "junior graduate assistant entry associate commis",
  3: "senior leading lead sr",
  4: "supervisor coordinator foreperson foreman leader",
  5: "manager superintendent",
  6: "head director chief principal executive vp",
};

let levels: Map<string, number> | undefined;
let index: PhraseIndex<string[]> | undefined;

function readLevels(): Map<string, number> {
  const map = new Map<string, number>();
  for (const [level, words] of Object.entries(levelWords))
    for (const word of words.split(" ")) map.set(word, Number(level));
  return map;
}

/** Titles by their words; a title named in two families belongs to both. */
function readTitles(): PhraseIndex<string[]> {
  const byTitle = new Map<string, string[]>();
  for (const line of titleFamilies.trim().split("\n")) {
    const colon = line.indexOf(":");
    const family = line.slice(0, colon).trim();
    for (const title of line.slice(colon + 1).split("|")) {
      const name = title.trim();
      byTitle.set(name, [...(byTitle.get(name) ?? []), family]);
    }
  }
  const phrases: PhraseIndex<string[]> = new Map();
  for (const [title, families] of byTitle) addPhrase(phrases, title, families);
  return phrases;
}

/** The title's own part: what stands before a dash, comma, bracket, bar or slash with words on both sides. */
function ownPart(text: string): string {
  const cut = /\s[-\u2013\u2014|]\s|[,(|:\u2022\u00B7]/.exec(text.slice(0, 200));
  const head = cut === null || cut.index === 0 ? text : text.slice(0, cut.index);
  return head.slice(0, 200);
}

function levelOf(tokens: readonly Token[]): number {
  levels ??= readLevels();
  let level = 2;
  let found = false;
  for (const { low } of tokens) {
    const own = levels.get(low);
    if (own === undefined) continue;
    level = found ? Math.max(level, own) : own;
    found = true;
  }
  return level;
}

function familiesIn(tokens: readonly Token[]): string[] {
  index ??= readTitles();
  const hits = findPhrases(tokens, index);
  const longest = Math.max(0, ...hits.map((h) => h.last - h.first));
  return [...new Set(hits.filter((h) => h.last - h.first === longest).flatMap((h) => h.phrase.value))];
}

/** Reads a job title such as "Senior Business Analyst - Billing (12 months)". */
export function readJobTitle(text: string): JobTitle {
  const tokens = tokenise(ownPart(text));
  levels ??= readLevels();
  const named = tokens.filter((t) => (levels?.has(t.low) ?? false) === false || tokens.length === 1);
  const own = familiesIn(tokens);
  return {
    stems: named.map((t) => t.stem).join(" "),
    families: own.length > 0 ? own : familiesIn(tokenise(text.slice(0, 200))),
    level: levelOf(tokens),
  };
}

/** True when the words hold a job title the engine knows. */
export function namesJob(text: string): boolean {
  return familiesIn(tokenise(text.slice(0, 200))).length > 0;
}

/** 1 same title, 0.7 same family within one level, 0.4 same family, else 0 (docs/engine.md, MATCH). */
export function titleSimilarity(asked: JobTitle, held: JobTitle): number {
  const gap = Math.abs(asked.level - held.level);
  const isSame = asked.stems !== "" && asked.stems === held.stems;
  if (isSame && gap === 0) return 1;
  const isFamily = isSame || asked.families.some((f) => held.families.includes(f));
  if (!isFamily) return 0;
  return gap <= 1 ? 0.7 : 0.4;
}
