import type { AdInput, Requirement } from "../analysis.ts";
import { readConditions } from "../knock-outs/read-conditions.ts";
import { type AdLanguage, readAdLanguage } from "../score/shared-language.ts";
import { remembering } from "../words/remember.ts";
import { type Token, tokenise } from "../words/tokenise.ts";
import { adSentences } from "./ad-sentences.ts";
import { type AdCopyIndex, indexAdCopy } from "./pasted-text.ts";
import { readAdUnits } from "./read-ad-units.ts";
import { readRequirements } from "./read-requirements.ts";

/** What is read of an ad, whoever's resume it is compared with. Shared between analyses: nobody changes it. */
export interface AdReading {
  words: readonly Token[];
  /** Its questions that could knock somebody out. */
  conditions: ReturnType<typeof readConditions>;
  copy: AdCopyIndex;
  language: AdLanguage;
  /** Read when first asked for: stored requirements may replace it. */
  requirements: () => readonly Requirement[];
}

const mostAds = 8;

/** Reads an ad once for all analyses that follow each other. */
export const readWholeAd: (ad: AdInput) => AdReading = remembering(
  mostAds,
  ({ text, title, company }: AdInput) => JSON.stringify([title ?? null, company ?? null, text]),
  (ad): AdReading => {
    const words = tokenise(ad.text);
    const units = readAdUnits(ad.text, words);
    const conditions = readConditions(ad.text, adSentences(units), ad.title);
    let requirements: readonly Requirement[] | undefined;
    return {
      words,
      conditions,
      copy: indexAdCopy(words),
      language: readAdLanguage(words, ad.company),
      requirements: () => {
        requirements ??= readRequirements(ad, units);
        return requirements;
      },
    };
  },
);
