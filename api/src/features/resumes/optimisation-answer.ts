import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { integrationSuggestions, nextSteps } from "#shared/resume/next-steps.ts";
import type { Tailored } from "#shared/writing/realise/resume/tailor-resume.ts";
import type { WrittenBy } from "#shared/writing/writer.ts";

/**
 * The specification's answer, every value measured from the final text (docs/engine.md, The product's fields, D-08).
 */
export function answerOf(
  originalText: string,
  { result: tailored, writer, fallback }: Omit<WrittenBy<Tailored>, "mayCount">,
): Optimisation {
  const { before, after, reordered, changes, moves, blocked } = tailored;
  const { fields } = after;
  return {
    optimizedText: reordered,
    atsScore: fields.atsScore,
    keywordMatchPercentage: fields.keywordMatchPercentage,
    missingKeywords: fields.missingKeywords,
    addedKeywords: tailored.addedKeywords,
    improvements: changes.length > 0 ? uniqueReasons(tailored) : [],
    suggestions: nextSteps(after),
    lineByLineSuggestions: changes
      .filter((change) => change.before !== "" && change.after !== "" && originalText.includes(change.before))
      .map((change) => ({ original: change.before, improved: change.after, reason: change.reason })),
    keywordIntegrationSuggestions: integrationSuggestions(after),
    foundKeywords: fields.foundKeywords,
    scoreBasis: fields.scoreBasis,
    provisional: fields.provisional,
    before: {
      atsScore: before.fields.atsScore,
      keywordMatchPercentage: before.fields.keywordMatchPercentage,
    },
    searchability: fields.searchability,
    powerEditAnalysis: {
      hardSkills: fields.hardSkills,
      softSkills: fields.softSkills,
      formatting: fields.formatting,
    },
    analysis: after,
    changes,
    moves,
    blocked,
    writer,
    ...(fallback && { fallback }),
  };
}

/** What was done for this ad; spelling and dates are no achievement. */
function uniqueReasons({ changes }: Tailored): string[] {
  const counts = new Map<string, number>();
  for (const change of changes.filter((one) => one.housekeeping !== true))
    counts.set(change.reason, (counts.get(change.reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => (count > 1 ? `${reason} (${count} places)` : reason));
}
