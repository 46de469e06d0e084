import { useCallback, useMemo, useRef, useSyncExternalStore } from "react";
import type { ApplicationActions, TrackedApplication } from "../application-actions.ts";
import { ApplicationCard } from "./application-card.tsx";
import { useItemKeys } from "./use-item-keys.ts";
import { itemPlace } from "./virtual-list/item-place.ts";
import { useDrawnRows } from "./virtual-list/use-drawn-rows.ts";

/** Tailwind's `sm` and `xl`, where the tiles are two and three abreast. */
const two = "(min-width: 40rem)";
const three = "(min-width: 80rem)";

function subscribe(listener: () => void): () => void {
  const queries = [two, three].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}

function read(): number {
  if (window.matchMedia(three).matches) return 3;
  return window.matchMedia(two).matches ? 2 : 1;
}

/** How many tiles are abreast. */
function useColumns(): number {
  return useSyncExternalStore(subscribe, read);
}

export interface ApplicationGridProps extends ApplicationActions {
  applications: readonly TrackedApplication[];
  /** How many there are, of which these are the first. */
  total: number;
}

/** The tiles, row by row. */
export function ApplicationGrid({ applications, total, ...actions }: ApplicationGridProps) {
  const ids = useMemo(() => applications.map(({ id }) => id), [applications]);
  const { root, heldId, events } = useItemKeys(ids);
  const columns = useColumns();
  const list = useRef<HTMLUListElement>(null);
  const keyOf = useCallback((row: number) => `${columns} ${ids[row * columns]}`, [ids, columns]);
  const held = heldId === null ? -1 : Math.floor(ids.indexOf(heldId) / columns);
  const count = Math.ceil(ids.length / columns);
  const asked = { count, estimate: 262, gap: 12, keyOf, held, abreast: columns };
  const { rows, height, measure } = useDrawnRows(asked, list);
  return (
    <div ref={root} {...events}>
      <ul
        ref={list}
        aria-label="Applications"
        style={{ minHeight: height }}
        className="grid content-start gap-3 [overflow-anchor:none] sm:grid-cols-2 xl:grid-cols-3"
      >
        {rows.flatMap((row) =>
          applications.slice(row.index * columns, (row.index + 1) * columns).map((application, column) => (
            <ApplicationCard
              key={application.id}
              application={application}
              place={itemPlace({
                id: application.id,
                at: row.index * columns + column,
                of: total,
                row,
                measure: column === 0 ? measure : undefined,
              })}
              {...actions}
            />
          )),
        )}
      </ul>
    </div>
  );
}
