import { pages } from "#shared/domain/pages.ts";
import { analysisMessage } from "#shared/domain/resumes/quality-ratings.ts";
import { counted } from "#shared/domain/text.ts";
import { bandStyle } from "#shared/ui/blocks/score/band-style.ts";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { optimizerTexts } from "../optimizer/optimizer-texts.ts";
import { OwnMeasure } from "../result/own-measure.tsx";
import { RatingStrip } from "../result/rating-strip.tsx";
import { analysisTexts as texts } from "./analysis-texts.ts";
import type { StoredAnalysis } from "./stored-analysis.ts";

export interface AnalysisScoreProps {
  analysis: StoredAnalysis;
  /** The original's score, where the analysis is of an optimised text. */
  before: number | null;
}

/** The one number, what it means, and the four it is made beside. */
export function AnalysisScore({ analysis, before }: AnalysisScoreProps) {
  const { atsScore, scoreBasis, provisional } = analysis;
  const isRead = scoreBasis === "read";
  const band = bandStyle(atsScore);
  const onNavigate = useNavigateTo();
  return (
    <Card as="section">
      <CardBody className="flex flex-col items-center gap-4 text-center @xl:flex-row @xl:gap-8 @xl:text-left">
        <ScoreRing
          size={144}
          unit="%"
          subject={isRead ? "Resume score" : "Match"}
          score={{ value: atsScore, provisional }}
        />
        <div className="min-w-0">
          <h2 className="text-18 font-bold">
            {texts.score}
            <span className={classNames("ml-3 inline-block text-14 font-medium", band.text)}>
              {band.label}
            </span>
            {provisional && (
              <Badge plain tone="accent" className="ml-3">
                Provisional
              </Badge>
            )}
          </h2>
          <p className="mt-1 text-16 text-balance">{analysisMessage(atsScore)}</p>
          {before !== null && (
            <p className="mt-1 text-14 text-muted">
              Of the optimized text. The original scored <span className="tabular-nums">{before}%</span>.{" "}
              <TextLink href={pages.resumePreview} onNavigate={onNavigate}>
                {optimizerTexts.review}
              </TextLink>
            </p>
          )}
          <OwnMeasure scoreBasis={scoreBasis} className="mt-3 max-w-[48ch]" />
        </div>
      </CardBody>
      <RatingStrip items={scoreItems(analysis)} />
    </Card>
  );
}

function scoreItems(analysis: StoredAnalysis) {
  const { foundKeywords, missingKeywords, scoreBasis, powerEditAnalysis } = analysis;
  const { hardSkills, softSkills, formatting } = powerEditAnalysis;
  const asked = foundKeywords.length + missingKeywords.length;
  const hasAd = scoreBasis === "match";
  const unmeasured = hasAd ? "The ad asks for none" : texts.noAd;
  const skills = ({ score, found, missing }: typeof hardSkills, label: string, meaning = "") => ({
    label,
    value: score === null ? null : `${score}%`,
    note:
      score === null ? unmeasured : `${found.length} of ${found.length + missing.length} asked for${meaning}`,
  });
  return [
    {
      label: "Keywords",
      value: asked === 0 ? null : `${foundKeywords.length} of ${asked}`,
      note: asked === 0 ? unmeasured : "of the ad's words are in it",
    },
    // Not their count alone: a must weighs more than a duty.
    skills(hardSkills, "Hard skills", ", by weight"),
    skills(softSkills, "Soft skills"),
    {
      label: "Formatting",
      value: `${formatting.score}%`,
      note: issueCount(formatting.issues.length),
    },
  ];
}

function issueCount(count: number): string {
  if (count === 0) return "No issue found";
  return counted(count, "issue");
}
