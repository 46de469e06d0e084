import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";

/** Missing keywords of the preview: eight listed, five highlighted. */
export const shownMissing = 8;
export const highlightedMissing = 5;

export interface MissingInAd {
  term: string;
  sentence: string;
}

/** The ad's own sentence of the first missing keywords, to be shown with the word marked. */
export function missingInAd({ missingKeywords, analysis }: Optimisation): MissingInAd[] {
  const { requirements, evidence } = analysis.match;
  const sentences = new Map(evidence.map((one) => [one.requirementId, one.adSentence]));
  return missingKeywords.slice(0, highlightedMissing).flatMap((term) => {
    const line = requirements.find(
      (one) => one.term === term || one.terms?.some(({ text }) => text === term),
    );
    const sentence = line && sentences.get(line.id);
    return sentence === undefined ? [] : [{ term, sentence }];
  });
}
