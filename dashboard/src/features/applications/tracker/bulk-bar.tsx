import { Archive, ArchiveRestore, X } from "lucide-react";
import { type ApplicationStatus, statusOptions } from "#shared/domain/applications/status.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";

export interface BulkBarProps {
  count: number;
  /** The archive is open: they can be taken out of it. */
  isArchive: boolean;
  onMove: (status: ApplicationStatus) => void;
  onArchive: () => void;
  onClear: () => void;
}

const moves = [{ value: "" as const, label: "Move to..." }, ...statusOptions];

/** What can be done with all that is chosen; it floats at the foot while something is. */
export function BulkBar({ count, isArchive, onMove, onArchive, onClear }: BulkBarProps) {
  return (
    <section
      aria-label="Selected applications"
      data-foot-bar
      className="fc-border sticky bottom-[calc(var(--foot,0px)+1rem)] z-10 mx-auto flex max-w-full flex-wrap items-center gap-2 rounded-card border border-line bg-surface px-4 py-2 shadow-2"
    >
      <p role="status" className="mr-2 text-14 font-medium tabular-nums">{`${count} selected`}</p>
      <Select
        compact
        aria-label="Move the selected applications to"
        options={moves}
        value=""
        onValueChange={(to) => to !== "" && onMove(to)}
        className="w-36"
      />
      <Button
        compact
        icon={isArchive ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        onClick={onArchive}
      >
        {isArchive ? "Take out" : "Archive"}
      </Button>
      <IconButton compact label="Clear the selection" icon={<X aria-hidden="true" />} onClick={onClear} />
    </section>
  );
}
