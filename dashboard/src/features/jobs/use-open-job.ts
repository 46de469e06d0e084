import { useEffect, useRef } from "react";
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
  const named = params.get("job");
  const at = placeOf(named);
  // A key that is held comes again before the address is drawn.
  const latest = useRef(named);
  useEffect(() => {
    latest.current = named;
  }, [named]);
  const open = (id: string) => {
    latest.current = id;
    change((next) => next.set("job", id), { replace: true });
  };
  useFreeKeys(({ key }) => {
    const step = { j: 1, k: -1 }[key.toLowerCase()];
    const next = step ? rows[placeOf(latest.current) + step] : undefined;
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
