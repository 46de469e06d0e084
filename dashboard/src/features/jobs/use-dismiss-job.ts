import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { dismissedJobs } from "#shared/contract/dismissed-jobs.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { ownOrigin } from "../../platform/api.ts";
import { jobsKey, overviewQuery } from "../../platform/first-screen.ts";
import type { JobList, ListedJob } from "./job-queries.ts";
import { jobToasts } from "./jobs-texts.ts";

const { dismissedJobs: api } = createApiClient({ dismissedJobs }, ownOrigin);

type Named = Pick<ListedJob, "id" | "title">;

/**
 * Puts an ad away as not for this person, or takes that back: at once on the screen, with the way back in the toast, and
 * back again when the server refuses. decision: D-108.
 */
export function useDismissJob(): (job: Named, isDismissed: boolean) => void {
  const client = useQueryClient();
  const { toast } = useToast();
  const show = (id: string, isDismissed: boolean) =>
    client.setQueriesData<JobList>(
      { queryKey: jobsKey },
      (list) =>
        list && { ...list, jobs: list.jobs.map((job) => (job.id === id ? { ...job, isDismissed } : job)) },
    );
  // All of it is here and not at the call: the card that was pressed leaves the screen at once.
  const { mutate } = useMutation({
    mutationFn: ({ id, isDismissed }: { id: string; isDismissed: boolean }) =>
      api.keep({ params: { id }, body: { isDismissed } }),
    onMutate: async ({ id, isDismissed }) => {
      show(id, isDismissed);
      // A list that is on its way does not know of it yet.
      await client.cancelQueries({ queryKey: jobsKey });
      show(id, isDismissed);
    },
    onError: (_error, { id, isDismissed }) => {
      show(id, !isDismissed);
      toast(jobToasts.notDismissed);
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: jobsKey }),
        client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
      ]),
  });
  return ({ id, title }, isDismissed) => {
    mutate({ id, isDismissed });
    if (!isDismissed) return;
    const onAction = () => mutate({ id, isDismissed: false });
    toast({ ...jobToasts.dismissed(title), action: { label: "Undo", onAction } });
  };
}
