import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#shared/client/api-error.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { savedStatus } from "#shared/domain/applications/status.ts";
import { jobIdentity } from "#shared/domain/jobs/job-identity.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { rereadList } from "./application-cache.ts";
import { trackerToasts } from "./applications-texts.ts";
import { applicationQuery } from "./use-applications.ts";

interface ResultJob {
  jobTitle: string;
  company: string;
  jobDescription: string;
  /** "" where the ad was pasted. */
  jobUrl: string;
}

/**
 * 'Save this job' on a result or a letter.
 * @param onSaved with the tracked job's id, which may have been there before.
 * @param opensJob the job's page opens next, which says by itself that it is saved.
 */
export function useSaveResultJob(onSaved: (id: string) => void, opensJob = false) {
  const client = useQueryClient();
  const { toast } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ jobUrl, ...job }: ResultJob) => {
      const { identityKey } = jobIdentity(jobUrl);
      const address = jobUrl === "" ? {} : { jobUrl };
      const saved = await api.applications.create({
        body: { ...job, ...address, status: savedStatus, ...(identityKey && { identityKey }) },
      });
      // Its page opens next: without this it would be blank while the job is fetched.
      await client.prefetchQuery(applicationQuery(saved.id));
      return saved;
    },
    onSuccess: ({ id, alreadySaved }) => {
      if (alreadySaved) toast({ title: "You saved this job before" });
      else if (!opensJob) toast({ title: "Job saved" });
      onSaved(id);
      return Promise.all([
        rereadList(client),
        client.invalidateQueries({ queryKey: queryKey(contract.overview.summary) }),
      ]);
    },
    onError: (error) => {
      const isLimit = error instanceof ApiError && error.requiresUpgrade;
      toast(isLimit ? { ...trackerToasts.addFailed, description: error.message } : trackerToasts.addFailed);
    },
  });
  return { save: mutate, isSaving: isPending };
}
