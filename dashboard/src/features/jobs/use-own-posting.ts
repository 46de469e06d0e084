import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { api } from "../../platform/api.ts";
import { postingToasts, editTexts as texts } from "./posting-texts.ts";

export type Posting = z.infer<typeof contract.jobs.getPosting.response>;

/** Renews and closes a posting; what the server answers is what the screen shows. */
export function useOwnPosting(token: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  const body = { token };
  const show = (posting: Posting, title: string) => {
    client.setQueryData(queryKey(contract.jobs.getPosting, { body }), posting);
    toast({ title });
  };
  const onError = (error: Error) =>
    void toast({ ...postingToasts.failed(error.message), variant: "destructive" });
  const renew = useMutation({
    mutationFn: () => api.jobs.renewPosting({ body }),
    onSuccess: (posting) => show(posting, texts.renewed),
    onError,
  });
  const close = useMutation({
    mutationFn: () => api.jobs.closePosting({ body }),
    onSuccess: (posting) => show(posting, texts.closed),
    onError,
  });
  return { show, renew, close };
}
