import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import type { Requirement } from "#shared/engine/analysis.ts";
import { ledgerOf, missingFirst } from "#shared/engine/ledger.ts";

/** Missing keywords of the preview: eight listed, five highlighted. */
export const shownMissing = 8;
export const highlightedMissing = 5;

export interface MissingInAd {
  term: string;
  sentence: string;
}

/** The ad's own sentence of the first missing keywords, to be shown with the word marked. */
export function missingInAd({ missingKeywords, analysis }: Optimisation): MissingInAd[] {
  const entries = new Map(ledgerOf(analysis.match).map((entry) => [entry.term, entry.best]));
  return missingKeywords.slice(0, highlightedMissing).flatMap((term) => {
    const best = entries.get(term);
    return best ? [{ term: best.requirement.term, sentence: best.evidence.adSentence }] : [];
  });
}

/** What the ad asks for and the text does not show, alternatives each; what would bring the most comes first. */
export function missingRequirements({ analysis }: Pick<Optimisation, "analysis">): Requirement[] {
  return missingFirst(ledgerOf(analysis.match)).flatMap(({ members }) =>
    members.map(({ requirement }) => requirement),
  );
}
