import { isActionHere } from "../../words/action-verbs.ts";
import type { AdSentence } from "../read-ad-sections.ts";

const longestLabel = 5;
const capital = /\p{Lu}/u;

/** A title of few words with a stop behind it, in the line of the sentence that explains it. */
function isLabelOf(text: string, label: AdSentence, next: AdSentence | undefined): boolean {
  const { tokens, end, item } = label;
  if (
    item !== true ||
    next === undefined ||
    tokens.length > longestLabel ||
    next.tokens.length < tokens.length
  )
    return false;
  if (text[end - 1] !== "." && text[end] !== ".") return false;
  const isTitle = tokens.every(({ start, low }) => low.length < 4 || capital.test(text[start] ?? ""));
  const [first, second, third] = tokens;
  const isPair = second?.low === "and" || second?.low === "&";
  const isTask = third !== undefined && isActionHere(first) && !isPair && first?.low.endsWith("ing") !== true;
  // In a line of its own it names the line below, which is no item like it.
  const isNext = next.item !== true || !/\n/.test(text.slice(end, next.start));
  return isTitle && !isTask && isNext;
}

/**
 * "Tracking & Attribution. Set up and maintain …": sentences that name the one behind them, by where they start, with
 * where that one starts.
 */
export function labelsIn(text: string, sentences: readonly AdSentence[]): ReadonlyMap<number, number> {
  const labels = new Map<number, number>();
  sentences.forEach((sentence, at) => {
    const next = sentences[at + 1];
    if (next !== undefined && isLabelOf(text, sentence, next)) labels.set(sentence.start, next.start);
  });
  return labels;
}
