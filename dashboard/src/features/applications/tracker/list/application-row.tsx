import { FileText } from "lucide-react";
import { memo } from "react";
import { appliedDay } from "#shared/domain/applications/application-history.ts";
import { isQuiet } from "#shared/domain/applications/tracker-lists.ts";
import { daysBetween, longDay } from "#shared/domain/dates.ts";
import { ScoreText } from "#shared/ui/blocks/score/score-text.tsx";
import { StatusSelect } from "#shared/ui/blocks/status-select.tsx";
import { Checkbox } from "#shared/ui/primitives/checkbox.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { type ApplicationActions, employerLine, type TrackedApplication } from "../../application-actions.ts";
import { closesLine } from "../closes-line.ts";
import { stageDay } from "../stage-day.ts";
import { TitleLink } from "../title-link.tsx";
import type { ItemPlace } from "../virtual-list/item-place.ts";
import { RowMenu } from "./row-menu.tsx";

export const columns = "md:grid-cols-[1.125rem_minmax(0,1fr)_9.5rem_11.75rem_8.5rem_5rem]";

interface RowProps extends ApplicationActions {
  application: TrackedApplication;
  isSelected: boolean;
  /** Shown in the pane. */
  isPeeked: boolean;
  onPeek: () => void;
  onSelect: (id: string) => void;
  today: string;
}

export function ApplicationRow({ place, ...row }: RowProps & { place: ItemPlace }) {
  return (
    <tr
      {...rowPlace(place)}
      className={classNames(
        "grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-14 first:border-t-0 hover:bg-canvas md:px-6 md:first:border-t",
        columns,
        row.isSelected && "fc-selected bg-primary-soft",
        row.isPeeked && "bg-sunken",
      )}
    >
      <Row {...row} />
    </tr>
  );
}

/** Of a table's row: after the heads, and of the table's own count. */
function rowPlace({ "aria-posinset": at, "aria-setsize": _of, ...place }: ItemPlace) {
  return { ...place, "aria-rowindex": at + 1 };
}

/** Drawn anew only when its application changes. */
const Row = memo(function Row(props: RowProps) {
  const { application, isSelected, isPeeked, onPeek, onSelect, today, onMove, ...acts } = props;
  const { id, jobTitle, company, status, matchScore, followUpDate } = application;
  const closes = closesLine(application);
  return (
    <>
      <td className="max-md:row-span-3 max-md:self-start">
        <Checkbox
          label={<span className="sr-only">{`Select ${jobTitle}, ${company}`}</span>}
          checked={isSelected}
          onChange={() => onSelect(id)}
          className="gap-0"
        />
      </td>
      <td className="min-w-0 max-md:col-span-2">
        <h2 className="wrap-anywhere">
          <TitleLink application={application} onNavigate={acts.onNavigate} />
        </h2>
        <p className="text-13 text-muted wrap-anywhere">{employerLine(application)}</p>
      </td>
      <td className="max-md:col-start-2 max-md:row-start-2">
        <StatusSelect
          status={status}
          label={`Status of ${jobTitle}, ${company}`}
          onStatusChange={(to) => onMove(application, to)}
          className="w-36"
        />
      </td>
      <td className="max-md:col-span-3 max-md:col-start-2 max-md:row-start-3 max-md:text-13 max-md:text-muted">
        <p>{appliedDay(application) ?? <span className="text-muted">Not applied yet</span>}</p>
        {closes && <p className="text-13 text-warn">{closes}</p>}
        {followUpDate && <p className="text-13 text-muted">{`Follow up ${longDay(followUpDate)}`}</p>}
        <Silence application={application} today={today} />
      </td>
      <td className="max-md:col-span-2 max-md:col-start-3 max-md:row-start-2 max-md:justify-self-end">
        <ScoreText value={matchScore ?? null} empty="Not scored" />
      </td>
      <td className="max-md:col-start-4 max-md:row-start-1 max-md:-mr-2 max-md:self-start max-md:justify-self-end">
        <IconButton
          compact
          label={`At a glance: ${jobTitle}, ${company}`}
          aria-expanded={isPeeked}
          icon={<FileText aria-hidden="true" />}
          onClick={onPeek}
          className="max-md:hidden"
        />
        <RowMenu application={application} {...acts} />
      </td>
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
