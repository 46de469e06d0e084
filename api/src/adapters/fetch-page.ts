import type { request } from "undici";
import {
  type Connect,
  pin,
  pinnedConnector,
  RefusedAddress,
  type Resolve,
  resolveWithSystem,
} from "./pinned-connection.ts";

export interface FetchedPage {
  /** Address after redirects. */
  url: string;
  /** Media type without parameters, lower case. */
  type: string;
  text: string;
}

export interface PageFetcher {
  /** @throws PageError, one sentence whatever failed. */
  fetch(url: string): Promise<FetchedPage>;
}

/** One sentence for every failure: the difference would tell what is inside our network. */
export class PageError extends Error {
  constructor(reason: "refused" | "failed" | "too_large") {
    super(
      reason === "too_large"
        ? "This page is too large to read. Please paste the job description manually."
        : "This page cannot be read from here. Please paste the job description manually.",
    );
    this.name = "PageError";
    this.reason = reason;
  }
  readonly reason: "refused" | "failed" | "too_large";
}

const limits = {
  urlLength: 2048,
  bytes: 2 * 1024 * 1024,
  redirects: 3,
  totalMs: 10_000,
  headersMs: 5_000,
} as const;
const readable = /^(text\/html|text\/plain|application\/xhtml\+xml|application\/json|[\w.-]+\/[\w.-]+\+xml)$/;

/**
 * Fetches a page that a person named, without ever connecting inside our own network (docs/security.md, SS-01 to
 * SS-04). Addresses are checked where the socket is opened and pinned there, so a
 * name that changes its mind between check and connect gains nothing.
 * @param parts resolver and connector; tests pass loopback ones, no variable does. decision: D-55.
 */
export function createPageFetcher(parts: { resolve?: Resolve; connect?: Connect } = {}): PageFetcher {
  const resolve = parts.resolve ?? resolveWithSystem;
  return {
    async fetch(url) {
      // Loaded with the first page: a start waits for nothing that it does not need.
      const { Agent, buildConnector, request } = await import("undici");
      const connect = parts.connect ?? buildConnector({ timeout: limits.headersMs });
      return fetchGuarded(url, resolve, { Agent, connect, request });
    },
  };
}

interface Client extends Pick<typeof import("undici"), "Agent" | "request"> {
  connect: Connect;
}

async function fetchGuarded(
  address: string,
  resolve: Resolve,
  { Agent, connect, request }: Client,
): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(limits.totalMs);
  let url = checkUrl(address);
  for (let hop = 0; hop <= limits.redirects; hop++) {
    const pinned = await pin(url, resolve, signal).catch((error: unknown) => {
      throw new PageError(error instanceof RefusedAddress ? "refused" : "failed");
    });
    // A fresh agent: proxy variables are not read and no connection is shared between people.
    const agent = new Agent({
      connect: pinnedConnector(connect, pinned),
      headersTimeout: limits.headersMs,
      bodyTimeout: limits.totalMs,
    });
    try {
      const answer = await request(url, {
        dispatcher: agent,
        signal,
        headers: {
          accept: "text/html,application/xhtml+xml,text/plain;q=0.8",
          "user-agent": "KelpieJobReader/1.0",
          "accept-encoding": "identity",
        },
      });
      const location = answer.headers.location;
      if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === "string") {
        await answer.body.dump({ limit: 4096 }).catch(() => undefined);
        url = checkUrl(new URL(location, url).href, url);
        continue;
      }
      return await readAnswer(url, answer);
    } catch (error) {
      throw error instanceof PageError ? error : new PageError("failed");
    } finally {
      agent.destroy().catch(() => undefined);
    }
  }
  throw new PageError("failed");
}

function checkUrl(address: string, from?: URL): URL {
  const url = URL.canParse(address) && address.length <= limits.urlLength ? new URL(address) : undefined;
  const isAllowed =
    url &&
    (url.protocol === "https:" || (url.protocol === "http:" && from?.protocol !== "https:")) &&
    (url.port === "" || url.port === "80" || url.port === "443") &&
    url.username === "" &&
    url.password === "";
  if (!isAllowed) throw new PageError("refused");
  return url;
}

type Answer = Awaited<ReturnType<typeof request>>;

async function readAnswer(url: URL, answer: Answer): Promise<FetchedPage> {
  const header = String(answer.headers["content-type"] ?? "");
  const type = (header.split(";")[0] ?? "").trim().toLowerCase();
  const encoding = answer.headers["content-encoding"];
  if (answer.statusCode !== 200 || !readable.test(type) || (encoding && encoding !== "identity")) {
    throw new PageError("failed");
  }
  if (Number(answer.headers["content-length"] ?? 0) > limits.bytes) throw new PageError("too_large");
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer.body) {
    bytes += (chunk as Buffer).length;
    if (bytes > limits.bytes) throw new PageError("too_large");
    chunks.push(chunk as Buffer);
  }
  return { url: url.href, type, text: decode(Buffer.concat(chunks), header) };
}

function decode(bytes: Buffer, header: string): string {
  const named =
    /charset="?([\w-]+)/i.exec(header)?.[1] ??
    /<meta[^>]{0,100}charset="?([\w-]+)/i.exec(bytes.subarray(0, 2048).toString("latin1"))?.[1];
  try {
    return new TextDecoder(named ?? "utf-8").decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
