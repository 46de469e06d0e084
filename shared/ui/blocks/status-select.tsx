import { ChevronDown } from "lucide-react";
import {
  type ApplicationStatus,
  applicationStatuses,
  statusFacts,
  statusLabel,
} from "#shared/domain/applications/status.ts";
import { badgeTones } from "../primitives/badge.tsx";
import { classNames } from "../primitives/class-names.ts";

export interface StatusSelectProps {
  status: ApplicationStatus;
  onStatusChange: (status: ApplicationStatus) => void;
  /** For screen readers: "Status of Senior Business Analyst". */
  label: string;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A badge and a select in one. It moves an application in the list, and by keyboard on the board. */
export function StatusSelect({ status, onStatusChange, label, disabled, className }: StatusSelectProps) {
  return (
    <span className={classNames("relative inline-block", className)}>
      <select
        aria-label={label}
        value={status}
        disabled={disabled}
        onChange={(event) => {
          const chosen = applicationStatuses.find((candidate) => candidate === event.currentTarget.value);
          if (chosen) onStatusChange(chosen);
        }}
        className={classNames(
          "fc-border min-h-9 w-full appearance-none rounded-full pr-8 pl-3.5 text-14 font-medium disabled:opacity-50 pointer-coarse:min-h-11",
          "[&>option]:bg-surface [&>option]:text-ink",
          badgeTones[statusFacts[status].colour],
        )}
      >
        {applicationStatuses.map((option) => (
          <option key={option} value={option}>
            {statusLabel(option)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className={classNames(
          "pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2",
          badgeTones[statusFacts[status].colour],
        )}
      />
    </span>
  );
}
