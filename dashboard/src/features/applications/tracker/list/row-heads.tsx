import { ChevronDown } from "lucide-react";
import {
  type ApplicationSort,
  isAscending,
  type SortChoice,
} from "#shared/domain/applications/filter-applications.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";

interface RowHeadsProps {
  sort: SortChoice;
  onSort: (choice: SortChoice) => void;
  /** The columns' widths, as the rows have them. */
  className: string;
}

const heads: readonly { by: ApplicationSort; label: string }[] = [
  { by: "title", label: "Job" },
  { by: "status", label: "Status" },
  { by: "match", label: "Match" },
  { by: "stage", label: "In stage" },
  { by: "next", label: "Next" },
];

/** The columns' names; a press sorts by one, the next turns it round. */
export function RowHeads({ sort, onSort, className }: RowHeadsProps) {
  return (
    <thead className="block max-md:hidden">
      <tr
        aria-rowindex={1}
        className={classNames(
          "grid h-8.5 items-center gap-3 bg-canvas px-3 text-13 font-medium text-muted",
          className,
        )}
      >
        <th scope="col" className="text-left font-medium">
          <span className="sr-only">Selected</span>
        </th>
        {heads.map(({ by, label }) => (
          <Head
            key={by}
            label={label}
            sorted={sort.by === by ? (isAscending(sort) ? "ascending" : "descending") : undefined}
            onPress={() => onSort({ by, isReversed: sort.by === by && !sort.isReversed })}
          />
        ))}
        <th scope="col" className="text-left font-medium">
          <span className="sr-only">More</span>
        </th>
      </tr>
    </thead>
  );
}

interface HeadProps {
  label: string;
  sorted: "ascending" | "descending" | undefined;
  onPress: () => void;
}

function Head({ label, sorted, onPress }: HeadProps) {
  return (
    <th scope="col" aria-sort={sorted} className="text-left font-medium">
      <button
        type="button"
        onClick={onPress}
        className={classNames(
          "-mx-1 inline-flex min-h-6 items-center gap-1 rounded-paper px-1 hover:text-ink pointer-coarse:min-h-11",
          sorted && "text-ink",
        )}
      >
        {label}
        {sorted && (
          <ChevronDown
            aria-hidden="true"
            className={classNames("size-3.5", sorted === "ascending" && "rotate-180")}
          />
        )}
      </button>
    </th>
  );
}
