import { createApiClient } from "#shared/client/create-api-client.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { passkeyOptionsPath, passkeySignInPath, secondStepPath } from "#shared/contract/user-path.ts";
import { readText, writeText } from "./browser/browser-storage.ts";
import { noteLong } from "./long-request.ts";
import { endSession } from "./session-end.ts";

/** The session's anti-CSRF token, worthless without the cookie. decision: D-21. */
export const tokenKey = "auth_token";
const tokenHeader = "X-Kelpie-Token";
const userPath = contract.auth.user.path;
/** Asked because something else takes long. */
const waitingPath = "/api/user/waiting";
/** Calls of people who have no session, and so no token. */
const openPaths: readonly string[] = [
  contract.auth.login.path,
  contract.auth.signup.path,
  contract.auth.forgotPassword.path,
  contract.auth.resetPassword.path,
  secondStepPath,
  passkeyOptionsPath,
  passkeySignInPath,
];
/** Where a 401 is no news: the person is not in, or is on the way out. */
const quietPaths: readonly string[] = [...openPaths, contract.auth.logout.path];

/** True when somebody signed in here before and did not sign out; whether the session still lives is not known. */
export function hasToken(): boolean {
  return readText("local", tokenKey) !== null;
}

export function storeToken(token: string | null): void {
  writeText("local", tokenKey, token);
}

/** The specification asks for the header itself; the cache mode alone sends max-age=0. */
const uncached: [name: string, value: string] = ["Cache-Control", "no-cache"];

/** @param travel how the request leaves: one that tells how much of a file has gone is in `send-file.ts`. */
export async function send(
  url: string,
  init: RequestInit,
  travel: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set(...uncached);
  const isUnsafe = init.method !== "GET" && !openPaths.includes(url);
  if (isUnsafe) headers.set(tokenHeader, readText("local", tokenKey) ?? (await fetchToken()));
  const leaving = travel(url, { ...init, headers, credentials: "include", cache: "no-cache" });
  const response = await (url === waitingPath ? leaving : noteLong(leaving));
  const renewed = response.headers.get(tokenHeader);
  if (renewed) storeToken(renewed);
  if (response.status === 401 && !quietPaths.includes(url)) endSession();
  return response;
}

/** The token was lost (storage cleared, Try Again of the error screen): the current-user answer repeats it. */
async function fetchToken(): Promise<string> {
  const response = await fetch(userPath, { headers: [uncached], credentials: "include", cache: "no-cache" });
  const token = response.headers.get(tokenHeader) ?? "";
  if (token) storeToken(token);
  return token;
}

/** How every call of the dashboard leaves. */
export const ownOrigin = { baseUrl: "", send };

export const api = createApiClient(contract, ownOrigin);
