import type { ReactNode } from "react";
import { appliedDay } from "#shared/domain/applications/application-history.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import { type WaitNote, waitNote } from "#shared/domain/overview/waiting.ts";
import { applicationPath, pages } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ScoreText } from "#shared/ui/blocks/score/score-text.tsx";
import { StatusBadge } from "#shared/ui/blocks/status-badge.tsx";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import type { Overview } from "./use-overview.ts";

type Row = Overview["recentApplications"][number];

export interface RecentApplicationsProps {
  rows: readonly Row[];
  /** Applications with a day that is near. */
  dated: Overview["agenda"]["dated"];
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
  /** Free accounts have a plain list behind View All. decision: D-63. */
  hasTracker: boolean;
  onNavigate: (href: string) => void;
  /** What to do while there is nothing. */
  emptyAction: ReactNode;
}

const columns = ["Job Title", "Company", "Applied", "Status", "Match"] as const;

export function RecentApplications(props: RecentApplicationsProps) {
  const { rows, dated, today, hasTracker, onNavigate, emptyAction } = props;
  const count = hasTracker || rows.length === 0 ? undefined : rows.length;
  return (
    <Card as="section">
      <CardHeader
        title={hasTracker ? "Recent Applications" : "Your saved jobs"}
        count={count}
        action={
          rows.length > 0 && (
            <TextLink look="go" href={pages.applications} onNavigate={onNavigate}>
              View All
            </TextLink>
          )
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          title="No applications yet"
          text="Save a job from its ad, or tailor your resume to one first."
          action={emptyAction}
        />
      ) : (
        <RowTable {...{ rows, dated, today, onNavigate }} />
      )}
    </Card>
  );
}

type TableProps = Pick<RecentApplicationsProps, "rows" | "dated" | "today" | "onNavigate">;

function RowTable({ rows, dated, today, onNavigate }: TableProps) {
  const noteOf = (row: Row) => {
    const sentDay = row.appliedDate && calendarDay(new Date(row.appliedDate));
    const followUpDate = dated.find(({ id }) => id === row.id)?.followUpDate ?? null;
    return waitNote({ status: row.status, sentDay, followUpDate }, today);
  };
  return (
    // The roles are written out: a table whose rows become a grid loses its own.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className="w-full text-left text-14 max-md:block">
      <thead role="rowgroup" className="bg-canvas text-13 text-muted max-md:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className="h-9.5 px-3 font-medium first:pl-6">
              {column}
            </th>
          ))}
          <th role="columnheader" scope="col" className="pr-6">
            <span className="sr-only">Details</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {rows.map((row) => (
          <RecentRow key={row.id} row={row} note={noteOf(row)} onNavigate={onNavigate} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

const cell = "md:px-3 md:py-3 md:align-middle";

interface RecentRowProps {
  row: Row;
  note: WaitNote | null;
  onNavigate: (href: string) => void;
}

/** One row; on a phone three lines: title and status, company and date, score and link. */
function RecentRow({ row, note, onNavigate }: RecentRowProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a grid row of a table loses its own role
    <tr
      role="row"
      className="border-t border-line max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-2 max-md:px-4 max-md:py-4 md:hover:bg-canvas"
    >
      <td role="cell" className={`${cell} wrap-anywhere md:pl-6`}>
        <span className="block font-medium">{row.jobTitle}</span>
        <span className="block text-13 text-muted">{row.location}</span>
      </td>
      <td role="cell" className={`${cell} wrap-anywhere max-md:col-start-1 max-md:row-start-2`}>
        {row.company}
      </td>
      <td
        role="cell"
        className={`${cell} max-md:col-start-2 max-md:row-start-2 max-md:text-right max-md:text-muted`}
      >
        {appliedDay(row) ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">Not applied yet</span>
          </>
        )}
        {note && (
          <span className={`block text-13 ${note.isDue ? "font-medium text-warn" : "text-muted"}`}>
            {note.text}
          </span>
        )}
      </td>
      <td role="cell" className={`${cell} max-md:col-start-2 max-md:row-start-1 max-md:text-right`}>
        <StatusBadge table="overview" status={row.status} />
      </td>
      <td role="cell" className={`${cell} max-md:col-start-1 max-md:row-start-3 max-md:self-center`}>
        <ScoreText value={row.matchScore ?? null} className="align-middle" />
      </td>
      <td
        role="cell"
        className={`${cell} max-md:col-start-2 max-md:row-start-3 text-right whitespace-nowrap md:pr-6`}
      >
        <TextLink
          look="quiet"
          href={applicationPath(row.id)}
          onNavigate={onNavigate}
          aria-label={`View Details of ${row.jobTitle}, ${row.company}`}
          className="text-14 text-primary"
        >
          View Details
        </TextLink>
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
