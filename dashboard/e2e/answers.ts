import type { HTTPRequest, Page } from "puppeteer";
import { intercept } from "#shared/testing/e2e/intercept.ts";

type Reply = { status: number; body?: unknown } | "lost" | "slow";

/** How long a slow answer takes: long enough to be seen, short enough to wait for. */
const slowMs = 1500;

/**
 * Answers one call of a page in the server's place, or holds it back, until the returned function is called. The
 * requests of that call are collected.
 */
export async function answerFor(page: Page, method: string, path: string, reply: Reply) {
  const seen: { body: unknown }[] = [];
  const onRequest = (request: HTTPRequest) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== method || pathname !== path) return void request.continue();
    seen.push({ body: JSON.parse(request.postData() ?? "null") });
    if (reply === "lost") return void request.abort("connectionfailed");
    if (reply === "slow") return void setTimeout(() => void request.continue(), slowMs);
    const { status, body } = reply;
    const text = typeof body === "string" ? body : JSON.stringify(body ?? {});
    void request.respond({ status, contentType: "application/json", body: text });
  };
  return { seen, stop: await intercept(page, onRequest) };
}

/** Holds one call of a page back until it is answered here. */
export async function holdCall(page: Page, method: string, path: string) {
  let hold: (request: HTTPRequest) => void;
  const held = new Promise<HTTPRequest>((resolve) => {
    hold = resolve;
  });
  const onRequest = (request: HTTPRequest) => {
    const isIt = request.method() === method && new URL(request.url()).pathname === path;
    if (isIt) hold(request);
    else void request.continue();
  };
  const stop = await intercept(page, onRequest);
  return async ({ status, body }: { status: number; body: unknown }) => {
    const request = await held;
    await request.respond({ status, contentType: "application/json", body: JSON.stringify(body) });
    await stop();
  };
}
