import type { Optimisation } from "#shared/contract/resumes.ts";
import type { Analysis } from "#shared/match/analysis.ts";
import type { Proposal } from "#shared/writing/edit-line.ts";
import { integrationSuggestions, nextSteps } from "./next-steps.ts";

export interface ReviewedText {
  originalText: string;
  /** The text as the person left it. */
  text: string;
  /** What was proposed and is in it. */
  used: readonly Proposal[];
}

/** The answer as it stands after the person's decisions; every number is measured from the text that they chose. */
export function reviewedResult(
  answer: Optimisation,
  { originalText, text, used }: ReviewedText,
  analysis: Analysis,
): Optimisation {
  const { hardSkills, softSkills, formatting, ...fields } = analysis.fields;
  const [had, has] = [originalText.toLowerCase(), text.toLowerCase()];
  const isAdded = (term: string) => has.includes(term.toLowerCase()) && !had.includes(term.toLowerCase());
  return {
    ...answer,
    ...fields,
    powerEditAnalysis: { hardSkills, softSkills, formatting },
    optimizedText: text,
    addedKeywords: fields.foundKeywords.filter(isAdded),
    improvements: countedReasons(used),
    suggestions: nextSteps(analysis),
    lineByLineSuggestions: used.flatMap((one) =>
      one.kind === "rewrite" ? [{ original: one.before, improved: one.after, reason: one.reason }] : [],
    ),
    keywordIntegrationSuggestions: integrationSuggestions(analysis),
    analysis,
  };
}

function countedReasons(used: readonly Proposal[]): string[] {
  const counts = new Map<string, number>();
  for (const { reason } of used) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => (count > 1 ? `${reason} (${count} places)` : reason));
}
