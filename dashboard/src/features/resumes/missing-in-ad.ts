import type { Optimisation } from "#shared/contract/resumes.ts";

/** Missing keywords of the preview: eight listed, five highlighted (part 2, section 9). */
export const shownMissing = 8;
export const highlightedMissing = 5;

export interface MissingInAd {
  term: string;
  sentence: string;
}

/** The ad's own sentence of the first missing keywords, to be shown with the word marked. */
export function missingInAd({ missingKeywords, analysis }: Optimisation): MissingInAd[] {
  const { requirements, evidence } = analysis.match;
  const sentences = new Map(evidence.map((proof) => [proof.requirementId, proof.adSentence]));
  return missingKeywords.slice(0, highlightedMissing).flatMap((term) => {
    const asked = requirements.find((one) => one.term === term);
    const sentence = asked && sentences.get(asked.id);
    return sentence ? [{ term, sentence }] : [];
  });
}
