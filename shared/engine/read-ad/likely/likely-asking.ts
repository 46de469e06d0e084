import type { AdLists } from "../ad-lists.ts";
import type { AdSentence } from "../ad-sentence.ts";
import { signsOf } from "./line-signs.ts";
import { askedWeights, demandWeights } from "./line-weights.ts";

/** From here on a sentence that no rule knows counts as asking, and one that asks as a demand. */
export const least = { asked: 0.6, demand: 0.6 };

const zones: ReadonlySet<string> = new Set(["role", "company", "apply"]);

function read(weights: string): ReadonlyMap<string, number> {
  const rows = weights.split("\n").filter((row) => row !== "");
  return new Map(
    rows.flatMap((row) => {
      const [weight, ...signs] = row.split(" ");
      return signs.map((sign): [string, number] => [sign, Number(weight)]);
    }),
  );
}

/** The sign that every sentence has. */
export const always = "#always";

let tables: { asked: ReadonlyMap<string, number>; demand: ReadonlyMap<string, number> } | undefined;

/** How likely the signs are those of the table's sentences, 0 to 1. */
export function chance(weights: ReadonlyMap<string, number>, signs: readonly string[]): number {
  const sum = signs.reduce((all, sign) => all + (weights.get(sign) ?? 0), weights.get(always) ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

const ofJob = new Set(
  "you your youll youre candidate candidates applicant applicants role position job duties responsibilities".split(
    " ",
  ),
);

/** Somebody is spoken to, or a job is: a recipe and a timetable have imperatives and lists as well. */
function tellsOfJob(sentences: readonly AdSentence[], { duties, demands }: AdLists): boolean {
  return duties || demands || sentences.some(({ tokens }) => tokens.some(({ low }) => ofJob.has(low)));
}

/** "About Brown & Sons": a heading that none of the rules knows. */
const isTitle = ({ item, tokens }: AdSentence) => item !== true && tokens[0]?.low === "about";

interface Chances {
  asked: number;
  demand: number;
}

function chancesOf(sentences: readonly AdSentence[], lists: AdLists): (Chances | undefined)[] {
  tables ??= { asked: read(askedWeights), demand: read(demandWeights) };
  const { asked, demand } = tables;
  return sentences.map((sentence, at) => {
    if (!zones.has(sentence.zone) || isTitle(sentence)) return undefined;
    const signs = signsOf(sentence, lists, { at, of: sentences.length });
    return { asked: chance(asked, signs), demand: chance(demand, signs) };
  });
}

/** In a list without a heading an item beside one that asks needs to look less like it. */
const leastBeside = 0.4;

function isListed(sentence: AdSentence | undefined): boolean {
  return sentence?.item === true && sentence.zone === "role";
}

/** A list of this many items, of which most ask, asks with all of them. */
const shortestList = 4;
const mostOfList = 0.65;
const leastOfList = 0.25;

/** Positions of the items of lists without a heading, list by list. */
function listsIn(sentences: readonly AdSentence[]): number[][] {
  const lists: number[][] = [];
  sentences.forEach(({ item, zone }, at) => {
    if (item !== true || !zones.has(zone)) return;
    const open = lists.at(-1);
    if (open?.at(-1) === at - 1 && sentences[at - 1]?.zone === zone) open.push(at);
    else lists.push([at]);
  });
  return lists;
}

/** Items of lists that ask as a whole. */
function votedIn(sentences: readonly AdSentence[], isAsked: (at: number) => boolean): ReadonlySet<number> {
  const asking = listsIn(sentences).filter(
    (list) => list.length >= shortestList && list.filter(isAsked).length >= list.length * mostOfList,
  );
  return new Set(asking.flat());
}

/**
 * Sentences outside the lists, each with what it is most likely to be: a demand or a duty, by the signs of sentences
 * that people have read (`npm run calibrate -- lines`). It counts where no rule of `sentence-asks.ts` knows better.
 * Pure and linear.
 */
export function withLikely(sentences: AdSentence[], lists: AdLists): AdSentence[] {
  if (!tellsOfJob(sentences, lists)) return sentences;
  const chances = chancesOf(sentences, lists);
  const isAsked = (at: number, from: number) => (chances[at]?.asked ?? 0) >= from;
  const isBeside = (at: number) => isListed(sentences[at]) && isAsked(at, least.asked);
  const voted = votedIn(sentences, (at) => isAsked(at, least.asked));
  return sentences.map((sentence, at) => {
    const isInRow = isListed(sentence) && (isBeside(at - 1) || isBeside(at + 1));
    const one = chances[at];
    if (one === undefined) return sentence;
    const from = voted.has(at) ? leastOfList : isInRow ? leastBeside : least.asked;
    if (!isAsked(at, from)) return sentence;
    return { ...sentence, likely: one.demand < least.demand ? "duties" : "requirements" };
  });
}
