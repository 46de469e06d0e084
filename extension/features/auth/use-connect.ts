import { useCallback, useEffect, useState } from "react";
import { connectWithinMs, matchingCode } from "#shared/domain/auth/matching-code.ts";
import { connectPath } from "#shared/domain/pages.ts";
import { api } from "../../platform/api.ts";
import { currentTab, deviceName, openDashboard, showTab } from "../../platform/browser.ts";
import { readStored, removeStored, type Stored, writeStored } from "../../platform/storage.ts";

const askEveryMs = 2000;

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

async function newConnection() {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const tab = await currentTab().catch(() => undefined);
  return {
    verifier,
    challenge: base64url(new Uint8Array(digest)),
    startedAt: Date.now(),
    tabId: tab?.id,
  };
}

/** After the person has agreed: returns to the ad, signed in. */
async function redeem({ verifier, tabId }: Stored<"connection">): Promise<void> {
  const { token } = await api.auth.redeemConnection({ body: { verifier, deviceName: deviceName() } });
  if (token === null) return;
  await removeStored("connection");
  if (tabId !== undefined) await showTab(tabId);
  await writeStored("token", token);
}

export type Connecting = { status: "idle" } | { status: "waiting"; code: string } | { status: "ran-out" };

/** Opens our own page, and polls until the person has agreed there. */
export function useConnect() {
  const [connecting, setConnecting] = useState<Connecting>({ status: "idle" });

  // A panel that was closed in between continues.
  useEffect(() => {
    void readStored("connection").then((kept) => {
      if (kept) setConnecting({ status: "waiting", code: matchingCode(kept.challenge) });
    });
  }, []);

  const isWaiting = connecting.status === "waiting";
  useEffect(() => {
    if (!isWaiting) return;
    let isAsking = false;
    const ask = async () => {
      const kept = await readStored("connection");
      if (!kept || Date.now() - kept.startedAt > connectWithinMs) {
        await removeStored("connection");
        setConnecting({ status: "ran-out" });
        return;
      }
      // If the server is not reached, the next attempt asks again.
      await redeem(kept).catch(() => undefined);
    };
    const timer = setInterval(() => {
      if (isAsking) return;
      isAsking = true;
      void ask().finally(() => {
        isAsking = false;
      });
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const connect = useCallback(async () => {
    const connection = await newConnection();
    await writeStored("connection", connection);
    setConnecting({ status: "waiting", code: matchingCode(connection.challenge) });
    await openDashboard(connectPath(connection.challenge));
  }, []);

  const cancel = useCallback(async () => {
    await removeStored("connection");
    setConnecting({ status: "idle" });
  }, []);

  return { connecting, connect, cancel };
}
