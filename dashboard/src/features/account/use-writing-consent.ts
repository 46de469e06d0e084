import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import type { ResponseOf } from "#shared/contract/route.ts";
import { api } from "../../platform/api.ts";

export type WritingConsent = ResponseOf<typeof contract.account.writingConsent>;

const key = queryKey(contract.account.writingConsent);

/** Whether a language model may write for the person, which one it would be, and the way to change it. */
export function useWritingConsent(onFail: () => void) {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: () => api.account.writingConsent() });
  const { mutate, isPending } = useMutation({
    mutationFn: (consent: boolean) => api.account.keepWritingConsent({ body: { consent } }),
    onSuccess: (kept) => client.setQueryData<WritingConsent>(key, kept),
    onError: onFail,
  });
  return { consent: data, isBusy: isPending, set: (consent: boolean) => mutate(consent) };
}
