import type { ReactNode } from "react";
import { QuickActions } from "./quick-actions.tsx";
import { TodaysCard } from "./todays-card.tsx";
import type { Overview } from "./use-overview.ts";
import { NextTwoWeeks, ThisWeek } from "./weeks-rail.tsx";

export interface DayDeskProps {
  overview: Overview;
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
  /** Whether the plan prepares for interviews. */
  hasKits: boolean;
  onNavigate: (href: string) => void;
  /** Below the day, beside the weeks. */
  children: ReactNode;
}

/** What to do now, with the weeks around it beside; an account with nothing in it sees the quick actions alone. */
export function DayDesk({ overview, today, hasKits, onNavigate, children }: DayDeskProps) {
  const { agenda, savedApplications, totalApplications, newJobMatches } = overview;
  if (savedApplications + totalApplications + newJobMatches === 0)
    return (
      <>
        <QuickActions onNavigate={onNavigate} />
        {children}
      </>
    );
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid gap-4 md:gap-6">
        <TodaysCard overview={overview} today={today} hasKits={hasKits} onNavigate={onNavigate} />
        {children}
      </div>
      <div className="grid gap-4">
        {totalApplications > 0 && <ThisWeek agenda={agenda} today={today} />}
        <NextTwoWeeks agenda={agenda} today={today} onNavigate={onNavigate} />
        <QuickActions inRail onNavigate={onNavigate} />
      </div>
    </div>
  );
}
