import type { Browser, Page } from "puppeteer";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { type RestartableApi, startRestartableApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLooks, newVisitor, open, press, seeAddress, seeText, valueIn } from "../visit.ts";

let api: RestartableApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  api = await startRestartableApi();
  browser = await launchBrowser();
});
beforeEach(async () => {
  // Nothing of the page is kept from before.
  page = await newVisitor(browser);
});
afterEach(async () => {
  if (isGone) await comeBack();
  await page.close();
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

let isGone = false;

async function goAway() {
  isGone = true;
  await api.pause();
}

async function comeBack() {
  isGone = false;
  await api.restart();
}

const lost = "Kelpie can't be reached.";

it("Sign In says that the server is lost, keeps what was typed, and works once it is back", async () => {
  await open(page, pages.login);
  await goAway();
  await page.type("[name=email]", "free@kelpie.test");
  await page.type("[name=password]", "Kelpie-demo-1");
  await page.keyboard.press("Enter");
  await seeText(page, lost);
  await checkLooks(page, "lost-sign-in");
  await comeBack();
  expect(await valueIn(page, "[name=email]")).toBe("free@kelpie.test");
  await page.focus("[name=password]");
  await page.keyboard.press("Enter");
  await seeAddress(page, pages.overview);
});

it.each([
  ["the list of templates", pages.templates, "Get Free Template"],
  ["a template", "/resume-templates/it-template", "Download"],
])("on %s, Download says so, and asks for the address once it is back", async (_where, address, button) => {
  await open(page, address);
  await goAway();
  await press(page, button);
  await seeText(page, lost);
  await comeBack();
  await press(page, button);
  await page.waitForSelector("[role=dialog] input[type=email]");
  expect(await page.evaluate(() => document.body.innerText)).not.toContain(lost);
});
