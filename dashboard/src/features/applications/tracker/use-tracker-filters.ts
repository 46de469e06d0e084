import { useEffect, useMemo, useRef, useState } from "react";
import { readSort, type SortChoice, sortText } from "#shared/domain/applications/filter-applications.ts";
import { type ApplicationStatus, applicationStatuses } from "#shared/domain/applications/status.ts";
import { type TrackerList, trackerLists } from "#shared/domain/applications/tracker-lists.ts";
import { type TrackerQueryName, trackerQuery } from "#shared/domain/applications/tracker-query.ts";
import { useAddressParams } from "../../../platform/use-address-params.ts";

export const trackerViews = ["grid", "list", "board"] as const;
export type TrackerView = (typeof trackerViews)[number];
export type StatusFilter = ApplicationStatus | "all";

/** Search, ready-made list, status, order and view live in the address: reload, back and a shared link keep them. */
export function useTrackerFilters() {
  const [params, change] = useAddressParams();
  const inAddress = params.get("q") ?? "";
  const [search, setTyped] = useState(inAddress);
  const written = useRef([inAddress]);

  // Typing writes the address, which follows a moment later; going back and forth reads it.
  useEffect(() => {
    const own = written.current.indexOf(inAddress);
    written.current = own < 0 ? [inAddress] : written.current.slice(own);
    if (own < 0) setTyped(inAddress);
  }, [inAddress]);

  const set = (...changes: [name: TrackerQueryName, value: string][]) =>
    change(
      (next) => {
        for (const [name, value] of changes) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
      },
      { replace: true },
    );
  const type = (text: string) => {
    written.current.push(text);
    setTyped(text);
  };
  const one = <Value extends string>(name: TrackerQueryName, known: readonly Value[], usual: Value) => ({
    value: known.find((value) => value === params.get(name)) ?? usual,
    choose: (chosen: Value) => set([name, chosen === usual ? "" : chosen]),
  });
  const status = one<StatusFilter>("status", applicationStatuses, "all");
  const sortInAddress = params.get("sort") ?? "";
  const sort = useMemo(() => readSort(sortInAddress), [sortInAddress]);
  const view = one<TrackerView>("view", trackerViews, "grid");
  const list = one<TrackerList>("list", trackerLists, "all");
  return {
    search,
    list: list.value,
    status: status.value,
    sort,
    view: view.value,
    isFiltered: search.trim() !== "" || status.value !== "all" || list.value !== "all",
    setList: list.choose,
    setSearch: (text: string) => {
      type(text);
      set(["q", text]);
    },
    setStatus: status.choose,
    setSort: (choice: SortChoice) => set(["sort", sortText(choice)]),
    setView: view.choose,
    /** All of it, as an address says it. */
    query: trackerQuery(params.toString()),
    /** Shows what a stored view says. */
    apply: (query: string) => {
      type(new URLSearchParams(query).get("q") ?? "");
      change(new URLSearchParams(query));
    },
    clear: () => {
      type("");
      set(["q", ""], ["status", ""], ["list", ""]);
    },
  };
}

export type TrackerFilterState = ReturnType<typeof useTrackerFilters>;
