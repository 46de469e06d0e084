import { type Connect, pin, pinnedConnector, type Resolve, resolveWithSystem } from "./pinned-connection.ts";

export interface PushBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Messages to browsers that agreed to them, encrypted for each. decision: D-27. */
export interface PushSender {
  /** The server's public key, for browsers that want to agree. */
  publicKey(): Promise<string>;
  /** @returns `gone` when the browser took its agreement back. @throws when it could not be told. */
  send(browser: PushBrowser, payload: string): Promise<"sent" | "gone">;
}

export interface PushParts {
  /** Made at the first start and stored; the same for every process. */
  loadKeys: (make: () => Promise<VapidKeys>) => Promise<VapidKeys>;
  /** Who a push service may write to when something is wrong: our own address. */
  subject: string;
  /** Tests pass loopback ones, no variable does. decision: D-55. */
  resolve?: Resolve;
  connect?: Connect;
}

const timeoutMs = 10_000;
const keptSeconds = 24 * 60 * 60;

/** With the first message or key: a start waits for nothing that it does not need. */
const loadLibrary = async () => (await import("web-push")).default;

/** The address of a push service comes from the person's browser: it is called only where it is public. */
export function createPushSender(parts: PushParts): PushSender {
  const { subject, resolve = resolveWithSystem } = parts;
  let keys: Promise<VapidKeys> | undefined;
  const loadKeys = () => {
    keys ??= parts.loadKeys(async () => (await loadLibrary()).generateVAPIDKeys());
    return keys;
  };
  return {
    publicKey: async () => (await loadKeys()).publicKey,
    async send(browser, payload) {
      const vapidDetails = { subject, ...(await loadKeys()) };
      const webPush = await loadLibrary();
      const details = webPush.generateRequestDetails(browser, payload, { vapidDetails, TTL: keptSeconds });
      const url = new URL(details.endpoint);
      const signal = AbortSignal.timeout(timeoutMs);
      const { Agent, buildConnector, request } = await import("undici");
      const { connect = buildConnector({ timeout: timeoutMs }) } = parts;
      const agent = new Agent({ connect: pinnedConnector(connect, await pin(url, resolve, signal)) });
      try {
        const headers = Object.fromEntries(
          Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
        );
        const answer = await request(url, {
          method: "POST",
          headers,
          body: details.body,
          dispatcher: agent,
          signal,
        });
        await answer.body.dump({ limit: 4096 });
        if (answer.statusCode === 404 || answer.statusCode === 410) return "gone";
        if (answer.statusCode >= 300) throw new Error(`the push service answered ${answer.statusCode}`);
        return "sent";
      } finally {
        agent.destroy().catch(() => undefined);
      }
    },
  };
}
