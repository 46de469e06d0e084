import { Search } from "lucide-react";
import type { ApplicationSort } from "#shared/domain/applications/filter-applications.ts";
import { statusOptions } from "#shared/domain/applications/status.ts";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { trackerTexts as texts } from "../applications-texts.ts";
import type { StatusFilter, TrackerFilterState } from "./use-tracker-filters.ts";

/** The specification's five, and Saved. decision: D-13. */
const filterOptions: { value: StatusFilter; label: string }[] = [
  { value: "all", label: texts.allStatus },
  ...statusOptions,
];

const sortOptions: { value: ApplicationSort; label: string }[] = [
  { value: "newest", label: "Newest first" },
  { value: "title", label: "Job title" },
  { value: "company", label: "Company" },
  { value: "status", label: "Status" },
  { value: "applied", label: "Date applied" },
  { value: "follow-up", label: "Follow-up date" },
  { value: "match", label: "Best match" },
];

interface TrackerFiltersProps {
  filters: TrackerFilterState;
  /** Somebody is about to type. */
  onSearch: () => void;
}

/** Search, status and order, as the address keeps them. */
export function TrackerFilters({ filters, onSearch }: TrackerFiltersProps) {
  const { search, status, sort, setSearch, setStatus, setSort } = filters;
  return (
    <search className="grid w-full min-w-0 grid-cols-2 gap-2 sm:flex sm:w-auto sm:min-w-104 sm:flex-1">
      <Input
        type="search"
        aria-label="Search applications"
        aria-keyshortcuts="/"
        placeholder={texts.search}
        icon={<Search aria-hidden="true" />}
        value={search}
        onFocus={onSearch}
        onChange={(event) => setSearch(event.currentTarget.value)}
        className="col-span-2 min-w-0 flex-1"
      />
      <Select
        aria-label="Filter by status"
        options={filterOptions}
        value={status}
        onValueChange={setStatus}
        className="sm:w-36"
      />
      <Select
        aria-label="Sort applications"
        options={sortOptions}
        value={sort.by}
        onValueChange={(by) => setSort({ by, isReversed: false })}
        className="sm:w-36"
      />
    </search>
  );
}
