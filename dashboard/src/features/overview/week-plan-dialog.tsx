import type { ReactNode } from "react";
import { plainDay, weekdayName } from "#shared/domain/dates.ts";
import type { AgendaDay } from "#shared/domain/overview/todays-list.ts";
import { weekPlan } from "#shared/domain/overview/week-plan.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { CalendarLeaf } from "./todays-row-parts.tsx";
import { nearDay, plannedEntry } from "./todays-texts.ts";
import { useMoveFollowUp } from "./use-move-follow-up.ts";
import type { Overview } from "./use-overview.ts";

export interface WeekPlanDialogProps {
  agenda: Overview["agenda"];
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
  onClose: () => void;
  onNavigate: (href: string) => void;
}

/** The next seven days with what falls on each; a follow-up is moved to another of them in place. decision: D-109. */
export function WeekPlanDialog({ agenda, today, onClose, onNavigate }: WeekPlanDialogProps) {
  const { late, days, waiting } = weekPlan(agenda, today);
  const move = useMoveFollowUp();
  const choices = days.map(({ day }) => ({ value: day, label: dayChoice(day, today) }));
  const rows = (entries: readonly AgendaDay[]) =>
    entries.map((entry) => (
      <Entry
        key={entry.kind + entry.application.id}
        id={entry.application.id}
        text={plannedEntry(entry)}
        onNavigate={onNavigate}
      >
        {entry.kind === "follow-up" && (
          <DayChoice
            about={entry.application.company}
            choices={choices}
            day={entry.day}
            onDay={(followUpDate) => move({ id: entry.application.id, followUpDate }, entry.day)}
          />
        )}
      </Entry>
    ));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Plan my week"
      description="Interviews, last days to apply and follow-ups. A follow-up can go to another day."
    >
      <ul aria-label="The next seven days" className="grid gap-3">
        {late.length > 0 && (
          <PlanDay sign={<span className="text-13 text-warn">Late</span>}>{rows(late)}</PlanDay>
        )}
        {days.map(({ day, entries }) => (
          <PlanDay
            key={day}
            sign={
              <>
                <CalendarLeaf day={day} />
                <span className="sr-only">{`${weekdayName(day)}, ${plainDay(day)}`}</span>
              </>
            }
          >
            {rows(entries)}
          </PlanDay>
        ))}
        {waiting && (
          <PlanDay sign={<span className="text-13 text-muted">No day</span>}>
            <Entry id={waiting.id} text={`No answer, ${waiting.company}`} onNavigate={onNavigate}>
              <DayChoice
                about={waiting.company}
                choices={choices}
                day={null}
                onDay={(followUpDate) => move({ id: waiting.id, followUpDate }, null)}
              />
            </Entry>
          </PlanDay>
        )}
      </ul>
    </Dialog>
  );
}

/** 'Today', 'Tomorrow', 'Friday'. */
function dayChoice(day: string, today: string): string {
  const near = nearDay(day, today);
  return near === weekdayName(day) ? near : near.charAt(0).toUpperCase() + near.slice(1);
}

/** A day and what falls on it; a free one says so to who cannot see that it is empty. */
function PlanDay({ sign, children }: { sign: ReactNode; children: ReactNode[] | ReactNode }) {
  const isFree = Array.isArray(children) && children.length === 0;
  return (
    <li className="grid min-h-11 grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-3">
      {sign}
      {isFree ? <p className="text-13 text-muted">Free</p> : <ul className="grid gap-2">{children}</ul>}
    </li>
  );
}

interface EntryProps extends Pick<WeekPlanDialogProps, "onNavigate"> {
  /** Of the application. */
  id: string;
  text: string;
  children: ReactNode;
}

function Entry({ id, text, onNavigate, children }: EntryProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <TextLink
        look="quiet"
        href={applicationPath(id)}
        onNavigate={onNavigate}
        className="min-w-0 flex-1 basis-40 wrap-anywhere"
      >
        {text}
      </TextLink>
      {children}
    </li>
  );
}

interface DayChoiceProps {
  /** Whom the follow-up goes to. */
  about: string;
  choices: readonly { value: string; label: string }[];
  /** null, or a day that is none of the choices: nothing is chosen yet. */
  day: string | null;
  onDay: (day: string) => void;
}

function DayChoice({ about, choices, day, onDay }: DayChoiceProps) {
  return (
    <Select
      compact
      aria-label={`Follow up with ${about} on`}
      placeholder="Choose a day"
      options={choices}
      value={choices.some(({ value }) => value === day) ? (day ?? "") : ""}
      onValueChange={onDay}
      className="w-36"
    />
  );
}
