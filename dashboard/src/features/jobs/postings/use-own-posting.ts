import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { queryKey } from "#shared/client/route-query.ts";
import { postings } from "#shared/contract/postings.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { postingToasts, editTexts as texts } from "./posting-texts.ts";
import { postingsApi } from "./postings-api.ts";

export type Posting = z.infer<typeof postings.getPosting.response>;

/** Renews and closes a posting; what the server answers is what the screen shows. */
export function useOwnPosting(token: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  const body = { token };
  const show = (posting: Posting, title: string) => {
    client.setQueryData(queryKey(postings.getPosting, { body }), posting);
    toast({ title });
  };
  const onError = (error: Error) =>
    void toast({ ...postingToasts.failed(error.message), variant: "destructive" });
  const publish = useMutation({
    mutationFn: () => postingsApi.publishPosting({ body }),
    onSuccess: (posting) => show(posting, texts.published),
    onError,
  });
  const renew = useMutation({
    mutationFn: () => postingsApi.renewPosting({ body }),
    onSuccess: (posting) => show(posting, texts.renewed),
    onError,
  });
  const close = useMutation({
    mutationFn: () => postingsApi.closePosting({ body }),
    onSuccess: (posting) => {
      if (!posting.isWaiting) return show(posting, texts.closed);
      toast({ title: texts.forgotten });
      return client.resetQueries({ queryKey: queryKey(postings.getPosting, { body }) });
    },
    onError,
  });
  return { show, publish, renew, close };
}
