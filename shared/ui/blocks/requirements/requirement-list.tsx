import { type ReactNode, useState } from "react";
import type { LedgerEntry } from "#shared/engine/ledger.ts";
import { RequirementRow } from "./requirement-row.tsx";

export interface RequirementListProps {
  /** "Strongest", "Missing", "Must". */
  title: string;
  /** Shown next to the title. */
  count?: number | undefined;
  /** Heading of the column of points: "points" or "would add". */
  unit?: string | undefined;
  entries: readonly LedgerEntry[];
  level?: 2 | 3 | 4 | undefined;
  preview?: boolean | undefined;
  hideImportance?: boolean | undefined;
  /** Brief rows: only musts are labelled, and only the open row shows points. */
  isBrief?: boolean | undefined;
  /** Replaces each row's mark. */
  renderSign?: ((entry: LedgerEntry) => ReactNode) | undefined;
  /** The row that another part of the screen highlights. */
  markedId?: string | null | undefined;
  /** Called with the row under the mouse or the keyboard focus. */
  onPoint?: ((id: string | null) => void) | undefined;
  renderAdAction?: ((entry: LedgerEntry) => ReactNode) | undefined;
  /** More content in an open row (editing). */
  renderMore?: ((entry: LedgerEntry) => ReactNode) | undefined;
}

/** Criteria under one heading; one row is open at a time. Needs a Card or another `@container` around it. */
export function RequirementList(props: RequirementListProps) {
  const { title, count, unit = "points", entries, level = 3 } = props;
  const [openId, setOpenId] = useState<string | null>(null);
  const Heading = `h${level}` as const;
  return (
    <section>
      <div className="flex justify-between px-4 pt-3 pb-1 text-13 text-muted">
        <Heading className="font-medium">
          {title}
          {count !== undefined && <span className="ml-2 font-normal tabular-nums">{count}</span>}
        </Heading>
        <span aria-hidden="true" className="pr-6">
          {unit}
        </span>
      </div>
      <ul>
        {entries.map((entry) => (
          <RequirementRow
            key={entry.id}
            entry={entry}
            open={openId === entry.id}
            onOpenChange={(open) => setOpenId(open ? entry.id : null)}
            preview={props.preview}
            hideImportance={props.hideImportance}
            isBrief={props.isBrief}
            sign={props.renderSign?.(entry)}
            isMarked={props.markedId === entry.id}
            onPoint={props.onPoint && ((isOn) => props.onPoint?.(isOn ? entry.id : null))}
            adAction={props.renderAdAction?.(entry)}
          >
            {props.renderMore?.(entry)}
          </RequirementRow>
        ))}
      </ul>
    </section>
  );
}
