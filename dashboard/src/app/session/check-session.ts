import type { z } from "zod/mini";
import { ApiError } from "#shared/client/api-error.ts";
import type { loginBody, User } from "#shared/contract/auth.ts";
import { pages } from "#shared/domain/pages.ts";
import { api, keepToken } from "../../platform/api.ts";
import { clearSession } from "../../platform/browser-storage.ts";
import { queryClient, userKey } from "../../platform/query-client.ts";
import { resumeSession } from "../../platform/session-end.ts";

/** So that a look is never answered by one that began before it. */
let looks = 0;

/**
 * A sign-out empties this site's storage, and takes the service worker with it: a call that was with the worker just
 * then arrives nowhere. Whether somebody is signed in must not hang on that, so it is asked again.
 */
async function whoIsIn(): Promise<User | null> {
  looks += 1;
  return queryClient.fetchQuery({
    queryKey: ["session", looks],
    queryFn: () => api.auth.user(),
    retry: (failures, error) => error instanceof ApiError && error.code === "offline" && failures < 6,
    retryDelay: (failures) => 250 * 2 ** failures,
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
  keepToken(token);
  await checkSession();
}
