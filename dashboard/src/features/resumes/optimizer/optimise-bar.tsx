import { WandSparkles } from "lucide-react";
import type { ReactNode } from "react";
import { pages } from "#shared/domain/pages.ts";
import { freeLimits } from "#shared/domain/plans.ts";
import type { Analysis } from "#shared/engine/analysis.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { bandStyle, bandTitle } from "#shared/ui/blocks/score/band-style.ts";
import { ScoreNote } from "#shared/ui/blocks/score/score-note.tsx";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { isOfOtherField, noScoreText } from "#shared/ui/blocks/score/score-sentence.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { GainLine } from "./gain-line.tsx";
import { optimizerTexts as texts, usageText } from "./optimizer-texts.ts";
import type { Gain } from "./use-expected-gain.ts";
import type { Usage } from "./use-usage.ts";

export interface OptimiseBarProps {
  analysis: Analysis | null;
  /** Null while it is not known. */
  gain: Gain | null;
  hasAd: boolean;
  usage: Usage;
  problem: string | null;
  onAnalyse: () => void;
  onOptimise: () => void;
}

/**
 * The score before any change, what an optimisation costs, and the one button of the screen. The buttons are first:
 * the score comes a moment after the last key, and nothing that comes then may push them from under a press.
 */
export function OptimiseBar({ analysis, gain, hasAd, usage, problem, ...acts }: OptimiseBarProps) {
  const onNavigate = useNavigateTo();
  return (
    <Card as="section" aria-label="Score and optimization">
      <CardBody className="flex flex-col gap-4 @4xl:flex-row-reverse @4xl:items-start @4xl:justify-between @4xl:gap-8">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 @4xl:min-h-14 @4xl:flex-nowrap @4xl:justify-end">
          <div className="text-14 text-muted @4xl:text-right @4xl:whitespace-nowrap">
            <p>{usage.isUnlimited ? texts.unlimited : usageText(usage.count, freeLimits.optimisations)}</p>
            {usage.isUsedUp && (
              <p className="text-13">
                <TextLink href={pages.subscription} onNavigate={onNavigate}>
                  Upgrade to premium for unlimited optimizations.
                </TextLink>
              </p>
            )}
          </div>
          <Button onClick={acts.onAnalyse} className="max-sm:w-full">
            {texts.analyse}
          </Button>
          <Button
            variant="primary"
            icon={<WandSparkles aria-hidden="true" />}
            disabled={usage.isUsedUp}
            onClick={acts.onOptimise}
            className="max-sm:w-full"
          >
            {texts.optimise}
          </Button>
        </div>
        <ScoreBefore analysis={analysis} hasAd={hasAd} />
      </CardBody>
      <GainLine gain={gain} className="border-t border-line px-4 py-3 @md:px-6" />
      {problem && (
        <div className="px-4 pb-4 @md:px-6 @md:pb-6">
          <Notice role="alert" tone="danger" title="The optimization did not run">
            {problem} Your texts are still here.
          </Notice>
        </div>
      )}
    </Card>
  );
}

function ScoreBefore({ analysis, hasAd }: Pick<OptimiseBarProps, "analysis" | "hasAd">) {
  if (!analysis)
    return (
      <Measure ring={<ScoreRing size={56} score={{ value: null }} />} title="No score yet">
        Add your resume, and an ad to compare it with.
      </Measure>
    );
  const { read, match } = analysis;
  if (!hasAd)
    return (
      <Measure
        ring={<ScoreRing size={56} unit="%" subject="Resume score" score={{ value: read.value }} />}
        title={bandTitle(read.value, "resume score")}
      >
        How well the text can be read. Add an ad to see the match.
      </Measure>
    );
  const title =
    match.value === null
      ? "No score"
      : `${bandTitle(match.value, "match", isOfOtherField(match))} before any change`;
  return (
    <Measure
      ring={<ScoreRing size={56} unit="%" score={match} />}
      title={title}
      badge={
        match.provisional &&
        match.value !== null && (
          <Badge plain tone="accent">
            Provisional
          </Badge>
        )
      }
    >
      {match.value === null ? noScoreText(match.reason) : <ScoreNote />}
      <span className="block">
        Resume score {read.value}%, {bandStyle(read.value).label.toLowerCase()}.
      </span>
    </Measure>
  );
}

interface MeasureProps {
  ring: ReactNode;
  title: string;
  badge?: ReactNode;
  children: ReactNode;
}

function Measure({ ring, title, badge, children }: MeasureProps) {
  return (
    <div aria-live="polite" className="flex min-w-0 items-center gap-4">
      {ring}
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2 text-16 font-medium">
          {title}
          {badge}
        </h2>
        <div className="max-w-[46ch] text-13 text-muted">{children}</div>
      </div>
    </div>
  );
}
