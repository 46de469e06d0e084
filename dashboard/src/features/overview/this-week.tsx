import { useRef, useState } from "react";
import { calendarDay } from "#shared/domain/dates.ts";
import { sentByWeekday } from "#shared/domain/overview/todays-list.ts";
import { goalShare, sentThisWeekText } from "#shared/domain/overview/weekly-goal.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { Progress } from "#shared/ui/primitives/progress.tsx";
import { useWeeklyGoal } from "./use-weekly-goal.ts";
import { weekdays } from "./weekdays.ts";
import { WeeklyGoalForm } from "./weekly-goal-form.tsx";

export interface ThisWeekProps {
  /** When the last applications were sent. */
  sentAt: readonly string[];
  /** Applications a week that the person set. */
  goal: number | null;
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
}

/** What was sent since Monday, and the goal that the person set, if they want one. decision: D-107. */
export function ThisWeek({ sentAt, goal, today }: ThisWeekProps) {
  const [isSetting, setIsSetting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = useWeeklyGoal();
  const days = sentByWeekday(
    sentAt.map((moment) => calendarDay(new Date(moment))),
    today,
  );
  const sent = days.reduce((sum, day) => sum + day.sent, 0);
  const close = () => {
    setIsSetting(false);
    opener.current?.focus();
  };
  const decide = (to: number | null) => {
    if (to !== goal) keep(to, goal);
    close();
  };
  return (
    <Card as="section" aria-label="Sent this week">
      <CardBody>
        <div className="flex min-h-9 items-center justify-between gap-2">
          <h2 className="text-18 font-bold">Sent this week</h2>
          <Button
            ref={opener}
            compact
            variant="ghost"
            aria-expanded={isSetting}
            onClick={() => setIsSetting(!isSetting)}
          >
            {goal === null ? "Set a goal" : "Change goal"}
          </Button>
        </div>
        <p className="mt-1 text-14 text-muted">
          <span className="mr-1.5 text-22 font-bold text-ink tabular-nums">{sent}</span>{" "}
          {sentThisWeekText(sent, goal)}
        </p>
        {goal !== null && (
          <Progress label="Weekly goal" value={goalShare(sent, goal)} tone="success" className="mt-2" />
        )}
        <DayBlocks days={days} today={today} />
        {isSetting && <WeeklyGoalForm goal={goal} onDecide={decide} onCancel={close} />}
      </CardBody>
    </Card>
  );
}

/** Blocks that fit; more are the last one's plus. */
const mostBlocks = 5;

/** One block an application, on the day it went out. */
function DayBlocks({ days, today }: { days: readonly { day: string; sent: number }[]; today: string }) {
  return (
    <ol aria-hidden="true" className="mt-3 grid grid-cols-7 items-end gap-2 text-center text-13">
      {days.map(({ day, sent }, place) => (
        <li key={day}>
          {sent > mostBlocks && <span className="text-muted">{sent}</span>}
          <span className="grid gap-0.5">
            {Array.from({ length: Math.min(sent, mostBlocks) }, (_, at) => `${day} ${at}`).map((block) => (
              <span key={block} className="fc-fill block h-2.5 rounded-small bg-primary" />
            ))}
          </span>
          <span className="mt-0.5 mb-1 block h-px bg-line" />
          <span className={day === today ? "font-bold" : "text-muted"}>{weekdays[place]?.charAt(0)}</span>
        </li>
      ))}
    </ol>
  );
}
