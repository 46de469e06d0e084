import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import type { KnockOut } from "#shared/engine/analysis.ts";
import { api } from "../../platform/api.ts";

const key = queryKey(contract.account.gateAnswers);
const none = { answers: {} };

/** The person's answers to knock-out questions; one answer serves every ad that asks the same. */
export function useKnockOutAnswers() {
  const client = useQueryClient();
  const { data = none } = useQuery({ queryKey: key, queryFn: () => api.account.gateAnswers() });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ answers }: { knockOutId: string; answers: Record<string, string> }) =>
      api.account.saveGateAnswers({ body: { answers } }),
    // All answers travel together, one call after the other: the next must know this one, stored or not yet.
    scope: { id: "gate-answers" },
    onMutate: async (asked) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData(key, { answers: asked.answers });
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
  const answer = (knockOut: KnockOut, value: "yes" | "no" | null) => {
    const { [knockOut.answerId]: _, ...others } = data.answers as Record<string, string>;
    mutate({
      knockOutId: knockOut.id,
      answers: value === null ? others : { ...others, [knockOut.answerId]: value },
    });
  };
  return { profile: data, answer, busyId: isPending ? variables.knockOutId : undefined };
}
