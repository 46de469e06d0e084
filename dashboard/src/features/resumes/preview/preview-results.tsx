import { ArrowRight } from "lucide-react";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { rating } from "#shared/domain/resumes/quality-ratings.ts";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { heldSentence } from "#shared/ui/blocks/score/score-sentence.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { OwnMeasure } from "../result/own-measure.tsx";
import { RatingStrip } from "../result/rating-strip.tsx";
import { scoreChangeText, previewTexts as texts } from "./preview-texts.ts";

export interface PreviewResultsProps {
  /** The original's score. */
  before: number;
  current: Optimisation;
  /** Changes of the writer that are in the text. */
  usedCount: number;
}

/** Before and after, then the three ratings. All of it follows the person's decisions. */
export function PreviewResults({ before, current, usedCount }: PreviewResultsProps) {
  const { atsScore, scoreBasis, provisional, analysis } = current;
  const subject = scoreBasis === "read" ? "Resume score" : "Match";
  const { ceiling, cap } = analysis.match;
  const isMatch = scoreBasis === "match";
  return (
    <Card as="section" aria-label="Results">
      <CardBody className="flex flex-col gap-4 @2xl:flex-row @2xl:items-center @2xl:gap-8">
        <div className="flex items-center gap-4">
          <ScoreRing size={56} unit="%" subject={`${subject} before`} score={{ value: before }} />
          <ArrowRight aria-hidden="true" className="size-4.5 text-muted" />
          <ScoreRing
            size={72}
            unit="%"
            subject={`${subject} now`}
            score={{ value: atsScore, provisional, ceiling: isMatch ? ceiling : null }}
          />
        </div>
        {/* A decision further down changes this: those who do not see it are told. */}
        <div aria-live="polite" className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 text-18 font-bold">
            {scoreChangeText(before, atsScore)}
            {provisional && (
              <Badge plain tone="accent">
                Provisional
              </Badge>
            )}
          </h2>
          {isMatch && cap && <p className="text-14">{heldSentence(cap)}</p>}
          {isMatch && !cap && ceiling !== null && ceiling > atsScore && (
            <p className="text-14">Up to {ceiling}% once your roles show what you list.</p>
          )}
          <OwnMeasure scoreBasis={scoreBasis} className="mt-1" />
        </div>
      </CardBody>
      <h2 className="border-t border-line px-4 py-3 text-14 font-medium @md:px-6">{texts.quality}</h2>
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
