import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stopWords } from "#shared/engine/score/stop-words.ts";
import { stem as stemOf } from "#shared/engine/words/stem.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { readRows } from "../evaluate/read-rows.ts";

/** A word in fewer texts is left out: it may be a name, and would reveal which texts were read. */
const fewestTexts = 5;
const step = 0.5;

/** Words written as one or as two; always known, so that both spellings are one word. */
const compounds =
  "stocktake frontend backend healthcare childcare timesheet onboarding paperwork workflow roadmap spreadsheet bookkeeping " +
  "wellbeing teamwork warehousing storeroom payslip livestock formwork blockwork brickwork shopfitting toolbox feedback";
const compoundLevel = 8;

function textsOf(data: string): string[] {
  const folders = ["judgement/reading", "judgement/jobresqa/match", "judgement/rjdb/match", "match"];
  const ads = folders.flatMap((folder) => readRows<{ text: string }>(join(data, folder, "ads.jsonl")));
  // Of the two resumes of one invented person only the complete one counts.
  const isWhole = (name: string) => name.endsWith(".txt") && !/^\d+u\.txt$/.test(name);
  const resumes = ["judgement/reading", "judgement/jobresqa", "judgement/rjdb"].flatMap((folder) => {
    const home = join(data, folder, "resumes");
    return readdirSync(home)
      .filter(isWhole)
      .map((name) => readFileSync(join(home, name), "utf8"));
  });
  return [...ads.map(({ text }) => text), ...resumes];
}

interface Count {
  texts: number;
  /** Number of lower-case mentions: a word without any is probably a name. */
  plain: number;
}

function countWords(texts: readonly string[]): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const text of texts) {
    const seen = new Map<string, boolean>();
    for (const { stem, low, start, end } of tokenise(text)) {
      if (!/^[a-z]{2,20}$/.test(low) || stopWords.has(low)) continue;
      seen.set(stem, seen.get(stem) === true || text.slice(start, end) === low);
    }
    for (const [stem, plain] of seen) {
      const count = counts.get(stem) ?? { texts: 0, plain: 0 };
      counts.set(stem, { texts: count.texts + 1, plain: count.plain + (plain ? 1 : 0) });
    }
  }
  return counts;
}

/**
 * The table of `shared/engine/score/background-words.ts`: stems by how rare they are in ads and resumes, in half
 * steps of the logarithm of the inverse share of texts, one line per step.
 * @param data the folder ../shared/data.
 */
export async function backgroundTable(data: string): Promise<string> {
  const texts = textsOf(data);
  const lines: string[][] = [];
  for (const [stem, { texts: n, plain }] of countWords(texts)) {
    if (n < fewestTexts || plain === 0) continue;
    const level = Math.round(Math.log((1 + texts.length) / (1 + n)) / step);
    lines[level] = [...(lines[level] ?? []), stem];
  }
  const known = new Set(lines.flat());
  for (const word of compounds.split(" ").map(stemOf)) {
    if (!known.has(word)) lines[compoundLevel] = [...(lines[compoundLevel] ?? []), word];
  }
  return Array.from(lines, (words = []) => words.sort().join(" ")).join("\n");
}
