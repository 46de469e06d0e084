import { Bell, CalendarCheck, Clock, type LucideIcon } from "lucide-react";
import { type NextDate, nextDate } from "#shared/domain/applications/next-date.ts";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { isQuiet } from "#shared/domain/applications/tracker-lists.ts";
import { daysBetween, shortDay } from "#shared/domain/dates.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import type { TrackedApplication } from "../application-actions.ts";
import { stageDay } from "./stage-day.ts";

const icons: Record<NextDate["kind"], LucideIcon> = {
  interview: CalendarCheck,
  "follow-up": Bell,
  closing: Clock,
};

/** Within this many days a date is written in full ink. */
const soonDays = 7;

interface NextStepProps {
  application: TrackedApplication;
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
  /** In a column nothing is a dash. */
  hasDash?: boolean | undefined;
}

/** What comes next and when; what is due stands out, and so does an employer who has said nothing for long. */
export function NextStep({ application, today, hasDash = false }: NextStepProps) {
  const next = nextDate(application, today);
  const isSilent = !next && isQuiet({ status: application.status, stageDay: stageDay(application) }, today);
  const closed = next || isSilent ? null : closedOn(application);
  if (closed) return <span className="text-muted">{closed}</span>;
  if (!next && !isSilent) return hasDash && <span className="text-muted max-md:hidden">–</span>;
  const days = next ? daysBetween(today, next.day) : 0;
  const isDue = isSilent || (next?.kind !== "interview" && days <= 0);
  const Icon = icons[next?.kind ?? "follow-up"];
  return (
    <span
      className={classNames(
        "flex items-center gap-2",
        isDue ? "font-medium text-accent" : days > soonDays && "text-muted",
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 max-md:hidden" />
      <span className="truncate">{next?.short ?? "No answer, follow up"}</span>
    </span>
  );
}

/** A saved job whose ad no longer takes applications. */
function closedOn({ status, closingDate }: TrackedApplication): string | null {
  return closingDate && !statusFacts[status].isSent ? `Closed ${shortDay(closingDate)}` : null;
}
