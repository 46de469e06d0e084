import { Search } from "lucide-react";
import { boardJobTypes, boardLocations, experienceLevels } from "#shared/domain/jobs/job-words.ts";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { boardTexts as texts } from "./jobs-texts.ts";
import type { useBoardFilters } from "./use-board-filters.ts";

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

/** Search box and three selects; what is chosen stands in the address. */
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
