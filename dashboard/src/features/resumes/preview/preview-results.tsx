import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { rating } from "#shared/domain/resumes/quality-ratings.ts";
import { Card } from "#shared/ui/primitives/card.tsx";
import { RatingStrip } from "../result/rating-strip.tsx";
import { scoreChangeText, previewTexts as texts } from "./preview-texts.ts";

export interface PreviewResultsProps {
  /** The original's score. */
  before: number;
  current: Optimisation;
  /** Changes of the writer that are in the text. */
  usedCount: number;
}

/** What came of it in one line, then the three ratings. All of it follows the person's decisions. */
export function PreviewResults({ before, current, usedCount }: PreviewResultsProps) {
  return (
    <Card as="section" aria-label="Results">
      {/* A decision further down changes this: those who do not see it are told. */}
      <h2 aria-live="polite" className="px-4 py-3 text-18 font-bold @md:px-6">
        {scoreChangeText(before, current.atsScore)}
      </h2>
      <h3 className="border-t border-line px-4 py-3 text-14 font-medium @md:px-6">{texts.quality}</h3>
      <RatingStrip items={ratings(current, usedCount)} />
    </Card>
  );
}

function ratings({ searchability, addedKeywords }: Optimisation, usedCount: number) {
  const ats = rating("atsCompatibility", searchability);
  const added = rating("keywordIntegration", addedKeywords.length);
  const focus = rating("achievementFocus", usedCount);
  return [
    {
      label: "ATS Compatibility",
      value: ats.word,
      band: ats.band,
      note: `Can be read at ${searchability} of 100`,
    },
    {
      label: "Keyword Integration",
      value: added.word,
      band: added.band,
      note: `${addedKeywords.length} of the ad's words added`,
    },
    {
      label: "Achievement Focus",
      value: focus.word,
      band: focus.band,
      note: usedCount === 1 ? "1 suggested line is in it" : `${usedCount} suggested lines are in it`,
    },
  ];
}
