import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import type { PastOptimisation } from "#shared/contract/resumes/resume-history.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../../platform/api.ts";
import { renameResult } from "../result/stored-result.ts";
import { historyToasts } from "./saved-texts.ts";

export const historyKey = queryKey(contract.resumes.history);

/** Optimisations that were made, newest first. */
export function useHistory() {
  return useQuery({ queryKey: historyKey, queryFn: () => api.resumes.history() });
}

/** Names the job of a result, or files it with a tracked one. */
export function useFileResult(id: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: z.input<typeof contract.resumes.filePastOptimisation.body>) =>
      api.resumes.filePastOptimisation({ params: { id }, body }),
    onSuccess: (filed) => {
      renameResult(filed.id, { jobTitle: filed.jobTitle, company: filed.company });
      client.setQueryData<PastOptimisation[]>(historyKey, (all) =>
        all?.map((one) => (one.id === filed.id ? filed : one)),
      );
    },
    onError: () => toast(historyToasts.fileFailed),
  });
  return { file: mutate, isFiling: isPending };
}

export function useRemovePast(onFail: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.resumes.removePastOptimisation({ params: { id } }),
    onSuccess: (_answer, id) =>
      client.setQueryData<PastOptimisation[]>(historyKey, (all) => all?.filter((one) => one.id !== id)),
    onError: onFail,
  });
}
