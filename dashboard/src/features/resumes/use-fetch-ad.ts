import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { api } from "../../platform/api.ts";
import { optimizerToasts } from "./optimizer-texts.ts";

export interface FetchedAd {
  text: string;
  title: string;
  company: string;
}

/** Fetches an ad by its address. Boards that refuse servers answer with the way out (decision: D-30). */
export function useFetchAd(onFetched: (ad: FetchedAd) => void) {
  const [isFetching, setIsFetching] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const { toast } = useToast();
  const fail = (why: string | undefined) => {
    setReason(why ?? null);
    toast(optimizerToasts.fetchFailed);
  };
  const fetchAd = async (url: string) => {
    setReason(null);
    setIsFetching(true);
    try {
      const ad = await api.jobs.fetchDescription({ body: { url } });
      if (!ad.success || !ad.description) return fail(ad.error);
      onFetched({ text: ad.description, title: ad.title ?? "", company: ad.company ?? "" });
      toast(optimizerToasts.fetched);
    } catch (error) {
      fail(error instanceof ApiError ? error.body?.message : undefined);
    } finally {
      setIsFetching(false);
    }
  };
  return { isFetching, reason, fetchAd };
}
