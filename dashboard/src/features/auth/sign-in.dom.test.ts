import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryClient, userKey } from "../../platform/query-client.ts";
import { forgetAccount, signIn } from "./sign-in.ts";

const calls: string[] = [];
const user = { id: "1", email: "a@b.co", fullName: "A", profileImageUrl: null, subscriptionTier: "free" };

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    calls.push(url);
    const body = url.endsWith("/login") ? { token: "new-token" } : user;
    return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

it("while a user is loaded, signing in is a success without a call [P1-4.03]", async () => {
  queryClient.setQueryData(userKey, user);
  await signIn({ email: "a@b.co", password: "secret" });
  expect(calls).toEqual([]);
});

it("keeps the token and loads the user; forgetting the account clears both [P1-3.03, P1-4.04, P1-4.05]", async () => {
  await signIn({ email: "a@b.co", password: "secret" });
  expect(calls[0]).toBe("/api/auth/login");
  expect(calls).toContain("/api/auth/user");
  expect(localStorage.getItem("auth_token")).toBe("new-token");
  expect(queryClient.getQueryData(userKey)).toEqual(user);
  queryClient.setQueryData(["/api/applications"], ["something of the account"]);
  forgetAccount();
  expect(localStorage.getItem("auth_token")).toBeNull();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
