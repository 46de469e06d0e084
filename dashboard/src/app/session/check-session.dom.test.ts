import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryClient, userKey } from "../../platform/query-client.ts";
import * as sessionEnd from "../../platform/session-end.ts";
import { checkSession } from "./check-session.ts";

const user = { id: "1", email: "a@b.co", fullName: "A", profileImageUrl: null, subscriptionTier: "free" };
/** What the server, or the way to it, does with each look in turn. */
let answers: ((signal: AbortSignal) => Response | Promise<Response>)[];

const nobody = () => new Response("{}", { status: 401, headers: { "content-type": "application/json" } });
const lost = () => {
  throw new TypeError("Failed to fetch");
};
/** As with a worker that is taken away: neither an answer nor an error, until somebody gives up. */
const silent = (signal: AbortSignal) =>
  new Promise<Response>((_, fail) => signal.addEventListener("abort", () => fail(signal.reason)));

beforeEach(() => {
  vi.useFakeTimers();
  queryClient.setQueryData(userKey, user);
  vi.stubGlobal("fetch", async (_: string, { signal }: { signal: AbortSignal }) =>
    (answers.shift() ?? lost)(signal),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
});

it.each([
  ["arrives", []],
  ["was with the worker that the sign-out took away", [lost]],
  ["is never answered", [silent]],
  ["is twice never answered", [silent, silent]],
  ["does not arrive for some seconds", [lost, lost, lost, lost]],
])("signed out elsewhere, and the look %s: this tab is told", async (_, before) => {
  const told = vi.spyOn(sessionEnd, "endSession");
  const letGo = sessionEnd.holdScreen();
  answers = [...before, nobody];
  const looked = checkSession();
  await vi.advanceTimersByTimeAsync(9_000);
  await looked;
  letGo();
  expect(queryClient.getQueryData(userKey)).toBeNull();
  expect(told).toHaveBeenCalledTimes(1);
});

it("no connection for long: nobody is taken for signed out, and the asking ends", async () => {
  answers = [];
  const letGo = sessionEnd.holdScreen();
  const looked = checkSession();
  await vi.advanceTimersByTimeAsync(60_000);
  await looked;
  letGo();
  expect(queryClient.getQueryData(userKey)).toEqual(user);
});
