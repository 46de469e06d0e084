import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#shared/client/api-error.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import type { StatedFact } from "#shared/contract/stated-facts.ts";
import { api } from "../../../platform/api.ts";

const key = queryKey(contract.resumes.statedFacts);
const failed = "This could not be kept. Please try again.";

/** What the person said is true besides their resume; one answer per term serves every ad. */
export function useStatedFacts() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: () => api.resumes.statedFacts() });
  const onSuccess = (kept: { facts: StatedFact[] }) => client.setQueryData(key, kept);
  const keeping = useMutation({
    mutationFn: (body: { term: string; text: string }) => api.resumes.keepStatedFact({ body }),
    onSuccess,
  });
  const removing = useMutation({
    mutationFn: (id: string) => api.resumes.removeStatedFact({ params: { id } }),
    onSuccess,
  });
  /** Answers what went wrong, in a sentence. */
  const keep = (fact: { term: string; text: string }): Promise<string | undefined> =>
    keeping.mutateAsync(fact).then(
      () => undefined,
      (error: unknown) => (error instanceof ApiError ? (error.body?.message ?? failed) : failed),
    );
  return { facts: data?.facts, keep, remove: removing.mutateAsync };
}
