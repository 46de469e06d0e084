import { lazy, Suspense, useCallback, useId, useMemo, useRef } from "react";
import type { SortChoice } from "#shared/domain/applications/filter-applications.ts";
import { Card } from "#shared/ui/primitives/card.tsx";
import type { ApplicationActions, TrackedApplication } from "../../application-actions.ts";
import { useItemKeys } from "../use-item-keys.ts";
import type { Selection } from "../use-selection.ts";
import { itemPlace } from "../virtual-list/item-place.ts";
import { useDrawnRows } from "../virtual-list/use-drawn-rows.ts";
import { ApplicationRow, columns } from "./application-row.tsx";
import { RowHeads } from "./row-heads.tsx";
import { usePeek } from "./use-peek.ts";

const PeekPane = lazy(async () => ({ default: (await import("./peek-pane.tsx")).PeekPane }));

export interface ApplicationRowsProps extends ApplicationActions {
  applications: readonly TrackedApplication[];
  /** How many there are, of which these are the first. */
  total: number;
  selection: Selection;
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
  sort: SortChoice;
  onSort: (choice: SortChoice) => void;
}

/** The list view; on a phone each row becomes three short lines. */
export function ApplicationRows(props: ApplicationRowsProps) {
  const { applications, total, selection, today, sort, onSort, ...actions } = props;
  const ids = useMemo(() => applications.map(({ id }) => id), [applications]);
  const { root, heldId, focusItem, events } = useItemKeys(ids);
  const peek = usePeek(ids, { heldId, focusItem });
  const paneId = useId();
  const peeked = peek.shownId === null ? undefined : applications[ids.indexOf(peek.shownId)];
  const list = useRef<HTMLTableSectionElement>(null);
  const keyOf = useCallback((row: number) => ids[row] ?? "", [ids]);
  const held = heldId === null ? -1 : ids.indexOf(heldId);
  const asked = { count: ids.length, estimate: 40, gap: 0, keyOf, held };
  const { rows, height, measure } = useDrawnRows(asked, list);
  return (
    <>
      <Card as="section" aria-label="Applications" className="overflow-clip">
        <div ref={root} {...events} {...peek.events}>
          <table aria-rowcount={total + 1} className="block">
            <RowHeads sort={sort} onSort={onSort} className={columns} />
            <tbody
              ref={list}
              style={{ minHeight: height }}
              className="grid grid-cols-[minmax(0,1fr)] content-start [overflow-anchor:none]"
            >
              {rows.map((row) => {
                const application = applications[row.index];
                if (!application) return null;
                const place = itemPlace({ id: application.id, at: row.index, of: total, row, measure });
                return (
                  <ApplicationRow
                    key={application.id}
                    application={application}
                    place={place}
                    isSelected={selection.has(application.id)}
                    isPeeked={peek.shownId === application.id}
                    onPeek={peek.open}
                    onSelect={selection.toggle}
                    today={today}
                    {...actions}
                  />
                );
              })}
            </tbody>
          </table>
        </div>
      </Card>
      {/* Outside the card: what is in a container is fixed to it, not to the window. */}
      {peeked && (
        <Suspense fallback={null}>
          <PeekPane
            id={paneId}
            application={peeked}
            onNavigate={actions.onNavigate}
            onMove={actions.onMove}
            onClose={peek.close}
          />
        </Suspense>
      )}
    </>
  );
}
