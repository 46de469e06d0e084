import { useEffect, useMemo } from "react";
import {
  filterApplications,
  readForSearch,
  sortApplications,
} from "#shared/domain/applications/filter-applications.ts";
import type { TrackedApplication } from "../application-actions.ts";
import { figuresOf, inList } from "./figures.ts";
import type { Tracked } from "./first-rows.ts";
import type { TrackerFilterState } from "./use-tracker-filters.ts";

export const none: readonly never[] = [];

/** What is above the rows, and the rows; null while only the whole list, or the server, can tell which. */
export function useShown({ whole, head }: Tracked, filters: TrackerFilterState, today: string) {
  const { search, list, status, sort } = filters;
  const figures = useMemo(
    () => head?.figures ?? figuresOf(whole ?? none, today),
    [head?.figures, whole, today],
  );
  const listed = useMemo(() => inList(whole ?? none, list, today), [whole, list, today]);
  const sorted = useMemo(() => sortApplications(listed, sort, today), [listed, sort, today]);
  const found = useMemo(() => filterApplications(sorted, { search, status }), [sorted, search, status]);
  if (!head) return { figures, rows: found, total: found.length, shown: undefined };
  const rows = search.trim() === "" ? head.rows : null;
  const total = Object.values(head.shown).reduce((all, n) => all + n, 0);
  return { figures, rows, total: Math.max(total, rows?.length ?? 0), shown: head.shown };
}

const atOnce = 250;

/** Reads the texts for the search in small pieces when nothing else is to do: the first key is as fast as the others. */
export function useReadAhead(applications: readonly TrackedApplication[]): void {
  useEffect(() => {
    let at = 0;
    const next = () => {
      readForSearch(applications.slice(at, at + atOnce));
      at += atOnce;
      if (at < applications.length) timer = setTimeout(next, 30);
    };
    let timer = setTimeout(next, 30);
    return () => clearTimeout(timer);
  }, [applications]);
}
