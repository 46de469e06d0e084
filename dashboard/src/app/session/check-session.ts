import type { z } from "zod/mini";
import type { loginBody, User } from "#shared/contract/auth.ts";
import { pages } from "#shared/domain/pages.ts";
import { api, keepToken } from "../../platform/api.ts";
import { clearSession } from "../../platform/browser-storage.ts";
import { queryClient, userKey } from "../../platform/query-client.ts";
import { resumeSession } from "../../platform/session-end.ts";

/**
 * Asks who is signed in now. Nobody: the call itself says so (api.ts). The same person goes on where they are; for
 * another one the page is loaded anew, so that nothing of the first is left in it.
 */
export async function checkSession(): Promise<void> {
  const before = queryClient.getQueryData<User | null>(userKey);
  const now = await api.auth.user().catch(() => null);
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
