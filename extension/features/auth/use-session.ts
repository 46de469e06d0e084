import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { User } from "#shared/contract/auth.ts";
import { clearAccount, connectedAccount } from "../../platform/account.ts";
import { api } from "../../platform/api.ts";
import { deviceName } from "../../platform/browser.ts";
import { discard, sendQueue } from "../../platform/queue.ts";
import { readStored, removeStored, watchStored, writeStored } from "../../platform/storage.ts";

export type Session =
  | { status: "loading" }
  | { status: "signed-out" }
  | { status: "signed-in"; user: User | undefined };

const tokenKey = ["session", "token"];

/** The signed-in person. While the server cannot be reached, the stored account is used. */
export function useSession(): Session {
  const client = useQueryClient();
  const token = useQuery({ queryKey: tokenKey, queryFn: async () => (await readStored("token")) ?? null });
  const isSignedIn = typeof token.data === "string";

  useEffect(
    () =>
      watchStored("token", () => {
        // Answers of another account must not remain.
        void readStored("token").then((now) => {
          if (now === undefined)
            client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
          return client.invalidateQueries({ queryKey: tokenKey });
        });
      }),
    [client],
  );

  const live = useQuery({ queryKey: ["/api/auth/user"], queryFn: loadUser, enabled: isSignedIn });
  const kept = useQuery({
    queryKey: ["kept", "user"],
    queryFn: async () => (await readStored("user")) ?? null,
    enabled: isSignedIn,
  });
  if (token.data === undefined) return { status: "loading" };
  if (!isSignedIn) return { status: "signed-out" };
  return { status: "signed-in", user: live.data ?? kept.data ?? undefined };
}

async function loadUser(): Promise<User> {
  const user = await api.auth.user();
  await writeStored("user", user);
  // The account is known again, so the queue may be sent.
  await removeStored("lostAccount");
  void sendQueue();
  return user;
}

/**
 * @param code required for an account with two steps (D-105).
 * @throws ApiError if e-mail, password or code are wrong, the code is required, or the server cannot be reached.
 */
export async function signIn(email: string, password: string, code?: string): Promise<void> {
  const body = { email, password, deviceName: deviceName(), ...(code && { code }) };
  const answer = await api.auth.connectExtension({ body });
  await writeStored("user", answer.user);
  await writeStored("token", answer.token);
}

/**
 * Revokes this browser's own token, and signs out here even if the server cannot be reached. The queue is deleted
 * too, as the button says.
 */
export async function signOut(): Promise<void> {
  const account = await connectedAccount();
  await discard(({ accountId }) => accountId === account?.id);
  await api.auth.disconnectExtension().catch(() => undefined);
  await clearAccount();
  await removeStored("lostAccount");
}
