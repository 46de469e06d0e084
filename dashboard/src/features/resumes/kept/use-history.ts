import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import type { PastOptimisation } from "#shared/contract/resume-history.ts";
import { api } from "../../../platform/api.ts";
import { originalEntry } from "../measure-resume.ts";
import { keepResult } from "../result/stored-result.ts";

const key = queryKey(contract.resumes.history);

/** Optimisations that were made, newest first. */
export function useHistory() {
  return useQuery({ queryKey: key, queryFn: () => api.resumes.history() });
}

/** Puts a past optimisation where the result screens look for it. */
export function useOpenPast(onOpened: () => void, onFail: () => void) {
  return useMutation({
    mutationFn: async (id: string) => {
      const past = await api.resumes.pastOptimisation({ params: { id } });
      const { optimisation, resumeText: originalText, jobAdText: jobDescription, jobTitle, company } = past;
      const texts = { originalText, jobDescription, jobTitle, company, resumeEdits: [] };
      keepResult({ optimisation, original: await originalEntry(optimisation, texts) });
    },
    onSuccess: onOpened,
    onError: onFail,
  });
}

export function useRemovePast(onFail: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.resumes.removePastOptimisation({ params: { id } }),
    onSuccess: (_answer, id) =>
      client.setQueryData<PastOptimisation[]>(key, (all) => all?.filter((one) => one.id !== id)),
    onError: onFail,
  });
}
