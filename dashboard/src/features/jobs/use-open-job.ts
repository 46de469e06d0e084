import { groupJobs } from "#shared/domain/jobs/board-groups.ts";
import { useAddressParams } from "../../platform/use-address-params.ts";
import { useFreeKeys } from "../../platform/use-free-keys.ts";
import type { ListedJob } from "./job-queries.ts";

/**
 * Which ad is open beside the list: the address says it, else the first one. J and K move.
 * @param isGrouped the rows stand in the order of their groups.
 */
export function useOpenJob(jobs: readonly ListedJob[], isGrouped: boolean) {
  const [params, change] = useAddressParams();
  const rows = isGrouped ? groupJobs(jobs).flatMap((group) => group.jobs) : jobs;
  const placeOf = (id: string | null) =>
    Math.max(
      0,
      rows.findIndex((row) => row.id === id),
    );
  const at = placeOf(params.get("job"));
  const open = (id: string) => change((next) => next.set("job", id), { replace: true });
  useFreeKeys(({ key }) => {
    const step = { j: 1, k: -1 }[key.toLowerCase()];
    // A key that is held comes again before the address is drawn: what is in the address says where the reader is.
    const standing = new URLSearchParams(window.location.search).get("job");
    const next = step ? rows[placeOf(standing) + step] : undefined;
    if (next) open(next.id);
    return next !== undefined;
  });
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(params);
    next.set("job", id);
    return `?${next}`;
  };
  return { job: rows[at], open, hrefOf };
}
