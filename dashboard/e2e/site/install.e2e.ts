import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { navigations } from "#shared/contract/navigations.ts";
import { pages } from "#shared/domain/pages.ts";
import { countWords } from "#shared/domain/text.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { answerFor } from "../answers.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLooks, holdSession, newVisitor, open, seeText } from "../visit.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;
let ownAgent: string;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  ownAgent = await browser.userAgent();
  page = await newVisitor(browser);
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const shown = () => page.evaluate(() => document.querySelector("main")?.innerText ?? document.body.innerText);

it("has three pictured steps for this browser, and 400 words at most", async () => {
  await open(page, pages.extension);
  await seeText(page, "chrome://extensions");
  expect(await page.$$eval("ol svg", (all) => all.length)).toBe(3);
  expect(countWords(await shown())).toBeLessThanOrEqual(400);
  await checkLooks(page, "install");
  await page.setViewport({ width: 1280, height: 900 });
});

it("hands over the package where this server has built one, and says so where not", async () => {
  const status = await page.evaluate(
    async (address) => (await fetch(address, { method: "HEAD" })).status,
    navigations.extensionPackage,
  );
  if (status === 200) await page.waitForSelector(`a[href="${navigations.extensionPackage}"]`);
  else {
    expect(status).toBe(204);
    await seeText(page, "This server has no package built.");
  }
});

it("a press whose server is gone says so", async () => {
  const there = await answerFor(page, "HEAD", navigations.extensionPackage, { status: 200 });
  await open(page, pages.extension);
  await page.waitForSelector(`a[href="${navigations.extensionPackage}"]`);
  await there.stop();
  const gone = await answerFor(page, "HEAD", navigations.extensionPackage, "lost");
  await page.locator(`a[href="${navigations.extensionPackage}"]`).click();
  await seeText(page, "Kelpie can't be reached. Please try again.");
  await checkLooks(page, "install-lost");
  await page.setViewport({ width: 1280, height: 900 });
  await gone.stop();
});

it.each([
  ["Edge", (agent: string) => `${agent} Edg/140.0`, "edge://extensions"],
  ["Firefox", () => "Mozilla/5.0 (X11; rv:142.0) Gecko/20100101 Firefox/142.0", "about:debugging"],
  ["a phone", (agent: string) => `${agent} Mobile`, "Phones cannot load it"],
  ["another", () => "Mozilla/5.0 (Macintosh) Version/18.0 Safari/605.1.15", "This browser cannot load it"],
])("%s is told its own way", async (_name, agentOf, words) => {
  await page.setUserAgent({ userAgent: agentOf(ownAgent) });
  await open(page, pages.extension);
  await seeText(page, words);
  await page.setUserAgent({ userAgent: ownAgent });
});

it("says Connected as soon as the extension is", async () => {
  await holdSession(page, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
  const none = await answerFor(page, "GET", "/api/auth/extension-tokens", { status: 200, body: [] });
  await open(page, pages.extension);
  await seeText(page, "press Connect: it shows here.");
  await none.stop();
  const name = "Kelpie in Chrome on Windows";
  const one = { id: "t", name, createdAt: new Date().toISOString(), lastUsedAt: null };
  const call = await answerFor(page, "GET", "/api/auth/extension-tokens", { status: 200, body: [one] });
  await seeText(page, "Connected");
  await seeText(page, name);
  await call.stop();
});

it("what it reads and what leaves the computer is there for whoever asks", async () => {
  expect(await shown()).not.toContain("Nothing is sent to anybody but the server");
  await page.locator("summary::-p-text(What leaves your computer, and when)").click();
  await seeText(page, "Nothing is sent to anybody but the server you have connected it to.");
  await page.locator("label::-p-text(Edge)").click();
  await seeText(page, "edge://extensions");
});
