import type { ReactNode } from "react";
import { NextTwoWeeks } from "./next-two-weeks.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { ThisWeek } from "./this-week.tsx";
import { TodaysCard } from "./todays-card.tsx";
import type { Overview } from "./use-overview.ts";

export interface DayDeskProps {
  overview: Overview;
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
  /** Whether the plan prepares for interviews. */
  hasKits: boolean;
  /** The best of the new matches, under their row. */
  newMatches: ReactNode;
  /** The days that an application waits, against the usual; left out where the plan does not measure it. */
  renderWait?: ((days: number) => ReactNode) | undefined;
  /** Under today's list. */
  below: ReactNode;
  onNavigate: (href: string) => void;
}

/** What to do now, with the weeks around it beside; an account with nothing in it sees the quick actions alone. */
export function DayDesk({ overview, today, below, onNavigate, ...ofRows }: DayDeskProps) {
  const { agenda, savedApplications, totalApplications, newJobMatches, weeklyGoal } = overview;
  if (savedApplications + totalApplications + newJobMatches === 0)
    return (
      <>
        <QuickActions onNavigate={onNavigate} />
        {below}
      </>
    );
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid gap-4 md:gap-6">
        <TodaysCard overview={overview} today={today} onNavigate={onNavigate} {...ofRows} />
        {below}
      </div>
      <div className="grid gap-4">
        {(totalApplications > 0 || weeklyGoal !== null) && (
          <ThisWeek sentAt={agenda.sentAt} goal={weeklyGoal} today={today} />
        )}
        <NextTwoWeeks agenda={agenda} today={today} onNavigate={onNavigate} />
        <QuickActions inRail onNavigate={onNavigate} />
      </div>
    </div>
  );
}
