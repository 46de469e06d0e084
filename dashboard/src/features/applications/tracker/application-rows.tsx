import { memo, useCallback, useMemo, useRef } from "react";
import { appliedDay } from "#shared/domain/applications/application-history.ts";
import { isQuiet } from "#shared/domain/applications/tracker-lists.ts";
import { daysBetween, longDay } from "#shared/domain/dates.ts";
import { ScoreText } from "#shared/ui/blocks/score/score-text.tsx";
import { StatusSelect } from "#shared/ui/blocks/status-select.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Checkbox } from "#shared/ui/primitives/checkbox.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { type ApplicationActions, employerLine, type TrackedApplication } from "../application-actions.ts";
import { closesLine } from "./closes-line.ts";
import { type ItemPlace, itemPlace } from "./item-place.ts";
import { RowMenu } from "./row-menu.tsx";
import { stageDay } from "./stage-day.ts";
import { TitleLink } from "./title-link.tsx";
import { useDrawnRows } from "./use-drawn-rows.ts";
import { useItemKeys } from "./use-item-keys.ts";
import type { Selection } from "./use-selection.ts";

export interface ApplicationRowsProps extends ApplicationActions {
  applications: readonly TrackedApplication[];
  selection: Selection;
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
}

const columns = "md:grid-cols-[1.125rem_minmax(0,1fr)_9.5rem_11.75rem_8.5rem_2.5rem]";

/** The list view; on a phone each row becomes three lines. */
export function ApplicationRows({ applications, selection, today, ...actions }: ApplicationRowsProps) {
  const ids = useMemo(() => applications.map(({ id }) => id), [applications]);
  const { root, heldId, events } = useItemKeys(ids);
  const list = useRef<HTMLUListElement>(null);
  const keyOf = useCallback((row: number) => ids[row] ?? "", [ids]);
  const held = heldId === null ? -1 : ids.indexOf(heldId);
  const asked = { count: ids.length, estimate: 66, gap: 0, keyOf, held };
  const { rows, height, measure } = useDrawnRows(asked, list);
  return (
    <Card as="section" aria-label="Applications" className="overflow-clip">
      <div
        aria-hidden="true"
        className={`hidden h-9.5 items-center gap-4 bg-canvas px-6 text-13 font-medium text-muted md:grid ${columns}`}
      >
        <span />
        <span>Application</span>
        <span>Status</span>
        <span>Applied</span>
        <span>Match</span>
        <span />
      </div>
      <div ref={root} {...events}>
        <ul
          ref={list}
          style={{ minHeight: height }}
          className="grid grid-cols-[minmax(0,1fr)] content-start [overflow-anchor:none]"
        >
          {rows.map((row) => {
            const application = applications[row.index];
            if (!application) return null;
            const place = itemPlace({ id: application.id, at: row.index, of: ids.length, row, measure });
            return (
              <ApplicationRow
                key={application.id}
                application={application}
                place={place}
                isSelected={selection.has(application.id)}
                onSelect={selection.toggle}
                today={today}
                {...actions}
              />
            );
          })}
        </ul>
      </div>
    </Card>
  );
}

interface RowProps extends ApplicationActions {
  application: TrackedApplication;
  isSelected: boolean;
  onSelect: (id: string) => void;
  today: string;
}

function ApplicationRow({ place, ...row }: RowProps & { place: ItemPlace }) {
  return (
    <li
      {...place}
      className={classNames(
        "grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-14 first:border-t-0 hover:bg-canvas md:px-6 md:first:border-t",
        columns,
        row.isSelected && "fc-selected bg-primary-soft",
      )}
    >
      <Row {...row} />
    </li>
  );
}

/** Drawn anew only when its application changes. */
const Row = memo(function Row({ application, isSelected, onSelect, today, onMove, ...acts }: RowProps) {
  const { id, jobTitle, company, status, matchScore, followUpDate } = application;
  const closes = closesLine(application);
  return (
    <>
      <Checkbox
        label={<span className="sr-only">{`Select ${jobTitle}, ${company}`}</span>}
        checked={isSelected}
        onChange={() => onSelect(id)}
        className="gap-0 max-md:row-span-3 max-md:self-start"
      />
      <div className="min-w-0 max-md:col-span-2">
        <h2 className="wrap-anywhere">
          <TitleLink application={application} onNavigate={acts.onNavigate} />
        </h2>
        <p className="text-13 text-muted wrap-anywhere">{employerLine(application)}</p>
      </div>
      <StatusSelect
        status={status}
        label={`Status of ${jobTitle}, ${company}`}
        onStatusChange={(to) => onMove(application, to)}
        className="w-36 max-md:col-start-2 max-md:row-start-2"
      />
      <div className="max-md:col-span-3 max-md:col-start-2 max-md:row-start-3 max-md:text-13 max-md:text-muted">
        <p>{appliedDay(application) ?? <span className="text-muted">Not applied yet</span>}</p>
        {closes && <p className="text-13 text-warn">{closes}</p>}
        {followUpDate && <p className="text-13 text-muted">{`Follow up ${longDay(followUpDate)}`}</p>}
        <Silence application={application} today={today} />
      </div>
      <ScoreText
        value={matchScore ?? null}
        empty="Not scored"
        className="max-md:col-span-2 max-md:col-start-3 max-md:row-start-2 max-md:justify-self-end"
      />
      <span className="max-md:col-start-4 max-md:row-start-1 max-md:-mr-2 max-md:self-start max-md:justify-self-end">
        <RowMenu application={application} {...acts} />
      </span>
    </>
  );
});

/** How long an employer has said nothing, once that is long. */
function Silence({ application, today }: Pick<RowProps, "application" | "today">) {
  const since = stageDay(application);
  if (application.followUpDate || !isQuiet({ status: application.status, stageDay: since }, today))
    return null;
  return <p className="text-13 text-warn">{`No answer for ${daysBetween(since, today)} days`}</p>;
}
