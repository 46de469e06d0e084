import type { Page } from "puppeteer";
import { afterEach } from "vitest";
import { contract } from "#shared/contract/index.ts";
import { intercept } from "#shared/testing/e2e/intercept.ts";
import type { Desk } from "../desk.ts";
import { checkLooks, open, press, seeText } from "../visit.ts";

export const calls = contract.billing;
export const address = "/subscription";

interface Answer {
  status: number;
  body: string;
  delayMs?: number;
}

export const json = (body: object, status = 200) => ({ status, body: JSON.stringify(body) });
export const refusal = (message?: string) =>
  json(message ? { code: "internal", message, error: message, requestId: "r" } : {}, 500);

/** What people do on the way to a plan, at one desk; after each test the server answers for itself again. */
export function billingActs(desk: Desk) {
  afterEach(async () => {
    desk.page.removeAllListeners("request");
    await desk.page.setRequestInterception(false);
  });

  /** Answers the calls of a path in place of the server; what was sent is stored. */
  async function answer(path: string, { status, body, delayMs = 0 }: Answer): Promise<string[]> {
    const sent: string[] = [];
    desk.page.removeAllListeners("request");
    await intercept(desk.page, (request) => {
      if (new URL(request.url()).pathname !== path) return void request.continue();
      sent.push(request.postData() ?? "");
      setTimeout(() => void request.respond({ status, contentType: "application/json", body }), delayMs);
    });
    return sent;
  }

  const text = () => desk.page.evaluate(() => document.body.innerText);

  /** The tab that an act opens. */
  async function newTab(act: () => Promise<void>): Promise<Page> {
    const opened = desk.browser.waitForTarget(
      (target) => target.opener() === desk.page.target() && target.type() === "page",
    );
    await act();
    const tab = await (await opened).page();
    if (!tab) throw new Error("no tab");
    // Chrome draws nothing in a tab behind another, and a wait for a text looks when something is drawn.
    await tab.bringToFront();
    return tab;
  }

  async function leave(tab: Page): Promise<void> {
    await tab.close();
    await desk.page.bringToFront();
  }

  async function judgeAll(shown: Page, name: string): Promise<void> {
    await checkLooks(shown, name);
    await shown.setViewport({ width: 1280, height: 900 });
  }

  async function openDialog(): Promise<void> {
    await open(desk.page, "/dashboard");
    await seeText(desk.page, "Welcome");
    await press(desk.page, "Upgrade Now");
    await desk.page.waitForSelector("[role=dialog]");
  }

  const inDialog = (name: string) =>
    desk.page.locator(`[role=dialog] ::-p-aria([name="${name}"][role="button"])`).click();

  return { answer, text, newTab, leave, judgeAll, openDialog, inDialog };
}
