import type { TaggerModel } from "#shared/language/sequence-tagger.ts";
import { unpackModel } from "#shared/language/tagger-model.ts";
import type { Token } from "../words/tokenise.ts";
import { adUnits } from "./ad-units.ts";
import { packed } from "./generated/ad-lines.ts";
import { type LabelledUnit, labelUnits } from "./label-units.ts";

let model: TaggerModel | undefined;

/** The trained weights that label the units of ads, unpacked at first use. */
export function adUnitModel(): TaggerModel {
  model ??= unpackModel(packed);
  return model;
}

/** The units of an ad with what each is. Linear in the length of the text. */
export function readAdUnits(text: string, words: readonly Token[]): LabelledUnit[] {
  return labelUnits(text, adUnits(text, words), adUnitModel());
}
