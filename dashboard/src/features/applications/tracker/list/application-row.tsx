import { Archive, ArchiveRestore } from "lucide-react";
import { memo } from "react";
import { ScoreText } from "#shared/ui/blocks/score/score-text.tsx";
import { StatusMenu } from "#shared/ui/blocks/status-menu.tsx";
import { Checkbox } from "#shared/ui/primitives/checkbox.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { MenuItem } from "#shared/ui/primitives/overlay/menu.tsx";
import { type ApplicationActions, employerLine, type TrackedApplication } from "../../application-actions.ts";
import { NextStep } from "../next-step.tsx";
import { StageAge } from "../stage-age.tsx";
import { TitleLink } from "../title-link.tsx";
import type { ItemPlace } from "../virtual-list/item-place.ts";
import { RowMenu } from "./row-menu.tsx";

export const columns = "md:grid-cols-[1.125rem_minmax(0,1fr)_8.25rem_3.5rem_4.5rem_13rem_2.25rem]";

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
        "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-t border-line px-3 py-2.5 text-14 first:border-t-0 hover:bg-canvas md:h-10 md:py-0 md:first:border-t pointer-coarse:md:h-11",
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
  const { application, isSelected, onPeek, onSelect, today, onMove, ...acts } = props;
  const { id, jobTitle, company, status, matchScore, archivedAt } = application;
  const isArchived = archivedAt !== null;
  return (
    <>
      <td className="max-md:hidden">
        <Checkbox
          label={<span className="sr-only">{`Select ${jobTitle}, ${company}`}</span>}
          checked={isSelected}
          onChange={() => onSelect(id)}
          className="gap-0"
        />
      </td>
      <td className="min-w-0 items-baseline gap-x-2.5 md:flex">
        <h2 className="truncate md:max-w-[calc(100%-5rem)] md:shrink-0">
          <TitleLink application={application} onNavigate={acts.onNavigate} />
        </h2>
        <p className="min-w-0 truncate text-13 text-muted md:text-14" title={employerLine(application)}>
          {company}
        </p>
      </td>
      <td className="max-md:justify-self-end">
        <StatusMenu
          status={status}
          label={`Status of ${jobTitle}, ${company}`}
          onStatusChange={(to) => onMove(application, to)}
        >
          <MenuItem
            icon={isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
            onSelect={() => acts.onArchive([id], !isArchived)}
          >
            {isArchived ? "Unarchive" : "Archive"}
          </MenuItem>
        </StatusMenu>
      </td>
      <td className="max-md:hidden">
        <ScoreText isBare isFit value={matchScore ?? null} />
      </td>
      <td className="max-md:hidden">
        <StageAge application={application} today={today} />
      </td>
      <td className="min-w-0 max-md:col-span-2 max-md:text-13">
        <NextStep hasDash application={application} today={today} />
      </td>
      <td className="max-md:hidden">
        <RowMenu application={application} onPeek={onPeek} {...acts} />
      </td>
    </>
  );
});
