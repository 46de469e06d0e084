import { type LedgerEntry, missingFirst, strongestFirst } from "#shared/engine/ledger.ts";
import { RequirementList, type RequirementListProps } from "./requirement-list.tsx";

export interface RequirementGroupsProps
  extends Pick<RequirementListProps, "isBrief" | "renderMore" | "renderSign" | "markedId" | "onPoint"> {
  ledger: readonly LedgerEntry[];
  /** For a place whose heading already has the counts. */
  hideCounts?: boolean | undefined;
}

/**
 * Every criterion of the ad, on every screen of a job: first what is missing, then what is shown in part, then the
 * rest.
 */
export function RequirementGroups({ ledger, hideCounts = false, ...rows }: RequirementGroupsProps) {
  const met = strongestFirst(ledger);
  const groups = [
    { title: "Not found", entries: missingFirst(ledger) },
    { title: "Partly", entries: met.filter(({ state }) => state === "partly") },
    // The count next to the list says how many of these are musts.
    { title: "Shown", hideImportance: true, entries: met.filter(({ state }) => state === "shown") },
  ].filter(({ entries }) => entries.length > 0);
  return groups.map((group) => (
    <div key={group.title} className="not-first-of-type:border-t border-line">
      {/* Each row says by its + what it would add. */}
      <RequirementList {...group} {...rows} unit="" count={hideCounts ? undefined : group.entries.length} />
    </div>
  ));
}
