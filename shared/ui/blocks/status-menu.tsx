import { ChevronDown, Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import {
  type ApplicationStatus,
  applicationStatuses,
  statusFacts,
  statusLabel,
} from "#shared/domain/applications/status.ts";
import { badgeTones } from "../primitives/badge.tsx";
import { classNames } from "../primitives/class-names.ts";
import { IconButton } from "../primitives/icon-button.tsx";
import { Menu, MenuPick, MenuSeparator } from "../primitives/overlay/menu.tsx";

const options = applicationStatuses.map((value) => ({
  value,
  label: statusLabel(value),
  icon: (
    <span
      aria-hidden="true"
      className={classNames(
        "grid size-4 shrink-0 place-items-center rounded-full",
        badgeTones[statusFacts[value].colour],
      )}
    >
      <span className="fc-fill size-2 rounded-full bg-current" />
    </span>
  ),
}));

export interface StatusMenuProps {
  status: ApplicationStatus;
  /** For screen readers, before the status itself: "Status of Senior Business Analyst". */
  label: string;
  onStatusChange: (status: ApplicationStatus) => void;
  /** Shows three dots if the status is already shown nearby. */
  isIcon?: boolean | undefined;
  /** More actions, below the statuses. */
  children?: ReactNode | undefined;
  className?: string | undefined;
}

/** The status as a pill that opens a menu to change it. */
export function StatusMenu({ status, label, onStatusChange, isIcon, children, className }: StatusMenuProps) {
  const name = `${label}: ${statusLabel(status)}`;
  return (
    <Menu
      align={isIcon ? "end" : "start"}
      trigger={
        isIcon ? (
          <IconButton compact label={name} icon={<Ellipsis aria-hidden="true" />} className={className} />
        ) : (
          <button
            type="button"
            aria-label={name}
            data-status={status}
            className={classNames(
              "fc-border relative inline-flex min-h-7 items-center gap-1.5 rounded-full pr-2 pl-2.5 text-13 font-medium whitespace-nowrap",
              // The touch area is taller than the visible pill.
              "before:absolute before:-inset-y-2 before:inset-x-0 data-[state=open]:inset-ring-1 data-[state=open]:inset-ring-control",
              badgeTones[statusFacts[status].colour],
              className,
            )}
          >
            <span aria-hidden="true" className="fc-fill size-1.5 rounded-full bg-current" />
            {statusLabel(status)}
            <ChevronDown aria-hidden="true" className="size-3.5" />
          </button>
        )
      }
    >
      <MenuPick label={label} options={options} value={status} onValueChange={onStatusChange} />
      {children && (
        <>
          <MenuSeparator />
          {children}
        </>
      )}
    </Menu>
  );
}
