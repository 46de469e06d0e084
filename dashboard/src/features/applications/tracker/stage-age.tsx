import { isQuiet } from "#shared/domain/applications/tracker-lists.ts";
import { daysBetween } from "#shared/domain/dates.ts";
import { counted } from "#shared/domain/text.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import type { TrackedApplication } from "../application-actions.ts";
import { stageDay } from "./stage-day.ts";

interface StageAgeProps {
  application: TrackedApplication;
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
}

/** For how long it has had its status; it stands out once an employer has said nothing for long. */
export function StageAge({ application, today }: StageAgeProps) {
  const since = stageDay(application);
  const days = Math.max(0, daysBetween(since, today));
  const isLong = isQuiet({ status: application.status, stageDay: since }, today);
  return (
    <span
      className={classNames(
        "whitespace-nowrap tabular-nums",
        isLong ? "font-medium text-accent" : "text-muted",
      )}
    >
      {days === 0 ? "today" : counted(days, "day")}
    </span>
  );
}
