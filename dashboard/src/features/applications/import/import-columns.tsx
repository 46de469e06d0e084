import type { ImportReport } from "#shared/contract/applications/application-reports.ts";
import {
  type ImportField,
  importFields,
  importTitles,
} from "#shared/domain/applications/import/import-fields.ts";
import { Select } from "#shared/ui/primitives/select.tsx";

const leaveOut = "leave-out";

/** Ids and scores are ours to make: they are told by their titles, never chosen. */
const hidden: readonly ImportField[] = [
  "id",
  "matchScore",
  "identityKey",
  "editedFields",
  "requirementEdits",
];

const options = [
  { value: leaveOut, label: "Leave out" },
  ...importFields
    .filter((field) => !hidden.includes(field))
    .map((value) => ({ value, label: importTitles[value] })),
] as { value: ImportField | typeof leaveOut; label: string }[];

export interface ImportColumnsProps {
  columns: ImportReport["columns"];
  onChoose: (at: number, field: ImportField | null) => void;
}

/** What each column is read as, with its first values; the person may say otherwise. */
export function ImportColumns({ columns, onChoose }: ImportColumnsProps) {
  // Titles may repeat; a column is its place.
  const placed = columns.map((column, at) => ({ ...column, at, place: `column ${at + 1}` }));
  return (
    <section aria-labelledby="import-columns">
      <h3 id="import-columns" className="font-medium">
        Columns
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {placed.map(({ title, field, samples, at, place }) => (
          <li
            key={place}
            className="grid grid-cols-1 items-center gap-x-4 gap-y-2 py-2 sm:grid-cols-[minmax(0,1fr)_13rem]"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{title || `Column ${at + 1}`}</p>
              <p className="truncate text-13 text-muted">{samples.join(" · ") || "Empty"}</p>
            </div>
            {field !== null && hidden.includes(field) ? (
              <p className="text-muted">{importTitles[field]}</p>
            ) : (
              <Select
                compact
                aria-label={`What is ${title || place}?`}
                options={options}
                value={field ?? leaveOut}
                onValueChange={(to) => onChoose(at, to === leaveOut ? null : to)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
