import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { jobsKey } from "../../platform/first-screen.ts";
import { jobToasts } from "./jobs-texts.ts";

/** Load Fresh Jobs, Refresh Jobs and Load Job Opportunities: one act. */
export function usePopulate() {
  const client = useQueryClient();
  const { toast } = useToast();
  const waiting = useRef<AbortController>(null);
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => {
      waiting.current = new AbortController();
      return api.jobs.populate(undefined, { signal: waiting.current.signal });
    },
    onSuccess: ({ jobsAdded, areSamples }) => {
      toast(areSamples ? jobToasts.samples : jobToasts.loaded(jobsAdded));
      return Promise.all([
        client.invalidateQueries({ queryKey: jobsKey }),
        client.invalidateQueries({ queryKey: queryKey(contract.overview.summary) }),
      ]);
    },
    onError: (error) => {
      // Who stopped waiting knows it.
      if (waiting.current?.signal.aborted) return;
      const told = error instanceof ApiError ? error.body?.message : undefined;
      toast(jobToasts.loadFailed(told));
    },
  });
  return {
    populate: () => mutate(),
    isPopulating: isPending,
    stopWaiting: () => waiting.current?.abort(),
    failedSources: data && !data.areSamples ? data.failedSources : 0,
  };
}
