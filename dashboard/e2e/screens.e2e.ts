import { mkdirSync } from "node:fs";
import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "./launch-browser.ts";
import { checkLooks, holdSession, newVisitor, open, pictures, seeText } from "./visit.ts";

let api: RunningApi;
let browser: Browser;

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  api = await startApi();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

/** Opens an address, waits for a text of the finished screen, and checks it in every look. */
async function judgeAll(page: Page, name: string, address: string, text: string): Promise<void> {
  await open(page, address);
  await seeText(page, text);
  await checkLooks(page, name);
}

describe("every screen, light and dark, wide and narrow: no axe fault, no side scroll", () => {
  it("visitor", async () => {
    const page = await newVisitor(browser);
    await judgeAll(page, "login", pages.login, "Sign In");
    await judgeAll(page, "signup", pages.signup, "Create Account");
    await judgeAll(page, "forgot-password", pages.forgotPassword, "Send reset link");
    await judgeAll(page, "not-found", "/no-such-page", "404 Page Not Found");
  });

  for (const tier of ["free", "premium"] as const) {
    it(tier, async () => {
      const page = await newVisitor(browser);
      await holdSession(page, { email: `${tier}@kelpie.test`, password: "Kelpie-demo-1" });
      await judgeAll(page, `${tier}-dashboard`, pages.overview, "Welcome");
      await judgeAll(
        page,
        `${tier}-subscription`,
        pages.subscription,
        tier === "free" ? "Current plan" : "Billing History",
      );
      await judgeAll(page, `${tier}-optimizer`, pages.resumeOptimizer, "Optimize My Resume");
      await judgeAll(
        page,
        `${tier}-tracker`,
        pages.applications,
        tier === "free" ? "Back to Dashboard" : "Total Applications",
      );
      await open(page, pages.overview);
      await seeText(page, "View Details");
      const address = await page.$eval(
        'tbody a[href^="/application-tracker/"]',
        (link) => link.getAttribute("href") ?? "",
      );
      await judgeAll(page, `${tier}-application`, address, "What the ad asks for");
    });
  }
});
