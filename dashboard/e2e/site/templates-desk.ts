import type { HTTPRequest, Page } from "puppeteer";
import { afterEach, beforeAll } from "vitest";
import type { listedTemplateIds } from "#shared/domain/templates/template.ts";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { intercept } from "#shared/testing/e2e/intercept.ts";
import { type Desk, openDesk } from "../desk.ts";
import { holdSession, newVisitor } from "../visit.ts";

export const list = "/resume-templates";

export interface TemplatesDesk extends Desk {
  /** Somebody who is signed in; `page` is nobody's. */
  person: Page;
  /** The next file of this name, once it is whole. */
  visitorsFile: (name: RegExp) => Promise<Uint8Array>;
  personsFile: (name: RegExp) => Promise<Uint8Array>;
}

export function openTemplatesDesk(): TemplatesDesk {
  const desk = openDesk() as TemplatesDesk;
  beforeAll(async () => {
    desk.person = await newVisitor(desk.browser);
    desk.visitorsFile = await downloadsOf(desk.browser, desk.page);
    desk.personsFile = await downloadsOf(desk.browser, desk.person);
    await holdSession(desk.person, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
  });
  afterEach(async () => {
    for (const page of [desk.page, desk.person]) {
      page.removeAllListeners("request");
      await page.setRequestInterception(false);
      await page.setViewport({ width: 1280, height: 900 });
    }
  });
  return desk;
}

export const downloadCalls = "/api/templates/download";

/** Takes the page's download calls out of the browser's hands. */
export async function takeDownloads(page: Page, take: (request: HTTPRequest) => void): Promise<void> {
  await intercept(page, (request) => {
    if (new URL(request.url()).pathname.startsWith(downloadCalls)) take(request);
    else void request.continue();
  });
}

export const answerWith = (status: number, body: string) => (request: HTTPRequest) =>
  void request.respond({ status, contentType: "application/json", body });

export const emailField = "[role=dialog] input[type=email]";
export const submitState = (page: Page) =>
  page.$eval("[role=dialog] button[type=submit]", (button) => (button as HTMLButtonElement).disabled);

export async function openDialog(page: Page, id: (typeof listedTemplateIds)[number]): Promise<void> {
  await page.locator(`[data-template="${id}"] button`).click();
  await page.waitForSelector(emailField);
}

export async function giveAddress(page: Page, email: string): Promise<void> {
  await page.focus(emailField);
  await page.keyboard.type(email);
  await page.locator("[role=dialog] button[type=submit]").click();
}

export const noDialog = (page: Page) => page.waitForFunction(() => !document.querySelector("[role=dialog]"));
export const closeToast = async (page: Page) => {
  await page.locator('::-p-aria([name="Close"][role="button"])').click();
  await page.waitForFunction(() => !document.querySelector("[data-state=open]"));
};
