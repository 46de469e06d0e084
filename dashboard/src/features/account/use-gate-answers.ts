import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/dashboard.ts";
import type { Gate } from "#shared/match/analysis.ts";
import { api } from "../../platform/api.ts";

const key = queryKey(contract.account.gateAnswers);
const none = { answers: {} };

/** The person's answers to knock-out questions; one answer serves every ad. */
export function useGateAnswers() {
  const client = useQueryClient();
  const { data = none } = useQuery({ queryKey: key, queryFn: () => api.account.gateAnswers() });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ answers }: { gateId: string; answers: Record<string, string> }) =>
      api.account.keepGateAnswers({ body: { answers } }),
    onSuccess: (kept) => client.setQueryData(key, kept),
  });
  const answer = (gate: Gate, value: "yes" | "no" | null) => {
    const { [gate.id]: _, ...others } = data.answers as Record<string, string>;
    mutate({ gateId: gate.id, answers: value === null ? others : { ...others, [gate.id]: value } });
  };
  return { profile: data, answer, busyId: isPending ? variables.gateId : undefined };
}
