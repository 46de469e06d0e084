import { type AdFacts, readAdFacts } from "#shared/engine/ad/facts/ad-facts.ts";
import type { Miss } from "./ad-figures.ts";
import type { Gold, GoldAd, GoldAsk } from "./gold.ts";

const numberWords = ["a", "one", "two", "three", "four", "five", "six"];

/** The numbers of a limit: "no more than two pages" and "2 pages" are equal. */
function numbersOf(limit: string): number[] {
  const words = limit.toLowerCase().split(/[^a-z0-9,]+/);
  return words.flatMap((word) => {
    if (/^\d[\d,]*$/.test(word)) return [Number(word.replaceAll(",", ""))];
    const at = numberWords.indexOf(word);
    return at > 0 ? [at] : [];
  });
}

/** True for the same kind, with one of the label's numbers if it has a limit. */
function isAskRight(asks: AdFacts["asks"], gold: GoldAsk | null): boolean {
  if (gold === null) return asks.length === 0;
  const own = asks.find(({ kind }) => kind === gold.kind);
  if (own === undefined || asks.length > 1) return false;
  const wanted = numbersOf(gold.limit ?? "");
  return wanted.length === 0 || numbersOf(own.limit ?? "").some((number) => wanted.includes(number));
}

/**
 * Closing day, workplace and required documents compared with the label: 1 for right; null is right if the label is
 * null.
 */
export function countFacts(ad: GoldAd, gold: Gold | undefined, asOf: string) {
  const facts = readAdFacts(ad.text, {
    asOf,
    ...(ad.location === undefined ? {} : { location: ad.location }),
  });
  const wanted = {
    closes: gold?.closes ?? null,
    workplace: gold?.workplace ?? null,
    asks: gold?.asks ?? null,
  };
  const right = {
    closes: facts.closes === wanted.closes,
    workplace: facts.workplace === wanted.workplace,
    asks: isAskRight(facts.asks, wanted.asks),
  };
  const misses = (["closes", "workplace", "asks"] as const)
    .filter((field) => !right[field])
    .map(
      (field): Miss => ({
        id: ad.id,
        field,
        expected: JSON.stringify(wanted[field]),
        got: JSON.stringify(facts[field]),
      }),
    );
  return {
    closes: Number(right.closes),
    workplace: Number(right.workplace),
    asks: Number(right.asks),
    misses,
  };
}
