import { keepPreviousData, queryOptions, replaceEqualDeep } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { chosen, type JobFilter } from "#shared/domain/jobs/job-filter.ts";
import { overviewFreshMs } from "#shared/domain/ui-constants.ts";
import { api } from "../../platform/api.ts";
import { jobsQuery } from "../../platform/first-screen.ts";

export type JobList = z.infer<typeof contract.jobs.list.response>;
/** A job as its own page shows it. */
export type Job = z.infer<typeof contract.jobs.get.response>;
export type ListedJob = JobList["jobs"][number];

const askAgainMs = 1500;

/** A page of the board. While scores are being measured it asks again, and its order stays until all are known. */
export function boardQuery(filter: JobFilter, page: number) {
  const search = filter.search?.trim() || undefined;
  const query = {
    ...(search && { search }),
    ...(chosen(filter.location) && { location: filter.location }),
    ...(chosen(filter.jobType) && { jobType: filter.jobType }),
    ...(chosen(filter.experience) && { experience: filter.experience }),
    ...(page > 1 && { page }),
  };
  return queryOptions({
    ...jobsQuery(query),
    placeholderData: keepPreviousData,
    // An equal list must be the same object: a new one at each look is drawn for ever, until React gives up.
    structuralSharing: (old, next) =>
      replaceEqualDeep(old, inKnownOrder(old as JobList | undefined, next as JobList)),
    refetchInterval: ({ state }) => ((state.data?.matches.pending ?? 0) > 0 ? askAgainMs : false),
  });
}

/** Cards do not move under the eyes of who reads them: new scores come into the old order, until the last one is there. */
export function inKnownOrder(old: JobList | undefined, next: JobList): JobList {
  if (!old || next.matches.pending === 0 || old.total !== next.total) return next;
  const scoreOf = new Map(next.jobs.map(({ id, matchScore }) => [id, matchScore]));
  const jobs = old.jobs.map((job) => {
    const matchScore = scoreOf.get(job.id);
    return matchScore === undefined ? job : { ...job, matchScore };
  });
  return { ...next, jobs };
}

export function jobKey(id: string): readonly unknown[] {
  return queryKey(contract.jobs.get, { params: { id } });
}

/** The ad with its whole text. */
export function jobQuery(id: string) {
  const queryFn = () => api.jobs.get({ params: { id } });
  return queryOptions({ queryKey: jobKey(id), queryFn, staleTime: overviewFreshMs });
}
