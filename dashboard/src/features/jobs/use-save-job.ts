import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#shared/client/api-error.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { type savedStatus, sentStatus, statusFacts } from "#shared/domain/applications/status.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import { jobIdentity } from "#shared/domain/jobs/job-identity.ts";
import { jobPayText } from "#shared/domain/jobs/posting-pay.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { jobsKey } from "../../platform/first-screen.ts";
import { announce } from "../../platform/live/live-region.tsx";
import { type JobList, jobQuery, type ListedJob } from "./job-queries.ts";
import { jobToasts } from "./jobs-texts.ts";

interface Order {
  job: ListedJob;
  status: typeof savedStatus | typeof sentStatus;
}

/**
 * Puts an ad into the tracker with its whole text; one that is there already is only moved on.
 * @param onLimit the free plan keeps no more.
 */
export function useSaveJob(onLimit: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();

  const create = async ({ job, status }: Order) => {
    const { description, closesAt } = await client.fetchQuery(jobQuery(job.id));
    const { identityKey } = jobIdentity(job.url);
    const hasSalary = job.salaryMin + job.salaryMax > 0;
    return api.applications.create({
      body: {
        ...{ jobTitle: job.title, company: job.company, location: job.location, status },
        ...{ jobUrl: job.url, jobDescription: description },
        ...(closesAt && { closingDate: calendarDay(new Date(closesAt)) }),
        ...(hasSalary && { salary: jobPayText(job) }),
        ...(identityKey && { identityKey }),
      },
    });
  };
  const { mutate, isPending, variables, data } = useMutation({
    mutationFn: async (order: Order) => {
      const known = order.job.saved ?? (await create(order));
      if (order.status !== sentStatus || statusFacts[known.status].isSent) return known;
      return api.applications.update({ params: { id: known.id }, body: { status: sentStatus } });
    },
    onSuccess: ({ id, status }, { job }) => {
      const saved = { id, status };
      client.setQueriesData<JobList>({ queryKey: jobsKey }, (list) => list && withSaved(list, job.id, saved));
      announce(`${job.title} is in your tracker`);
      return Promise.all([
        client.invalidateQueries({ queryKey: queryKey(contract.applications.list) }),
        client.invalidateQueries({ queryKey: queryKey(contract.applications.get) }),
        client.invalidateQueries({ queryKey: queryKey(contract.overview.summary) }),
      ]);
    },
    onError: (error) => {
      toast(jobToasts.saveFailed(error instanceof ApiError ? error.message : undefined));
      if (error instanceof ApiError && error.requiresUpgrade) onLimit();
    },
  });
  return { save: mutate, savingId: isPending ? variables.job.id : null, lastSaved: data };
}

function withSaved(list: JobList, id: string, saved: NonNullable<ListedJob["saved"]>): JobList {
  return { ...list, jobs: list.jobs.map((job) => (job.id === id ? { ...job, saved } : job)) };
}
