import { type AdLabel, adLabels } from "./ad-labels.ts";
import type { AdSectionKind } from "./ad-section.ts";
import type { AdSentence } from "./ad-sentence.ts";
import type { LabelledUnit } from "./label-units.ts";

const zones: Record<AdLabel, AdSectionKind> = {
  heading: "role",
  essential: "requirements",
  condition: "requirements",
  desirable: "preferred",
  duty: "duties",
  benefit: "benefits",
  employer: "company",
  process: "apply",
  fact: "role",
  other: "legal",
};

const telling: ReadonlySet<AdLabel | undefined> = new Set([
  "essential",
  "desirable",
  "duty",
  "condition",
  "fact",
]);

/** What is less sure may be a question to the reader as well as a word of the employer. */
const leastSure = 0.45;
/** Where that little speaks for a requirement or a fact it is none, however unsure the rest is. */
const leastTelling = 0.3;

function isOpen(probabilities: Float64Array): boolean {
  const tells = probabilities.reduce((sum, one, at) => sum + (telling.has(adLabels[at]) ? one : 0), 0);
  return Math.max(...probabilities) < leastSure && tells >= leastTelling;
}

/**
 * Conditions below a heading where something is desirable and nothing essential are preferred, not demanded.
 * @returns places of such units.
 */
function wishedConditions(units: readonly LabelledUnit[]): ReadonlySet<number> {
  const wished = new Set<number>();
  let [conditions, labels]: [number[], Set<AdLabel>] = [[], new Set()];
  const close = () => {
    if (labels.has("desirable") && !labels.has("essential")) for (const at of conditions) wished.add(at);
    [conditions, labels] = [[], new Set()];
  };
  units.forEach(({ label, ofLine }, at) => {
    if (label === "heading") close();
    labels.add(label);
    if (label === "condition" && ofLine <= 1) conditions.push(at);
  });
  close();
  return wished;
}

/** A heading of fewer words asks for nothing. */
const shortestSentence = 4;

/** The units of an ad as the sentences that knock-out questions are read from. */
export function adSentences(units: readonly LabelledUnit[]): AdSentence[] {
  const wished = wishedConditions(units);
  return units
    .map((unit, at) => ({ ...unit, isWished: wished.has(at) }))
    .filter(({ label, tokens }) => label !== "heading" || tokens.length >= shortestSentence)
    .map(({ start, end, tokens, label, isWished, line, mark, place, probabilities }) => ({
      start,
      end,
      tokens: [...tokens],
      zone: isOpen(probabilities) ? "role" : isWished ? "preferred" : zones[label],
      literal: false,
      line,
      ...(mark !== "" && place === 0 ? { item: true } : {}),
    }));
}

/** Requirements before the rest: of two questions about one thing the one among the requirements counts. */
export function requirementsFirst(sentences: readonly AdSentence[]): AdSentence[] {
  const isDemand = ({ zone }: AdSentence) => zone === "requirements";
  return [...sentences.filter(isDemand), ...sentences.filter((sentence) => !isDemand(sentence))];
}
