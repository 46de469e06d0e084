import type { AdInput, Requirement } from "../analysis.ts";
import { tokenise } from "../words/tokenise.ts";
import type { LabelledUnit } from "./label-units.ts";
import { lineRequirements } from "./line-requirements.ts";
import { readAdUnits } from "./read-ad-units.ts";

/**
 * What an ad asks for, in its own lines. Pure; never throws.
 * @param units the units of its text, when they were read already.
 */
export function readRequirements(
  ad: AdInput,
  units: readonly LabelledUnit[] = readAdUnits(ad.text, tokenise(ad.text)),
): Requirement[] {
  return lineRequirements(ad, units);
}
