import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { overviewFreshMs, userFreshMs } from "#shared/domain/ui-constants.ts";
import { userQuery } from "../features/auth/use-user.ts";
import { overviewQuery } from "./first-screen.ts";
import { queryClient } from "./query-client.ts";

it("the user is fresh for 10 minutes, the dashboard for 30 s [P1-9.03 in part]", () => {
  expect([userQuery.staleTime, overviewQuery.staleTime]).toEqual([userFreshMs, overviewFreshMs]);
  expect([userFreshMs, overviewFreshMs]).toEqual([600_000, 30_000]);
  expect(userQuery.refetchOnWindowFocus).toBe(true);
});

it("answers leave the cache after the library's 5 minutes; ours neither retry nor go stale [P1-9.04]", () => {
  const cached = (client: QueryClient) => client.getQueryCache().build(client, { queryKey: ["any"] });
  expect(cached(queryClient).gcTime).toBe(cached(new QueryClient()).gcTime);
  expect(cached(queryClient).gcTime).toBe(300_000);
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
});
