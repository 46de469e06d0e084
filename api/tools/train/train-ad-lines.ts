import { adLabels } from "#shared/engine/ad/ad-labels.ts";
import { adUnits } from "#shared/engine/ad/ad-units.ts";
import { stepKinds, stepOf, unitFeatures } from "#shared/engine/ad/unit-features.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import type { TaggerModel } from "#shared/language/sequence-tagger.ts";
import { croppedAds } from "./cropped-ads.ts";
import { fitTagger, type TrainingSequence } from "./fit-tagger.ts";
import { type LabelledAd, labelOf } from "./labelled-ad.ts";
import { terseAds } from "./terse-ads.ts";

/** An ad for training the tagger: one label per unit. */
export function adSequence(ad: LabelledAd): TrainingSequence {
  const units = adUnits(ad.text, tokenise(ad.text));
  const features = unitFeatures(ad.text, units);
  return {
    items: units.map((_, at) => ({ features: features[at] ?? [], step: stepOf(units, at) })),
    labels: units.map((unit) => adLabels.indexOf(labelOf(unit, ad).label)),
    source: ad.id,
  };
}

/** Trains the tagger of ads. The same input gives the same model. */
export function trainAdLines(sequences: readonly TrainingSequence[]): TaggerModel {
  return fitTagger(sequences, {
    labels: adLabels,
    steps: stepKinds,
    epochs: 12,
    leastSources: 4,
    rate: 0.03,
    decay: 0.002,
    seed: 1,
  });
}

const terse = 160;

const cropped = 800;

/** Ads written for the tagger are fully labelled; in the other sets only requirements are. */
const isWritten = ({ id }: LabelledAd) => id.startsWith("ads/");

/** The training data of the tagger: the labelled ads, parts of them, and short lists. */
export function adSequences(ads: readonly LabelledAd[]): TrainingSequence[] {
  return [...ads, ...croppedAds(ads.filter(isWritten), cropped), ...terseAds(terse)].map(adSequence);
}
