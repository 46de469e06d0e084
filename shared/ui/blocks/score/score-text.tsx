import { classNames } from "../../primitives/class-names.ts";
import { bandStyle } from "./band-style.ts";

export interface ScoreTextProps {
  value: number | null;
  /** "" where the number is no share (READ). */
  unit?: "%" | "" | undefined;
  /** Said instead of the dash where there is room ("Not scored"). */
  empty?: string | undefined;
  className?: string | undefined;
}

/** A score in a row: bar, number, band word; a dash when it was not measured. */
export function ScoreText({ value, unit = "%", empty, className }: ScoreTextProps) {
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
  const band = bandStyle(value);
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2 text-14 whitespace-nowrap tabular-nums",
        className,
      )}
    >
      <span aria-hidden="true" className={classNames("fc-fill h-4 w-1 rounded-full", band.fill)} />
      <span className="font-medium">{`${value}${unit}`}</span>
      <span className="text-13 text-muted">{band.label}</span>
    </span>
  );
}
