import { type QueryClient, useQuery } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { api } from "../../platform/api.ts";
import { userKey } from "../../platform/query-client.ts";

const subscriptionKey = queryKey(contract.billing.subscription);
const invoicesKey = queryKey(contract.billing.invoices);

export function useSubscription() {
  return useQuery({ queryKey: subscriptionKey, queryFn: () => api.billing.subscription() });
}

export function useInvoices() {
  return useQuery({ queryKey: invoicesKey, queryFn: () => api.billing.invoices() });
}

/** Everything that shows the plan is asked for anew. */
export async function refetchPlan(client: QueryClient): Promise<void> {
  const keys = [userKey, queryKey(contract.billing.tier), subscriptionKey, invoicesKey];
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: key })));
}
