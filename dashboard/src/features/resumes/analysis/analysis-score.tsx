import type { ReactNode } from "react";
import { pages } from "#shared/domain/pages.ts";
import { analysisMessage } from "#shared/domain/resumes/quality-ratings.ts";
import { bandStyle } from "#shared/ui/blocks/score/band-style.ts";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { optimizerTexts } from "../optimizer/optimizer-texts.ts";
import { OwnMeasure } from "../result/own-measure.tsx";
import { analysisTexts as texts } from "./analysis-texts.ts";
import type { StoredAnalysis } from "./stored-analysis.ts";

export interface AnalysisScoreProps {
  analysis: StoredAnalysis;
  /** The original's score, where the analysis is of an optimised text. */
  before: number | null;
  /** Below it the match is shown with whose measure it is. */
  hasSummary: boolean;
  /** What optimising would bring. */
  children?: ReactNode;
}

/** The one number, and what it means. */
export function AnalysisScore({ analysis, before, hasSummary, children }: AnalysisScoreProps) {
  const { atsScore, scoreBasis, provisional } = analysis;
  const isRead = scoreBasis === "read";
  const band = bandStyle(atsScore);
  const onNavigate = useNavigateTo();
  return (
    <Card as="section">
      <CardBody className="flex items-center gap-4">
        <ScoreRing
          size={72}
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
            {provisional && !hasSummary && (
              <Badge plain tone="accent" className="ml-3">
                Provisional
              </Badge>
            )}
          </h2>
          <p className="text-16 text-balance">{analysisMessage(atsScore)}</p>
          {before !== null && (
            <p className="mt-1 text-14 text-muted">
              Of the optimized text. The original scored <span className="tabular-nums">{before}%</span>.{" "}
              <TextLink href={pages.resumePreview} onNavigate={onNavigate}>
                {optimizerTexts.review}
              </TextLink>
            </p>
          )}
          {children}
          {(isRead || !hasSummary) && <OwnMeasure scoreBasis={scoreBasis} className="mt-1" />}
        </div>
      </CardBody>
    </Card>
  );
}
