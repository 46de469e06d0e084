import { setTimeout as wait } from "node:timers/promises";
import type { request } from "undici";
import { type Connect, pin, pinnedConnector, type Resolve, resolveWithSystem } from "../pinned-connection.ts";
import { SourceError } from "./source-error.ts";

/** What the last answer said of itself; sent back so that an unchanged board costs nobody anything. */
export interface SourceMark {
  etag: string | null;
  lastModified: string | null;
}

/** `data` is undefined when the board says that nothing has changed. */
export type SourceFetch = (
  url: string,
  mark?: SourceMark,
  /** Sent as JSON where a board is asked by POST. */
  order?: object,
) => Promise<SourceMark & { isUnchanged: boolean; data: unknown }>;

export interface SourceFetchParts {
  resolve?: Resolve;
  connect?: Connect;
  /** Waits between tries and between calls to one host; tests pass one that does not wait. */
  pause?: (ms: number) => Promise<void>;
}

const limits = {
  bytes: 25 * 1024 * 1024,
  totalMs: 30_000,
  headersMs: 10_000,
  tries: 3,
  firstPauseMs: 500,
  longestPauseMs: 10_000,
} as const;
/** Between two calls to one host; Adzuna allows 25 a minute. */
const spacing: Readonly<Record<string, number>> = { "api.adzuna.com": 2_500 };
const usualSpacingMs = 200;

/**
 * Asks a board for JSON over a pinned connection that never leads inside our own network (docs/security.md, SS-01),
 * with caps on time and size, a pause between calls to one host, and a few more tries when the host is only having a
 * bad moment.
 */
export function createSourceFetch(parts: SourceFetchParts = {}): SourceFetch {
  const pause = parts.pause ?? ((ms: number) => wait(ms));
  const resolve = parts.resolve ?? resolveWithSystem;
  const queues = new Map<string, Promise<void>>();
  const turn = (host: string) => {
    const before = queues.get(host);
    const mine = before?.then(() => pause(spacing[host] ?? usualSpacingMs)) ?? Promise.resolve();
    queues.set(host, mine);
    return mine;
  };
  return async (address, mark = { etag: null, lastModified: null }, order) => {
    const url = new URL(address);
    for (let attempt = 1; ; attempt++) {
      await turn(url.host);
      try {
        return await ask(url, { mark, order, resolve, connect: parts.connect });
      } catch (error) {
        const failure = error instanceof SourceError ? error : unreachable(error);
        if (!failure.isWorthRetrying || attempt === limits.tries) throw failure;
        const backoff = failure.retryAfterMs ?? limits.firstPauseMs * 2 ** (attempt - 1);
        await pause(Math.min(backoff, limits.longestPauseMs));
      }
    }
  };
}

function unreachable(error: unknown): SourceError {
  const isLate = error instanceof Error && /timeout|abort/i.test(`${error.name} ${error.message}`);
  return isLate
    ? new SourceError(`It did not answer within ${limits.totalMs / 1000} seconds.`)
    : new SourceError("It cannot be reached.", { isWorthRetrying: true });
}

interface Question {
  mark: SourceMark;
  order: object | undefined;
  resolve: Resolve;
  connect: Connect | undefined;
}

async function ask(url: URL, { mark, order, resolve, connect }: Question) {
  if (url.protocol !== "https:") throw new SourceError("Only https addresses are read.");
  const signal = AbortSignal.timeout(limits.totalMs);
  const pinned = await pin(url, resolve, signal);
  // Loaded with the first question: a start waits for nothing that it does not need.
  const { Agent, buildConnector, request } = await import("undici");
  const open = connect ?? buildConnector({ timeout: limits.headersMs });
  const agent = new Agent({
    connect: pinnedConnector(open, pinned),
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.totalMs,
  });
  try {
    const answer = await request(url, {
      dispatcher: agent,
      signal,
      ...(order && { method: "POST", body: JSON.stringify(order) }),
      headers: {
        ...(order && { "content-type": "application/json" }),
        accept: "application/json",
        "accept-encoding": "identity",
        "user-agent": "KelpieJobBoard/1.0",
        ...(mark.etag && { "if-none-match": mark.etag }),
        ...(mark.lastModified && { "if-modified-since": mark.lastModified }),
      },
    });
    return await readAnswer(answer, mark);
  } finally {
    agent.destroy().catch(() => undefined);
  }
}

type Answer = Awaited<ReturnType<typeof request>>;

async function readAnswer(answer: Answer, mark: SourceMark) {
  const { statusCode, headers } = answer;
  if (statusCode === 304) return { ...mark, isUnchanged: true, data: undefined };
  if (statusCode !== 200) throw refusal(statusCode, headers["retry-after"]);
  const text = await readText(answer);
  if (/^\s*</.test(text)) throw new SourceError("It answered with a web page instead of data.");
  const said = (name: string) => (typeof headers[name] === "string" ? headers[name] : null);
  return { isUnchanged: false, data: parse(text), etag: said("etag"), lastModified: said("last-modified") };
}

function refusal(status: number, retryAfter: string | string[] | undefined): SourceError {
  const seconds = Number(retryAfter);
  if (status === 404) return new SourceError("There is no such board (404).");
  return new SourceError(`It answered ${status}.`, {
    isWorthRetrying: status === 429 || status >= 500,
    retryAfterMs: Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined,
  });
}

async function readText(answer: Answer): Promise<string> {
  const tooLarge = new SourceError(`It sent more than ${limits.bytes / 1024 / 1024} MB.`);
  if (Number(answer.headers["content-length"] ?? 0) > limits.bytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer.body) {
    bytes += (chunk as Buffer).length;
    if (bytes > limits.bytes) throw tooLarge;
    chunks.push(chunk as Buffer);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceError("It sent data that cannot be read (cut short or damaged).");
  }
}
