import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { api } from "../../../platform/api.ts";
import { originalEntry } from "../measure-resume.ts";
import { type OptimizerResult, readResult, saveResult } from "./stored-result.ts";

/** Fetches a result of the account and makes it the one that the tab's other screens show. */
async function openResult(id: string): Promise<OptimizerResult> {
  const past = await api.resumes.pastOptimisation({ params: { id } });
  const { optimisation, resumeText: originalText, resumeEdits, jobAdText: jobDescription } = past;
  const { jobTitle, company } = past;
  const texts = { originalText, jobDescription, jobTitle, company, resumeEdits };
  const result = { optimisation, original: await originalEntry(optimisation, texts) };
  saveResult(result);
  return result;
}

/**
 * A result by its id; null asks for the tab's last one. What the tab keeps is there at once, the rest comes from the
 * account. decision: D-64.
 */
export function useResult(id: string | null) {
  const [kept] = useState(readResult);
  const isHere = id === null || kept?.optimisation.id === id;
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: queryKey(contract.resumes.pastOptimisation, { params: { id: id ?? "" } }),
    queryFn: () => openResult(id ?? ""),
    enabled: !isHere,
    // Each opening makes it the tab's last one again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const isMissing = error instanceof ApiError && error.status === 404;
  if (isHere) return { result: kept, isPending: false, error: null, isMissing: false, isFetching, refetch };
  return { result: data ?? null, isPending, error, isMissing, isFetching, refetch };
}
