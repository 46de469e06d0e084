import { FilePen, Hourglass, Radar } from "lucide-react";
import type { ReactNode } from "react";
import { sentStatus } from "#shared/domain/applications/status.ts";
import type { AgendaDay, TodaysRow } from "#shared/domain/overview/todays-list.ts";
import { daysWaiting } from "#shared/domain/overview/waiting.ts";
import { applicationPath, letterPath, pages } from "#shared/domain/pages.ts";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { Go, Row, Sign } from "./todays-row-parts.tsx";
import { dayOf, sentText } from "./todays-texts.ts";

type OtherKind = Exclude<TodaysRow, AgendaDay>;

export interface OtherRowProps {
  row: OtherKind;
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
  /** The one filled button of the list. */
  isFirst: boolean;
  /** The best of the new matches, under their row. */
  newMatches?: ReactNode;
  /** The days that an application waits, against the usual. */
  renderWait?: ((days: number) => ReactNode) | undefined;
  onNavigate: (href: string) => void;
}

/** What no day of the agenda asks for: matches, a letter to finish, a saved job, an answer that does not come. */
export function OtherRow(props: OtherRowProps) {
  const { row, today, isFirst, newMatches, renderWait, onNavigate } = props;
  const { sign, title, text, href, act } = otherRow(row, today);
  const waited =
    row.kind === "waiting"
      ? daysWaiting({ status: sentStatus, sentDay: dayOf(row.waiting.appliedDate) }, today)
      : null;
  return (
    <Row
      sign={sign}
      title={title}
      text={text}
      note={waited !== null && renderWait?.(waited)}
      below={row.kind === "matches" && newMatches}
    >
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
