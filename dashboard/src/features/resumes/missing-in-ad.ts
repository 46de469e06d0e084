import type { Optimisation } from "#shared/contract/resumes.ts";
import type { Requirement } from "#shared/engine/analysis.ts";

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
  const sentences = new Map(evidence.map((proof) => [proof.requirementId, proof.adSentence]));
  return missingKeywords.slice(0, highlightedMissing).flatMap((term) => {
    const asked = requirements.find((one) => one.term === term);
    const sentence = asked && sentences.get(asked.id);
    return sentence ? [{ term, sentence }] : [];
  });
}

/** What the ad asks for and the text does not show, each once; what would bring the most comes first. */
export function missingRequirements({ analysis }: Pick<Optimisation, "analysis">): Requirement[] {
  const { requirements, evidence } = analysis.match;
  const worth = new Map(
    evidence.flatMap((proof) =>
      proof.credit === 0 ? [[proof.requirementId, proof.maxPoints] as const] : [],
    ),
  );
  const seen = new Set<string>();
  return requirements
    .filter(({ id, term }) => {
      const isNew = worth.has(id) && !seen.has(term.toLowerCase());
      if (isNew) seen.add(term.toLowerCase());
      return isNew;
    })
    .sort((one, other) => (worth.get(other.id) ?? 0) - (worth.get(one.id) ?? 0));
}
