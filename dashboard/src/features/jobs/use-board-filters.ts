import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { JobFilter } from "#shared/domain/jobs/filter-jobs.ts";

type FilterName = "location" | "type" | "experience";

/** Search, filters and page live in the address: reload, back and a shared link keep them. */
export function useBoardFilters() {
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
  const write = (text: string) => {
    written.current = text;
    setTyped(text);
  };
  const filter: JobFilter = {
    search,
    location: params.get("location") ?? "all",
    jobType: params.get("type") ?? "all",
    experience: params.get("experience") ?? "all",
  };
  return {
    filter,
    page: pageOf(params),
    isFiltered: search.trim() !== "" || ["location", "type", "experience"].some((name) => params.has(name)),
    setSearch: (text: string) => {
      write(text);
      set("q", text);
    },
    setFilter: set as (name: FilterName, value: string) => void,
    clear: () => {
      write("");
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

function pageOf(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1;
}
