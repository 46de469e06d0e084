import { useQuery } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { contract } from "#shared/contract/index.ts";
import type { Tier } from "#shared/domain/plans.ts";
import { api } from "../../platform/api.ts";

/**
 * Premium if the user record or the subscription call says so (part 1, section 4); an absent tier is free.
 * @param recorded the tier of the user record.
 */
export function usePlan(recorded: Tier): Tier {
  const { data } = useQuery({
    queryKey: queryKey(contract.billing.tier),
    queryFn: () => api.billing.tier(),
  });
  return recorded === "free" ? (data?.tier ?? recorded) : recorded;
}
