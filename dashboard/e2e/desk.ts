import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll } from "vitest";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "./launch-browser.ts";
import { newVisitor } from "./visit.ts";

/** What a file of browser tests works at; there from its first test to its last. */
export interface Desk {
  api: RunningApi;
  browser: Browser;
  page: Page;
}

/** An emptied server, a browser and a visitor in it. */
export function openDesk(): Desk {
  const desk = {} as Desk;
  beforeAll(async () => {
    desk.api = await startApi();
    desk.browser = await launchBrowser();
    desk.page = await newVisitor(desk.browser);
  });
  afterAll(async () => {
    await desk.browser?.close();
    await desk.api?.stop();
  });
  return desk;
}
