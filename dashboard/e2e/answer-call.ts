import type { HTTPRequest, Page } from "puppeteer";
import { intercept } from "#shared/testing/e2e/intercept.ts";

/** What the calls of one path are answered with. */
export interface CallAnswer {
  call: string;
  status: number;
  body: object;
  delayMs?: number;
}

/** Answers the calls of a path until it is stopped; everything else goes on. @returns what stops it. */
export function answerCall(
  page: Page,
  { call, status, body, delayMs = 0 }: CallAnswer,
): Promise<() => Promise<void>> {
  return intercept(page, (request: HTTPRequest) => {
    if (!request.url().endsWith(call)) return void request.continue();
    setTimeout(
      () => void request.respond({ status, contentType: "application/json", body: JSON.stringify(body) }),
      delayMs,
    );
  });
}
