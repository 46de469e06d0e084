import type { Browser, HTTPRequest, Page } from "puppeteer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { intercept } from "#shared/testing/e2e/intercept.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { answerFor } from "./answers.ts";
import { launchBrowser } from "./launch-browser.ts";
import { checkLooks, load, newVisitor, press, seeAddress, seeText, signIn } from "./visit.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  await signIn(page, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
  await seeText(page, "Welcome");
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

/** A day that no calendar has breaks the drawing of the table. */
async function breakDashboard() {
  const answer = await page.evaluate(async () => (await fetch("/api/dashboard")).json());
  const [row] = answer.recentApplications;
  const broken = { ...row, status: "applied", appliedDate: "no day" };
  const call = await answerFor(page, "GET", "/api/dashboard", {
    status: 200,
    body: { ...answer, recentApplications: [broken] },
  });
  await page.goto(new URL(pages.overview, page.url()).href);
  await seeText(page, "Application Error");
  await call.stop();
}

it("a screen that breaks says so, with three ways on, in every look [P1-2.183]", async () => {
  await breakDashboard();
  for (const name of ["Try Again", "Go Home", "Refresh Page"]) await seeText(page, name);
  await checkLooks(page, "error-screen");
  await page.setViewport({ width: 1280, height: 900 });
});

it("Refresh Page loads it anew [P1-2.185]", async () => {
  const loaded = page.waitForNavigation();
  await press(page, "Refresh Page");
  await loaded;
  await seeText(page, "Welcome");
  await seeText(page, "View Details");
});

it("Try Again forgets token, session and answers, and draws again [P1-8.58]", async () => {
  await breakDashboard();
  await page.evaluate(() => sessionStorage.setItem("kelpie_any", "1"));
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).not.toBeNull();
  // The current-user answer repeats the token, so it is looked at before that one comes.
  const call = await answerFor(page, "GET", "/api/auth/user", "slow");
  await press(page, "Try Again");
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  expect([token, await page.evaluate(() => sessionStorage.length)]).toEqual([null, 0]);
  await seeText(page, "View Details");
  await call.stop();
});

it("Go Home leads to / [P1-2.184]", async () => {
  await breakDashboard();
  const home = page.waitForRequest((one) => one.isNavigationRequest() && new URL(one.url()).pathname === "/");
  await page.locator('::-p-aria([name="Go Home"][role="link"])').click();
  await home;
});

it("a part of the page that did not load says to refresh, and refreshing helps", async () => {
  await load(page, pages.overview);
  const block = (request: HTTPRequest) =>
    void (/\/settings-page/.test(request.url()) ? request.abort("failed") : request.continue());
  const stop = await intercept(page, block);
  await page.locator('nav[aria-label="Main"] a[href="/settings"]').click();
  await seeText(page, "Loading Error");
  await seeText(page, "Please refresh the page.");
  await stop();
  await press(page, "Refresh Page");
  await seeText(page, "Your details");
});

it("any other path is the 404 [P1-2.26]", async () => {
  await load(page, "/no-such-page");
  expect(await page.$eval("h1", (one) => one.textContent)).toBe("404 Page Not Found");
  expect(await page.title()).toContain("404 Page Not Found");
  await seeAddress(page, "/no-such-page");
});
