import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError } from "#shared/client/api-error.ts";
import type { User } from "#shared/contract/auth.ts";
import { userFreshMs } from "#shared/domain/ui-constants.ts";
import { api } from "../../platform/api.ts";
import { queryClient, userKey } from "../../platform/query-client.ts";

/**
 * Every answer that is no user means signed out. Not reaching the server at all is an error
 * of its own ('Authentication Error'), and a failing refetch keeps the user that is already loaded.
 */
async function loadUser(): Promise<User | null> {
  try {
    return await api.auth.user();
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status > 0;
    const isSignedOut = isAnswer && error.status === 401;
    const isLoaded = Boolean(queryClient.getQueryData(userKey));
    // To the console, as the specification asks: nothing else says why one was sent to sign-in.
    if (!isSignedOut) reportError(error);
    // The person of an open screen stays until somebody signs in again (session-end.ts); else there is none now.
    if (isSignedOut) return queryClient.getQueryData<User | null>(userKey) ?? null;
    if (isAnswer && !isLoaded) return null;
    throw error;
  }
}

export const userQuery = queryOptions({
  queryKey: userKey,
  queryFn: loadUser,
  staleTime: userFreshMs,
  refetchOnWindowFocus: true,
});

/** The signed-in person; `user` is null for visitors. */
export function useUser() {
  const { data, isPending, error } = useQuery(userQuery);
  return { user: data ?? null, isPending, error };
}

/** For acts that depend on it: waits until it is known. Who cannot be asked for counts as a visitor. */
export async function isSignedIn(): Promise<boolean> {
  return Boolean(await queryClient.ensureQueryData(userQuery).catch(() => null));
}
