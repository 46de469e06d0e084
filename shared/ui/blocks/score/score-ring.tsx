import { scoreBand } from "#shared/domain/resumes/score-bands.ts";
import { classNames } from "../../primitives/class-names.ts";
import { bandStyle } from "./band-style.ts";
import { ceilingAbove, type Score, scoreSentence } from "./score-sentence.ts";

export type RingSize = 40 | 56 | 72 | 144;

export interface ScoreRingProps {
  /** A MatchResult, or `{ value }` alone. */
  score: Score;
  /** 40 condensed, 56 in a row, 72 on a card, 144 on a result. */
  size?: RingSize | undefined;
  /** Follows the number; the web screens show "%". */
  unit?: "%" | undefined;
  /** What is measured, for screen readers: "Match", "Resume score". */
  subject?: string | undefined;
  /** For lists of ads: no red, and the words of `fitOf`. */
  isFit?: boolean | undefined;
  className?: string | undefined;
}

const drawn: Record<RingSize, { stroke: number; box: string; text: string }> = {
  40: { stroke: 4, box: "size-10", text: "text-14" },
  56: { stroke: 5, box: "size-14", text: "text-14" },
  72: { stroke: 6, box: "size-18", text: "text-18" },
  144: { stroke: 10, box: "size-36", text: "text-36" },
};

/**
 * Solid arc: the score now. Pale arc: the ceiling that the resume already supports. Dotted remainder: provisional. If
 * the number is a range, the solid arc ends at its lower end and the pale one at its upper end.
 * ScoreHeadline shows the band word and the "own measure" sentence with it.
 */
export function ScoreRing({
  score,
  size = 72,
  unit,
  subject = "Match",
  isFit = false,
  className,
}: ScoreRingProps) {
  const { box, text } = drawn[size];
  return (
    <span
      role="img"
      aria-label={scoreSentence(score, subject, isFit)}
      className={classNames("grid shrink-0 place-items-center", box, className)}
    >
      <RingArcs score={score} size={size} isFit={isFit} />
      <span
        aria-hidden="true"
        className={classNames(
          "col-start-1 row-start-1 font-bold tracking-tight tabular-nums",
          size === 72 && !unit ? "text-22" : text,
        )}
      >
        {score.value === null ? "–" : `${score.value}${unit ?? ""}`}
      </span>
    </span>
  );
}

function RingArcs({ score, size, isFit }: { score: Score; size: RingSize; isFit: boolean }) {
  const { stroke } = drawn[size];
  const centre = size / 2;
  const radius = (size - stroke) / 2;
  const round = 2 * Math.PI * radius;
  const circle = { cx: centre, cy: centre, r: radius };
  const value = score.value ?? 0;
  const band = isFit && scoreBand(value) === "low" ? "stroke-control" : bandStyle(value).stroke;
  const solid = score.value === null ? 0 : (score.range?.low ?? score.value);
  const pale = score.range?.high ?? ceilingAbove(score);
  const arc = (points: number) => `${(round * Math.min(points, 100)) / 100} ${round}`;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      strokeWidth={stroke}
      className="col-start-1 row-start-1 -rotate-90 fill-none"
    >
      <circle {...circle} className="stroke-line" strokeDasharray={score.provisional ? "2 4" : undefined} />
      {pale !== null && (
        <>
          {/* The pale arc lies on the surface, not on the track, so that it stays clean in both themes. */}
          <circle {...circle} className="stroke-surface" strokeDasharray={arc(pale)} />
          <circle {...circle} className={classNames(band, "opacity-40")} strokeDasharray={arc(pale)} />
        </>
      )}
      {solid > 0 && (
        <circle
          {...circle}
          className={classNames(band, "fc-stroke")}
          strokeLinecap={solid < 100 ? "round" : "butt"}
          strokeDasharray={arc(solid)}
        />
      )}
    </svg>
  );
}
