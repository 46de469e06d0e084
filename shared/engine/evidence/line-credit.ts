import type { Credit } from "../analysis.ts";
import { evidenceWeights } from "./generated/evidence-weights.ts";
import type { LineFeatures } from "./line-features.ts";

const chanceOf = (sum: number) => 1 / (1 + Math.exp(-sum));

/** How likely a person would say that a line is shown at least in part, and that it is shown. */
export function probabilitiesOf(
  features: LineFeatures,
  { weights, partFrom, shownFrom }: { weights: LineFeatures; partFrom: number; shownFrom: number },
): { part: number; shown: number } {
  let sum = 0;
  for (const name of Object.keys(weights) as (keyof LineFeatures)[]) sum += weights[name] * features[name];
  return { part: chanceOf(sum - partFrom), shown: chanceOf(sum - shownFrom) };
}

/** The least share of its words that one line must have to be quoted for it. */
const leastQuoted = 0.1;

/** Whoever has all the words of it in one line is never answered with less. */
const ownWords = 0.99;

/** What nothing in the resume names is not shown, whoever the person is. */
export function isTouched({ anywhere, terms, judged }: LineFeatures): boolean {
  return anywhere > 0 || terms > 0 || judged > 0;
}

/** One line can be quoted for it. */
export function isQuotable({ inLine, terms, judged }: LineFeatures): boolean {
  return inLine >= leastQuoted || terms > 0 || judged > 0;
}

/** From this mean of its labelled parts on a line is shown; from the other one on in part. */
const allJudged = 0.8;
const someJudged = 0.2;

/** Of a line whose terms the resume does not name this chance is asked: a false positive is worse than a half one. */
const leastUnnamed = 0.7;

/** A line of which each part has a rule of its own is a matter of fact. */
function factual({ judged, work }: LineFeatures): Credit {
  if (judged >= allJudged) return judged > 0.9 || work > 0 ? 1 : 0.8;
  return judged >= someJudged ? 0.5 : 0;
}

/**
 * The verdict on a line: an ordinal logistic model over few features, fitted on labelled pairs (`npm run calibrate --
 * evidence`). Whatever speaks for a line has no negative weight: a better resume never has less.
 */
export function creditOf(features: LineFeatures): Credit {
  if (features.isJudged === 1) return factual(features);
  if (!isTouched(features)) return 0;
  // A credential is held wherever it is named.
  const whole = features.work > 0 || features.paper === 1 ? 1 : 0.8;
  if (features.inLine >= ownWords) return whole;
  const { part, shown } = probabilitiesOf(features, evidenceWeights);
  const { leastPart, leastShown } = evidenceWeights;
  const isUnnamed = features.hasTerms === 1 && features.terms === 0 && features.judged === 0;
  // A product is named by whoever has used it.
  if (isUnnamed && features.tool === 1) return 0;
  const least = isUnnamed ? leastUnnamed : leastShown;
  if (shown >= least && isQuotable(features)) return features.judged > 0 ? 1 : whole;
  return part >= leastPart ? 0.5 : 0;
}
