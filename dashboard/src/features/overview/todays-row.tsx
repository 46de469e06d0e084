import { BellRing, FilePen, Hourglass, Radar } from "lucide-react";
import type { ReactNode } from "react";
import { calendarDay, dayAfter, weekdayName } from "#shared/domain/dates.ts";
import type { AgendaDay, TodaysRow } from "#shared/domain/overview/todays-list.ts";
import { applicationPath, interviewKitPath, letterPath, pages } from "#shared/domain/pages.ts";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { countdown, interviewTitle, overdueText, sentText } from "./todays-texts.ts";
import { useMoveFollowUp } from "./use-move-follow-up.ts";

export interface TodaysRowProps {
  row: TodaysRow;
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
  /** The one filled button of the list. */
  isFirst: boolean;
  /** Whether the plan prepares for interviews; else the application's own page says what is known. */
  hasKits: boolean;
  onNavigate: (href: string) => void;
}

/** The day of a moment in the reader's calendar. */
const dayOf = (moment: string) => calendarDay(new Date(moment));

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
      note={countdown(day, today)}
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

function FollowUpRow({ row, today, isFirst, onNavigate }: TodaysRowProps & { row: AgendaDay }) {
  const move = useMoveFollowUp();
  const { application, day } = row;
  const { id, jobTitle, company, appliedDate } = application;
  const sent = sentText(jobTitle, appliedDate && dayOf(appliedDate), today);
  return (
    <Row
      sign={<Sign tone="bg-warn-soft text-warn" icon={<BellRing />} />}
      title={`Follow up with ${company}`}
      text={`${sent}${overdueText(day, today)}`}
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

type OtherKind = Exclude<TodaysRow, AgendaDay>;

function OtherRow({ row, today, isFirst, onNavigate }: TodaysRowProps & { row: OtherKind }) {
  const { sign, title, text, href, act } = otherRow(row, today);
  return (
    <Row sign={sign} title={title} text={text}>
      <Go href={href} isFirst={isFirst} onNavigate={onNavigate}>
        {act}
      </Go>
    </Row>
  );
}

interface Drawn {
  sign: ReactNode;
  title: string;
  text: string;
  href: string;
  act: string;
}

function otherRow(row: OtherKind, today: string): Drawn {
  if (row.kind === "matches")
    return {
      sign: <Sign tone="bg-primary-soft text-primary" icon={<Radar />} />,
      title: `${row.count} new ${row.count === 1 ? "match" : "matches"} this week`,
      text: "Scored against your resume, best first",
      href: pages.jobBoard,
      act: "See them",
    };
  if (row.kind === "draft")
    return {
      sign: <Sign tone="bg-sunken text-muted" icon={<FilePen />} />,
      title: `Finish your letter to ${row.draft.company}`,
      text: `${row.draft.jobTitle} · not sent yet`,
      href: letterPath(row.draft.letterId),
      act: "Continue",
    };
  if (row.kind === "ready")
    return {
      sign: <ScoreRing score={{ value: row.ready.matchScore }} size={40} />,
      title: `Saved and not sent: ${row.ready.jobTitle}`,
      text: row.ready.company,
      href: applicationPath(row.ready.id),
      act: "Open",
    };
  return {
    sign: <Sign tone="bg-sunken text-muted" icon={<Hourglass />} />,
    title: `No answer from ${row.waiting.company}`,
    text: sentText(row.waiting.jobTitle, dayOf(row.waiting.appliedDate), today),
    href: applicationPath(row.waiting.id),
    act: "Plan a follow-up",
  };
}

interface RowProps {
  sign: ReactNode;
  title: string;
  text: string;
  note?: string;
  children: ReactNode;
}

function Row({ sign, title, text, note, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-4 first:border-t-0 @md:px-6">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
        <div className="grid w-11 shrink-0 place-items-center">{sign}</div>
        <div className="min-w-0 text-14">
          <h3 className="font-medium wrap-anywhere">{title}</h3>
          <p className="text-13 text-muted wrap-anywhere">
            {text}
            {note && <span className="font-medium text-primary">{` · ${note}`}</span>}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1 max-sm:pl-15">{children}</div>
    </li>
  );
}

interface GoProps extends Pick<TodaysRowProps, "isFirst" | "onNavigate"> {
  href: string;
  children: string;
}

function Go({ href, isFirst, onNavigate, children }: GoProps) {
  return (
    <ButtonLink compact variant={isFirst ? "primary" : "secondary"} href={href} onNavigate={onNavigate}>
      {children}
    </ButtonLink>
  );
}

function Sign({ tone, icon }: { tone: string; icon: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={`fc-border grid size-10 place-items-center rounded-full [&_svg]:size-4.5 ${tone}`}
    >
      {icon}
    </span>
  );
}

/** A leaf of a tear-off calendar: the title says the day in words. @param day `YYYY-MM-DD` */
function CalendarLeaf({ day }: { day: string }) {
  return (
    <span
      aria-hidden="true"
      className="w-11 overflow-hidden rounded-control border border-line text-center shadow-1"
    >
      <span className="fc-fill block bg-primary py-0.5 text-13 leading-4 font-medium text-on-primary">
        {weekdayName(day).slice(0, 3)}
      </span>
      <span className="block py-1 text-18 leading-6 font-bold tabular-nums">{Number(day.slice(8))}</span>
    </span>
  );
}
