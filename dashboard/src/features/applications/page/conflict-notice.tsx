import type { ReactNode } from "react";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";

export interface ConflictNoticeProps {
  /** "notes" */
  field: string;
  theirs: ReactNode;
  mine: ReactNode;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** The same field was changed in two tabs: both values, and the person chooses. Nothing is lost until then. */
export function ConflictNotice({ field, theirs, mine, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  return (
    <Notice role="alert" tone="warn" title="Changed in another tab">
      <dl className="mt-2 grid gap-2">
        <Side title="There" value={theirs} />
        <Side title="Here" value={mine} />
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button compact aria-label={`Take the other: ${field}`} onClick={onTakeTheirs}>
          Take the other
        </Button>
        <Button compact aria-label={`Keep mine: ${field}`} onClick={onKeepMine}>
          Keep mine
        </Button>
      </div>
    </Notice>
  );
}

function Side({ title, value }: { title: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-muted">{title}</dt>
      <dd className="line-clamp-4 whitespace-pre-wrap wrap-anywhere">{value || "Empty"}</dd>
    </div>
  );
}
