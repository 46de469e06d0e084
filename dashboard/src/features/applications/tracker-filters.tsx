import { Search } from "lucide-react";
import { applicationStatusBadges, applicationStatuses } from "#shared/domain/applications/status.ts";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { trackerTexts as texts } from "./applications-texts.ts";
import type { StatusFilter } from "./use-tracker-filters.ts";

const options: { value: StatusFilter; label: string }[] = [
  { value: "all", label: texts.allStatus },
  ...applicationStatuses.map((value) => ({ value, label: applicationStatusBadges[value].label })),
];

export interface TrackerFiltersProps {
  search: string;
  status: StatusFilter;
  onSearch: (text: string) => void;
  onStatus: (status: StatusFilter) => void;
}

export function TrackerFilters({ search, status, onSearch, onStatus }: TrackerFiltersProps) {
  return (
    <search className="flex flex-col gap-2 sm:flex-row">
      <Input
        type="search"
        aria-label="Search applications"
        placeholder={texts.search}
        icon={<Search aria-hidden="true" />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        className="flex-1"
      />
      <Select
        aria-label="Filter by status"
        options={options}
        value={status}
        onValueChange={onStatus}
        className="sm:w-44"
      />
    </search>
  );
}
