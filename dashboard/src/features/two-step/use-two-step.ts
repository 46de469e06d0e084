import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { twoStep } from "#shared/contract/two-step.ts";
import { ownOrigin } from "../../platform/api.ts";

export const { twoStep: twoStepApi } = createApiClient({ twoStep }, ownOrigin);

const key = queryKey(twoStep.state);

/** Whether sign-in asks for a code, and how many recovery codes are left. */
export function useTwoStep() {
  return useQuery({ queryKey: key, queryFn: () => twoStepApi.state(), staleTime: 0 });
}

export function useReloadTwoStep(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
}
