import type { Reading } from "./evidence-base.ts";

/** Shares of a phrase from which it counts in full and in part, for a middling fit to the ad. */
interface Bars {
  yes: number;
  partly: number;
  /** How much both fall when the whole fits better. */
  slope: { yes: number; partly: number };
  least: { yes: number; partly: number };
}

/** Fitted on judged pairs (docs/engine.md, Proof and credit); a name needs its own word more than a good fit. */
const bars: Readonly<Record<"name" | "quality" | "phrase", Bars>> = {
  name: { yes: 0.63, partly: 0.45, slope: { yes: 1.27, partly: 1.2 }, least: { yes: 0.35, partly: 0.25 } },
  quality: { yes: 0.7, partly: 0.41, slope: { yes: 3, partly: 1.3 }, least: { yes: 0.54, partly: 0.25 } },
  phrase: { yes: 0.99, partly: 0.48, slope: { yes: 4, partly: 3.5 }, least: { yes: 0.3, partly: 0.1 } },
};
/** Of a single name a part is no proof, however well the rest fits: "palliative care" is not "care". */
const leastOfOne = { yes: 0.7, partly: 0.4 };
export const middling = 0.5;
/** A resume of another field is taken at its word only. */
export const strangerUpTo = 0.35;
const ownWords = 0.99;
/** Whoever has the words themselves is never answered with nothing. */
const namedWords = 0.93;

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Who fits the ad as a whole gets the benefit of the doubt in each criterion. */
export function barsOf({ criterion }: Reading, affinity: number): { yes: number; partly: number } {
  const isNamed = criterion.units.some(({ isName }) => isName);
  const kind = isNamed ? "name" : criterion.isQuality ? "quality" : "phrase";
  const { yes, partly, slope, least: ofMany } = bars[kind];
  const least = criterion.units.length === 1 ? leastOfOne : ofMany;
  const most = affinity < strangerUpTo && !isNamed ? ownWords + 1 : ownWords;
  return {
    yes: clamp(yes - slope.yes * (affinity - middling), least.yes, most),
    partly: clamp(partly - slope.partly * (affinity - middling), least.partly, namedWords),
  };
}
