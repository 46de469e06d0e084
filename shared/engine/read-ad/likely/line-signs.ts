import { isActionHere } from "../../words/action-verbs.ts";
import { rootOf } from "../../words/root.ts";
import type { AdLists } from "../ad-lists.ts";
import type { AdSentence } from "../ad-sentence.ts";

/** Longer sentences are judged by their beginning. */
const mostWords = 60;
const lengths = [3, 6, 12, 25] as const;
const fifths = 5;

/** Where a sentence stands among those of its ad. */
export interface Place {
  at: number;
  of: number;
}

/**
 * What can be seen of a sentence by itself: the roots of its words, how it begins and ends, its length, whether it is an
 * item and of which zone, which lists the ad has, and in which fifth of the ad it stands. No sign twice.
 */
export function signsOf(sentence: AdSentence, lists: AdLists, { at, of }: Place): string[] {
  const { zone } = sentence;
  const tokens = sentence.tokens.slice(0, mostWords);
  const first = tokens[0]?.low ?? "";
  const isAction = isActionHere(tokens[0]);
  const isItem = sentence.item === true;
  const signs = new Set(tokens.map(({ stem }) => rootOf(stem)));
  signs
    .add(`first=${first}`)
    .add(`second=${tokens[1]?.low ?? ""}`)
    .add(`last=${tokens.at(-1)?.low ?? ""}`);
  signs.add(`#length${lengths.filter((length) => tokens.length >= length).length}`);
  signs.add(`#${zone}`).add(`#${zone}${isItem ? "-item" : ""}${isAction ? "-action" : ""}`);
  signs.add(`#fifth${Math.floor((fifths * at) / of)}`);
  signs.add(`#lists${lists.duties ? "-duties" : ""}${lists.demands ? "-demands" : ""}`);
  if (isAction) signs.add("#action");
  if (isItem) signs.add("#item");
  if (sentence.explains === true) signs.add("#explains");
  if (first.endsWith("ing")) signs.add("#ing");
  if (first.endsWith("s") && !first.endsWith("ss")) signs.add("#s");
  return [...signs];
}
