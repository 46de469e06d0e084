import { focusManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { userQuery } from "../features/auth/use-user.ts";
import { api } from "./api.ts";
import { jobsQuery, overviewQuery } from "./first-screen.ts";
import { queryClient } from "./query-client.ts";

const minute = 60_000;
const person = {
  ...{ id: "u", email: "kim@example.com", fullName: "Kim Lee", profileImageUrl: null },
  subscriptionTier: "free",
};
const settingsQuery = {
  queryKey: queryKey(contract.account.settings),
  queryFn: () => api.account.settings(),
};
/** What the server answers to each call, and which calls came. */
let answer: () => Response;
let asked: string[];
const watched: (() => void)[] = [];

beforeEach(() => {
  queryClient.mount();
  vi.useFakeTimers();
  asked = [];
  answer = () => Response.json(person);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${url}`);
    return answer();
  });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("reportError", () => undefined);
});
afterEach(() => {
  queryClient.unmount();
  for (const end of watched.splice(0)) end();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A screen that shows the query's answer, until the test ends. */
function watch(query: object): void {
  watched.push(new QueryObserver(queryClient, query as typeof settingsQuery).subscribe(() => undefined));
}
async function lookAway(ms: number): Promise<void> {
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(ms);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
}
const serverError = () => Response.json({ message: "M" }, { status: 500 });

describe("the current user", () => {
  it("is asked for once in 10 minutes, and again when the window comes back after that [P1-7.35, P1-7.36, P1-7.49]", async () => {
    watch(userQuery);
    await vi.advanceTimersByTimeAsync(0);
    await queryClient.fetchQuery(userQuery);
    await lookAway(9 * minute);
    expect(asked).toEqual(["GET /api/auth/user"]);
    await lookAway(2 * minute);
    expect(asked).toHaveLength(2);
  });

  it("is neither polled nor tried again [P1-7.37]", async () => {
    answer = serverError;
    watch(userQuery);
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(asked).toEqual(["GET /api/auth/user"]);
  });
});

describe("the dashboard and the jobs", () => {
  it("the dashboard is fresh for 30 s and not tried again [P1-7.41, P1-7.49]", async () => {
    answer = serverError;
    await expect(queryClient.fetchQuery(overviewQuery)).rejects.toMatchObject({ status: 500 });
    expect(asked).toEqual(["GET /api/dashboard"]);
    queryClient.setQueryData(overviewQuery.queryKey, {} as never);
    await vi.advanceTimersByTimeAsync(29_000);
    await queryClient.fetchQuery(overviewQuery);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    await expect(queryClient.fetchQuery(overviewQuery)).rejects.toMatchObject({ status: 500 });
    expect(asked).toHaveLength(2);
  });

  it("the jobs are asked for three times in all before they fail [P1-7.44, P1-7.49, P1-7.57]", async () => {
    answer = serverError;
    watch(jobsQuery({}));
    await vi.advanceTimersByTimeAsync(minute);
    expect(asked).toEqual(Array.from({ length: 3 }, () => "GET /api/jobs"));
  });
});

describe("any other query", () => {
  it("is neither tried again, nor asked for anew, nor stale [P1-7.55, P1-7.57]", async () => {
    answer = serverError;
    watch(settingsQuery);
    await vi.advanceTimersByTimeAsync(minute);
    expect(asked).toEqual(["GET /api/user/settings"]);
    queryClient.setQueryData(settingsQuery.queryKey, {} as never);
    await lookAway(60 * minute);
    await queryClient.fetchQuery(settingsQuery);
    expect(asked).toHaveLength(1);
  });

  it.each([
    [userQuery, "/api/auth/user"],
    [overviewQuery, "/api/dashboard"],
    [settingsQuery, "/api/user/settings"],
    [jobsQuery({}), "/api/jobs"],
  ])("its GET goes to the first item of its key [P1-7.04]", async (query, path) => {
    answer = () => Response.json({ message: "M" }, { status: 404 });
    const once = { ...query, retry: false } as unknown as typeof settingsQuery;
    await queryClient.fetchQuery(once).catch(() => undefined);
    expect(query.queryKey[0]).toBe(path);
    expect(asked).toEqual([`GET ${path}`]);
  });

  it("a 401 throws; only the current user is then nobody [P1-7.56]", async () => {
    answer = () => Response.json({ message: "Please sign in." }, { status: 401 });
    await expect(queryClient.fetchQuery(settingsQuery)).rejects.toMatchObject({ status: 401 });
    expect(await queryClient.fetchQuery(userQuery)).toBeNull();
  });
});
