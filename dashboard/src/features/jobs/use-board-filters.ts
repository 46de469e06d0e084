import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { JobFilter } from "#shared/domain/jobs/job-filter.ts";
import { useSettled } from "./use-settled.ts";

type FilterName = "location" | "type" | "experience";

/** Search, filters and page live in the address: reload, back and a shared link keep them. */
export function useBoardFilters() {
  const [params, setParams] = useSearchParams();
  /** Another list begins at its first page. */
  const set = (name: "q" | FilterName, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("page");
        if (value === "" || value === "all") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const search = params.get("q") ?? "";
  const [typed, setTyped] = useTyped(search, (text) => set("q", text));
  const filter: JobFilter = {
    search,
    location: params.get("location") ?? "all",
    jobType: params.get("type") ?? "all",
    experience: params.get("experience") ?? "all",
  };
  return {
    filter,
    /** What stands in the search box; it is searched for once the typing rests. */
    typed,
    setTyped,
    setFilter: set as (name: FilterName, value: string) => void,
    page: pageOf(params),
    isFiltered: search.trim() !== "" || ["location", "type", "experience"].some((name) => params.has(name)),
    clear: () => {
      setTyped("");
      setParams(new URLSearchParams(), { replace: true });
    },
    /** The address of another page of the same list. */
    pageHref: (page: number) => {
      const next = new URLSearchParams(params);
      next.delete("page");
      if (page > 1) next.set("page", String(page));
      return next.size > 0 ? `?${next}` : "?";
    },
  };
}

/** Typing writes the address when it rests; going back and forth writes the box. */
function useTyped(inAddress: string, onSettled: (text: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);
  const settled = useSettled(typed);
  const write = useRef(onSettled);
  write.current = onSettled;
  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    write.current(settled);
  }, [settled]);
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);
  return [typed, setTyped] as const;
}

function pageOf(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1;
}
