import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { ApiError } from "#shared/client/api-error.ts";
import { queryKey } from "#shared/client/route-query.ts";
import type { createApplicationBody } from "#shared/contract/applications/applications.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../../platform/api.ts";
import { useOneAtATime } from "../../../platform/use-one-at-a-time.ts";
import { rereadList } from "../application-cache.ts";
import { failure, trackerToasts } from "../applications-texts.ts";
import type { ApplicationErrors } from "./application-form-rules.ts";

interface AddOutcome {
  onAdded: () => void;
  /** What the server found wrong, by field. */
  onRefused: (faults: ApplicationErrors) => void;
}

export function useAddApplication({ onAdded, onRefused }: AddOutcome) {
  const client = useQueryClient();
  const { toast } = useToast();
  const oneAtATime = useOneAtATime();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: z.input<typeof createApplicationBody>) => api.applications.create({ body }),
    onSuccess: () => {
      toast(trackerToasts.added);
      onAdded();
      return Promise.all([
        rereadList(client),
        client.invalidateQueries({ queryKey: queryKey(contract.overview.summary) }),
      ]);
    },
    onError: (error) => {
      const isLimit = error instanceof ApiError && error.requiresUpgrade;
      toast(
        isLimit
          ? { ...trackerToasts.addFailed, description: error.message }
          : failure(trackerToasts.addFailed, error),
      );
      const fields = error instanceof ApiError ? error.body?.details?.fields : undefined;
      if (typeof fields === "object" && fields !== null) onRefused(fields);
    },
  });
  // What failed is told above.
  const add = (body: z.input<typeof createApplicationBody>) =>
    void oneAtATime(() => mutateAsync(body).catch(() => undefined));
  return { add, isAdding: isPending };
}
