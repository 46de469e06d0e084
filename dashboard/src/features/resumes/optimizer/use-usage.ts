import { useQuery } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { freeLimits, may, type Tier } from "#shared/domain/plans.ts";
import { api } from "../../../platform/api.ts";

export const usageKey = queryKey(contract.resumes.usage);

export interface Usage {
  count: number;
  isUnlimited: boolean;
  isUsedUp: boolean;
}

/** The server's count of optimisations, and whether another one is allowed. */
export function useUsage(tier: Tier): Usage {
  const { data } = useQuery({ queryKey: usageKey, queryFn: () => api.resumes.usage() });
  const count = data?.count ?? 0;
  const isUnlimited = may(tier, "optimise-unlimited");
  return { count, isUnlimited, isUsedUp: !isUnlimited && count >= freeLimits.optimisations };
}
