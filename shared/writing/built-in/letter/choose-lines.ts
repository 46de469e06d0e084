import { countWords } from "#shared/domain/text.ts";
import type { Requirement } from "#shared/engine/analysis.ts";
import { groupOf, type LineGroup } from "./candidate-lines.ts";
import type { LetterJob } from "./letter-jobs.ts";
import { type RankedLine, weightInLetter } from "./rank-lines.ts";

/** A page, or half of one. */
export const letterLengths = ["full", "short"] as const;
export type LetterLength = (typeof letterLengths)[number];

/** Limits for a letter and for one job: number of lines, and words of all lines together. */
const sizes: Readonly<
  Record<
    LetterLength,
    { all: number; current: number; least: number; earlier: number; words: number; most: number }
  >
> = {
  full: { all: 7, current: 5, least: 3, earlier: 3, words: 115, most: 190 },
  short: { all: 3, current: 2, least: 2, earlier: 1, words: 0, most: 70 },
};
/** Maximum number of lines if they are short and the letter still lacks words. */
const mostWhenShort = 10;
const mostOfCurrentWhenShort = 6;
const firstResults = 2;

export interface ChoiceOrder {
  lines: readonly RankedLine[];
  /** Requirements that the whole resume shows. */
  requirements: readonly Requirement[];
  jobs: readonly LetterJob[];
  length: LetterLength;
  /** Ids that the person does not want. */
  unwanted: ReadonlySet<string>;
  /** Ids that earlier versions used. */
  used: ReadonlySet<string>;
}

const byRank = (a: RankedLine, b: RankedLine) => b.rank - a.rank || (a.id < b.id ? -1 : 1);

/** The main job, or the bullets of no known job if no job has lines. */
function mainGroup({ jobs, lines }: ChoiceOrder): LineGroup {
  const groups = new Set(lines.map(groupOf));
  return jobs.find(({ work }) => groups.has(work))?.work ?? "unplaced";
}

class Choice {
  readonly chosen: RankedLine[] = [];
  readonly main: LineGroup;
  private readonly order: ChoiceOrder;

  constructor(order: ChoiceOrder) {
    this.order = order;
    this.main = mainGroup(order);
  }

  words(): number {
    return this.chosen.reduce((sum, { text }) => sum + countWords(text), 0);
  }

  /** Maximum lines of a group; the main job takes more than the others. */
  private roomOf(group: LineGroup, isShort: boolean): number {
    const size = sizes[this.order.length];
    if (group !== this.main) return size.earlier;
    return isShort ? mostOfCurrentWhenShort : size.current;
  }

  add(line: RankedLine | undefined, isShort = false): boolean {
    const size = sizes[this.order.length];
    if (line === undefined || this.chosen.includes(line)) return false;
    const group = groupOf(line);
    const ofGroup = this.chosen.filter((one) => groupOf(one) === group).length;
    if (this.chosen.length >= (isShort ? mostWhenShort : size.all)) return false;
    if (ofGroup >= this.roomOf(group, isShort)) return false;
    if (this.words() + countWords(line.text) > size.most) return false;
    this.chosen.push(line);
    return true;
  }
}

/** True for the only line that shows an essential requirement: every version contains it. */
function isOnlyProof(line: RankedLine, lines: readonly RankedLine[]): boolean {
  return [...line.shows].some(
    ([one, credit]) =>
      one.importance === "must" &&
      credit >= 0.8 &&
      !lines.some((other) => other !== line && (other.shows.get(one) ?? 0) >= 0.5),
  );
}

/** Chooses two results of the main job first, then the best line for each requirement, then the highest ranked. */
export function chooseLines(order: ChoiceOrder): RankedLine[] {
  const { requirements, unwanted, used, length } = order;
  const size = sizes[length];
  const choice = new Choice(order);
  const all = order.lines.filter(({ id }) => !unwanted.has(id)).sort(byRank);
  // Another version begins with the lines that no earlier one used.
  const pool = all.filter((line) => !used.has(line.id) || isOnlyProof(line, all));
  const isMain = (line: RankedLine) => groupOf(line) === choice.main;
  const results = pool.filter((line) => line.isResult && isMain(line));
  for (const line of results.slice(0, firstResults)) choice.add(line);
  const heaviest = [...requirements].sort((a, b) => weightInLetter(b) - weightInLetter(a));
  for (const requirement of heaviest) {
    const creditOf = ({ shows }: RankedLine) => shows.get(requirement) ?? 0;
    if (choice.chosen.some((line) => creditOf(line) >= 0.8)) continue;
    const best = Math.max(0, ...pool.map(creditOf));
    if (best > 0) choice.add(pool.find((line) => creditOf(line) === best));
  }
  for (const line of [...pool, ...all]) {
    const ofMain = choice.chosen.filter(isMain).length;
    const isFew = length === "short" ? choice.chosen.length < size.all : choice.words() < size.words;
    if (isFew || (isMain(line) && ofMain < size.least)) choice.add(line, length === "full");
  }
  return [...choice.chosen].sort((a, b) => Number(b.isResult) - Number(a.isResult) || byRank(a, b));
}
