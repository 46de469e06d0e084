import type { ReactNode } from "react";
import { Badge } from "../../primitives/badge.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { bandTitle } from "./band-style.ts";
import { ScoreNote } from "./score-note.tsx";
import { ScoreRing, type ScoreRingProps } from "./score-ring.tsx";
import { ceilingAbove, heldSentence, isOfOtherField, noScoreText, rangeSentence } from "./score-sentence.ts";

export interface ScoreHeadlineProps extends ScoreRingProps {
  /** Replaces "Good match"; it must contain the band word. */
  title?: string | undefined;
  /** Replaces "Up to 83 once your roles show what you list". */
  text?: ReactNode | undefined;
  level?: 2 | 3 | undefined;
  /** Ring above and text centred: the result screen's large card. */
  stacked?: boolean | undefined;
}

/** Ring, band word and the note that MATCH is our own measure: a MATCH is never shown without all three. */
export function ScoreHeadline(props: ScoreHeadlineProps) {
  const { score, title, text, level = 2, stacked, className, ...ring } = props;
  const Heading = `h${level}` as const;
  const ceiling = ceilingAbove(score);
  const reach = ceiling === null ? null : `Up to ${ceiling} once your roles show what you list`;
  const heading = score.value === null ? "No score" : bandTitle(score.value, "match", isOfOtherField(score));
  const held = score.cap ? heldSentence(score.cap) : reach;
  const line = text ?? (score.value === null ? noScoreText(score.reason) : held);
  return (
    <div className={classNames(stacked && "flex flex-col items-center text-center", className)}>
      <div className={classNames("flex items-center gap-4", stacked && "flex-col")}>
        <ScoreRing score={score} {...ring} />
        <div className="min-w-0">
          <div className={classNames("flex flex-wrap items-center gap-x-2", stacked && "justify-center")}>
            <Heading className="text-18 font-bold">{title ?? heading}</Heading>
            {score.provisional && (
              <Badge plain tone="accent">
                Provisional
              </Badge>
            )}
          </div>
          {score.range && score.value !== null && (
            <p className="text-14 text-muted">{rangeSentence(score.range)}</p>
          )}
          {line && <p className="text-14 text-muted">{line}</p>}
        </div>
      </div>
      <ScoreNote className={stacked ? "mt-4" : "mt-3"} />
    </div>
  );
}
