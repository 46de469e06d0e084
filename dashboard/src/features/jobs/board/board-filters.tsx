import { Search } from "lucide-react";
import type { JobFilter } from "#shared/domain/jobs/job-filter.ts";
import { boardJobTypes, boardLocations, experienceLevels } from "#shared/domain/jobs/job-words.ts";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { useAddressParams } from "../../../platform/use-address-params.ts";
import { boardTexts as texts } from "../jobs-texts.ts";
import { useTyped } from "./use-typed.ts";

type FilterName = "location" | "type" | "experience";

/** Search, filters and page live in the address: reload, back and a shared link keep them. */
export function useBoardFilters() {
  const [params, change] = useAddressParams();
  /** Another list begins at its first page. */
  const set = (name: "q" | FilterName, value: string) =>
    change(
      (next) => {
        next.delete("page");
        next.delete("job");
        if (value === "" || value === "all") next.delete(name);
        else next.set(name, value);
      },
      { replace: true },
    );
  const search = params.get("q") ?? "";
  const box = useTyped(search, (text) => set("q", text));
  const filter: JobFilter = {
    search,
    location: params.get("location") ?? "all",
    jobType: params.get("type") ?? "all",
    experience: params.get("experience") ?? "all",
  };
  return {
    filter,
    /** What is in the search box; it is searched for once the typing rests. */
    typed: box.typed,
    setTyped: box.type,
    setFilter: set as (name: FilterName, value: string) => void,
    page: pageOf(params),
    isFiltered: search.trim() !== "" || ["location", "type", "experience"].some((name) => params.has(name)),
    clear: () => {
      box.forget();
      change(new URLSearchParams(), { replace: true });
    },
    /** The address of another page of the same list. */
    pageHref: (page: number) => {
      const next = new URLSearchParams(params);
      next.delete("page");
      next.delete("job");
      if (page > 1) next.set("page", String(page));
      return next.size > 0 ? `?${next}` : "?";
    },
  };
}

function pageOf(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1;
}

const withAll = (label: string, values: readonly string[]) => [
  { value: "all", label },
  ...values.map((value) => ({ value, label: value })),
];

/** The board's own lists. decision: D-42. */
const selects = [
  { name: "location", label: "Location", options: withAll("All locations", boardLocations) },
  { name: "type", label: "Job type", options: withAll("All job types", boardJobTypes) },
  { name: "experience", label: "Experience", options: withAll("All experience", experienceLevels) },
] as const;

/** Search box and three selects; what is chosen is in the address. */
export function BoardFilters(filters: ReturnType<typeof useBoardFilters>) {
  const { filter, typed, setTyped, setFilter } = filters;
  const chosen = { location: filter.location, type: filter.jobType, experience: filter.experience };
  return (
    <search className="grid grid-cols-2 gap-2 lg:grid-cols-[minmax(0,1fr)_10rem_9rem_10rem]">
      <Input
        type="search"
        aria-label="Search jobs"
        placeholder={texts.search}
        maxLength={500}
        icon={<Search aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="col-span-2 lg:col-span-1"
      />
      {selects.map(({ name, label, options }) => (
        <Select
          key={name}
          name={name}
          aria-label={label}
          options={options}
          value={chosen[name] ?? "all"}
          onValueChange={(value) => setFilter(name, value)}
          className={name === "experience" ? "max-lg:col-span-2" : undefined}
        />
      ))}
    </search>
  );
}
