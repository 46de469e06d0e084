import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { type ApplicationStatus, applicationStatuses } from "#shared/domain/applications/status.ts";

export type TrackerView = "grid" | "list";
export type StatusFilter = ApplicationStatus | "all";

/** Search, status and view live in the address: reload, back and a shared link keep them. */
export function useTrackerFilters() {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get("q") ?? "";
  const [search, setTyped] = useState(inAddress);
  const written = useRef(inAddress);

  // Typing writes the address; going back and forth reads it.
  useEffect(() => {
    if (inAddress !== written.current) {
      written.current = inAddress;
      setTyped(inAddress);
    }
  }, [inAddress]);

  const set = (name: "q" | "status" | "view", value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const status: StatusFilter = applicationStatuses.find((one) => one === params.get("status")) ?? "all";
  const view: TrackerView = params.get("view") === "list" ? "list" : "grid";
  return {
    search,
    status,
    view,
    isFiltered: search.trim() !== "" || status !== "all",
    setSearch: (text: string) => {
      written.current = text;
      setTyped(text);
      set("q", text);
    },
    setStatus: (chosen: StatusFilter) => set("status", chosen === "all" ? "" : chosen),
    setView: (chosen: TrackerView) => set("view", chosen === "grid" ? "" : chosen),
    clear: () => {
      written.current = "";
      setTyped("");
      setParams((before) => new URLSearchParams(before.get("view") ? { view: "list" } : {}), {
        replace: true,
      });
    },
  };
}
