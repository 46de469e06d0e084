import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { api } from "../../platform/api.ts";

const key = queryKey(contract.resumes.getDefault);

const query = { queryKey: key, queryFn: () => api.resumes.getDefault() };

/** The same answer for code outside of a render; from the cache where it is there. */
export function loadDefaultResume(client: QueryClient) {
  return client.ensureQueryData(query);
}

/** The one resume that match scores and the extension compare with; null until one is stored. decision: D-52. */
export function useDefaultResume() {
  const { data, isPending } = useQuery(query);
  return { resume: data?.resume ?? null, isPending };
}

/** Keeping another resume changes every match score, so what shows them is loaded anew. */
export function useSaveResume() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (resume: { name: string; text: string; fileId?: string }) =>
      api.resumes.keepDefault({ body: resume }),
    onSuccess: (resume) => {
      client.setQueryData(key, { resume });
      client.removeQueries({ queryKey: queryKey(contract.resumes.list) });
      client.removeQueries({ queryKey: queryKey(contract.resumes.get) });
      client.removeQueries({ queryKey: queryKey(contract.applications.list) });
      client.removeQueries({ queryKey: queryKey(contract.applications.get) });
      return client.invalidateQueries({ queryKey: queryKey(contract.overview.summary) });
    },
  });
}
