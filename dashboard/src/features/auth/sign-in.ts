import type { z } from "zod/mini";
import type { loginBody, signupBody } from "#shared/contract/auth.ts";
import { api, storeToken } from "../../platform/api.ts";
import { clearSession } from "../../platform/browser/browser-storage.ts";
import { queryClient, userKey } from "../../platform/query-client.ts";
import { userQuery } from "./use-user.ts";

/** Loads the current user anew. */
export async function refreshUser(): Promise<void> {
  await queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
}

/** Skipped, and a success, while a user is loaded. */
export async function signIn(body: z.input<typeof loginBody>): Promise<void> {
  if (queryClient.getQueryData(userKey)) return;
  const { token } = await api.auth.login({ body });
  storeToken(token);
  await refreshUser();
}

export async function signUp(body: z.input<typeof signupBody>): Promise<void> {
  const { token } = await api.auth.signup({ body });
  storeToken(token);
}

/** A new password signed everybody out, this browser too. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await api.auth.resetPassword({ body: { token, newPassword } });
  forgetAccount();
}

export async function signOut(): Promise<void> {
  await api.auth.logout();
}

/** Everything cached here belongs to the account and goes with it. */
export function forgetAccount(): void {
  storeToken(null);
  clearSession();
  queryClient.clear();
}
