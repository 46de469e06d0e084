import { fitWord, scoreBand } from "#shared/domain/resumes/score-bands.ts";
import { classNames } from "../../primitives/class-names.ts";
import { bandStyle } from "./band-style.ts";

export interface ScoreTextProps {
  value: number | null;
  /** "" if the number is not a percentage (READ). */
  unit?: "%" | "" | undefined;
  /** Replaces the dash if there is room ("Not scored"). */
  empty?: string | undefined;
  /** For lists of ads: no red, and other words. decision: D-70. */
  isFit?: boolean | undefined;
  /** With `isFit`: true if the ad is of another field. */
  isOther?: boolean | undefined;
  /** For a narrow column: the number without its word. */
  isBare?: boolean | undefined;
  className?: string | undefined;
}

/** A score in a row: bar, number, band word; a dash if it was not measured. */
export function ScoreText({
  value,
  unit = "%",
  empty,
  isFit = false,
  isOther = false,
  isBare = false,
  className,
}: ScoreTextProps) {
  if (value === null) {
    return (
      <span className={classNames("text-13 text-muted", className)}>
        {empty ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">Not measured</span>
          </>
        )}
      </span>
    );
  }
  const { fill, label } = bandStyle(value);
  const isCalm = isFit && scoreBand(value) === "low";
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2 text-14 whitespace-nowrap tabular-nums",
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={classNames("fc-fill h-4 w-1 rounded-full", isCalm ? "bg-control" : fill)}
      />
      <span className="font-medium">{`${value}${unit}`}</span>
      <span className={isBare ? "sr-only" : "text-13 text-muted"}>
        {isFit ? fitWord(value, isOther) : label}
      </span>
    </span>
  );
}
