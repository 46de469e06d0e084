import { type TaggerModel, tagSequence } from "#shared/language/sequence-tagger.ts";
import { type AdLabel, adLabels } from "./ad-labels.ts";
import type { AdUnit } from "./ad-units.ts";
import { stepOf, unitFeatures } from "./unit-features.ts";

/** A unit with what it most probably is. */
export interface LabelledUnit extends AdUnit {
  label: AdLabel;
  /** Probability of each label, in the order of `adLabels`. */
  probabilities: Float64Array;
}

const asking: ReadonlySet<AdLabel> = new Set(["essential", "desirable", "duty", "condition"]);

/** From this chance on that a unit asks for anything it does, whatever else may be likely; then what it asks most likely. */
const leastAsking = 0.5;

function likeliest(probabilities: Float64Array): AdLabel {
  const chanceOf = (label: AdLabel) => probabilities[adLabels.indexOf(label)] ?? 0;
  const asks = [...asking].reduce((sum, label) => sum + chanceOf(label), 0) >= leastAsking;
  return adLabels
    .filter((label) => asking.has(label) === asks)
    .reduce((best, label) => (chanceOf(label) > chanceOf(best) ? label : best));
}

/** The units of an ad with their labels. */
export function labelUnits(text: string, units: readonly AdUnit[], model: TaggerModel): LabelledUnit[] {
  const features = unitFeatures(text, units);
  const items = units.map((_, at) => ({ features: features[at] ?? [], step: stepOf(units, at) }));
  return tagSequence(model, items).map(({ probabilities }, at) => ({
    ...(units[at] as AdUnit),
    label: likeliest(probabilities),
    probabilities,
  }));
}
