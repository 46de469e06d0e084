import type { Token } from "../words/tokenise.ts";
import { conceptFormsAt } from "./criterion.ts";
import type { LineIndex } from "./line-index.ts";

/** A concept named often weighs more, but not as often as it is named. */
function weightOf(count: number): number {
  return 1 + Math.log(count);
}

function conceptsOf(text: string, tokens: readonly Token[]): Map<number, number> {
  const counts = new Map<number, number>();
  tokens.forEach((_, at) => {
    for (const { concept } of conceptFormsAt(tokens, at, text))
      counts.set(concept, (counts.get(concept) ?? 0) + 1);
  });
  return counts;
}

/**
 * How close the whole resume is to the whole ad by what both speak of, 0 to 1: the cosine of their concepts. Linear
 * in both texts.
 */
export function closenessOf(ad: string, adWords: readonly Token[], index: LineIndex): number {
  let [both, ofAd, ofResume] = [0, 0, 0];
  for (const [concept, count] of conceptsOf(ad, adWords)) {
    const weight = weightOf(count);
    ofAd += weight * weight;
    const lines = index.concepts.get(concept)?.size ?? 0;
    if (lines > 0) both += weight * weightOf(lines);
  }
  for (const { size } of index.concepts.values()) ofResume += weightOf(size) ** 2;
  return ofAd === 0 || ofResume === 0 ? 0 : both / Math.sqrt(ofAd * ofResume);
}
