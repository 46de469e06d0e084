import type { z } from "zod/mini";
import { ApiError } from "#shared/client/api-error.ts";
import type { loginBody, User } from "#shared/contract/auth.ts";
import { pages } from "#shared/domain/pages.ts";
import { api, storeToken } from "../../platform/api.ts";
import { clearSession } from "../../platform/browser/browser-storage.ts";
import { queryClient, userKey } from "../../platform/query-client.ts";
import { resumeSession } from "../../platform/session-end.ts";

/** So that a look is never answered by one that began before it. */
let looks = 0;

/** How long one look may take, and how long until the next, in milliseconds. */
const longestLook = 3000;
const betweenLooks = 500;

/** @throws ApiError "offline" when no answer came in time, as when none can come. */
async function look(): Promise<User | null> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error("No answer in time.")), longestLook);
  return api.auth.user({}, { signal: abort.signal }).finally(() => clearTimeout(timer));
}

/**
 * A sign-out empties this site's storage, and takes the service worker with it: a call that was with the worker just
 * then arrives nowhere, or is never answered. Whether somebody is signed in must not hang on that, so it is asked again.
 */
async function whoIsIn(): Promise<User | null> {
  looks += 1;
  return queryClient.fetchQuery({
    queryKey: ["session", looks],
    queryFn: look,
    retry: (failures, error) => error instanceof ApiError && error.code === "offline" && failures < 8,
    retryDelay: betweenLooks,
    gcTime: 0,
  });
}

/**
 * Asks who is signed in now. Nobody: the call itself says so (api.ts). The same person goes on where they are; for
 * another one the page is loaded anew, so that nothing of the first is left in it.
 */
export async function checkSession(): Promise<void> {
  const before = queryClient.getQueryData<User | null>(userKey);
  const now = await whoIsIn().catch(() => null);
  if (!before || !now) return;
  if (now.id !== before.id) {
    clearSession();
    window.location.assign(pages.overview);
    return;
  }
  queryClient.setQueryData(userKey, now);
  resumeSession();
}

/** Signs in under an open screen. Unlike /login, where who is already in need not: that one is out. */
export async function signInAgain(body: z.input<typeof loginBody>): Promise<void> {
  const { token } = await api.auth.login({ body });
  storeToken(token);
  await checkSession();
}
