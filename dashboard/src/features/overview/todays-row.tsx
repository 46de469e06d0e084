import { BellRing } from "lucide-react";
import { dayAfter } from "#shared/domain/dates.ts";
import type { AgendaDay, TodaysRow } from "#shared/domain/overview/todays-list.ts";
import { daysWaiting } from "#shared/domain/overview/waiting.ts";
import { applicationPath, interviewKitPath } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { OtherRow, type OtherRowProps } from "./other-row.tsx";
import { CalendarLeaf, DayDots, Go, Row, Sign } from "./todays-row-parts.tsx";
import { countdown, dayOf, interviewTitle, overdueText, sentText } from "./todays-texts.ts";
import { useMoveFollowUp } from "./use-move-follow-up.ts";

export interface TodaysRowProps extends Omit<OtherRowProps, "row"> {
  row: TodaysRow;
  /** Whether the plan prepares for interviews; else the application's own page says what is known. */
  hasKits: boolean;
}

/** One thing to do, with its act. */
export function TodaysRowItem(props: TodaysRowProps) {
  const { row } = props;
  if (row.kind === "interview") return <InterviewRow {...props} row={row} />;
  if (row.kind === "follow-up") return <FollowUpRow {...props} row={row} />;
  if (row.kind === "closing") return <ClosingRow {...props} row={row} />;
  return <OtherRow {...props} row={row} />;
}

function InterviewRow({ row, today, isFirst, hasKits, onNavigate }: TodaysRowProps & { row: AgendaDay }) {
  const { application, day } = row;
  return (
    <Row
      sign={<CalendarLeaf day={day} />}
      title={interviewTitle(row, today)}
      text={`${application.jobTitle}, ${application.company}`}
      note={
        <span className="inline-flex items-center gap-2 font-medium text-primary">
          <DayDots day={day} today={today} />
          {countdown(day, today)}
        </span>
      }
    >
      <Go
        href={hasKits ? interviewKitPath(application.id) : applicationPath(application.id)}
        isFirst={isFirst}
        onNavigate={onNavigate}
      >
        Prepare
      </Go>
    </Row>
  );
}

function ClosingRow({ row, today, isFirst, onNavigate }: TodaysRowProps & { row: AgendaDay }) {
  const { application, day } = row;
  return (
    <Row
      sign={<CalendarLeaf day={day} />}
      title={`${application.jobTitle} closes ${countdown(day, today)}`}
      text={`${application.company} · not sent yet`}
    >
      <Go href={applicationPath(application.id)} isFirst={isFirst} onNavigate={onNavigate}>
        Apply
      </Go>
    </Row>
  );
}

function FollowUpRow({ row, today, isFirst, renderWait, onNavigate }: TodaysRowProps & { row: AgendaDay }) {
  const move = useMoveFollowUp();
  const { application, day } = row;
  const { id, jobTitle, company, status, appliedDate } = application;
  const sentDay = appliedDate && dayOf(appliedDate);
  const waited = daysWaiting({ status, sentDay }, today);
  const sent = sentText(jobTitle, sentDay, today);
  return (
    <Row
      sign={<Sign tone="bg-warn-soft text-warn" icon={<BellRing />} />}
      title={`Follow up with ${company}`}
      text={`${sent}${overdueText(day, today)}`}
      note={waited !== null && renderWait?.(waited)}
    >
      <Go href={applicationPath(id)} isFirst={isFirst} onNavigate={onNavigate}>
        Open
      </Go>
      <Button
        compact
        variant="ghost"
        aria-label={`Done: follow-up with ${company}`}
        onClick={() => move({ id, followUpDate: null }, day, "Follow-up done")}
      >
        Done
      </Button>
      <Button
        compact
        variant="ghost"
        aria-label={`Tomorrow: follow-up with ${company}`}
        onClick={() => move({ id, followUpDate: dayAfter(today) }, day, "Moved to tomorrow")}
      >
        Tomorrow
      </Button>
    </Row>
  );
}
