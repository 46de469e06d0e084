import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobSites } from "#shared/contract/job-sites.ts";
import { reportedFields } from "#shared/domain/job-sites/site-report.ts";
import { pages } from "#shared/domain/pages.ts";
import { intercept } from "#shared/testing/e2e/intercept.ts";
import { type RunningApi, signUp, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLook, checkLooks, newVisitor, open, press, seeAddress, seeText, signIn } from "../visit.ts";

/** Newer than any rules of today. */
const NEW_RULES = 1000;

let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  await signIn(page, await signUp("job.sites"));
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

/** Sends reports as the panel would, from the signed-in page. */
async function report(board: string, host: string, rules: number, times: number): Promise<void> {
  const fields = Object.fromEntries(
    reportedFields.map((name) => [name, { isPresent: name !== "company", reader: "labels", confidence: 75 }]),
  );
  const body = JSON.stringify({ host, board, kind: "ad", reason: "company", rules, hooks: 1, fields });
  const statuses = await page.evaluate(
    async (path, sent, count) => {
      const headers = {
        "Content-Type": "application/json",
        "X-Kelpie-Token": localStorage.getItem("auth_token") ?? "",
      };
      const answers = [];
      for (let i = 0; i < count; i += 1)
        answers.push((await fetch(path, { method: "POST", headers, body: sent })).status);
      return answers;
    },
    jobSites.report.path,
    body,
    times,
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
}

describe("job sites", () => {
  it("says that nothing was reported, and which sites are read", async () => {
    await open(page, pages.settings);
    await page.locator(`a[href="${pages.jobSites}"]`).click();
    await seeAddress(page, pages.jobSites);
    await seeText(page, "No site has enough reports");
    await seeText(page, "Workforce Australia");
    await checkLooks(page, "job-sites-none");
  });

  it("shows the degraded site first, with what was absent; too few reports tell nothing", async () => {
    await report("jora", "au.jora.com", 1, 6);
    await report("seek-au", "au.seek.com", NEW_RULES, 5);
    await report("indeed", "au.indeed.com", NEW_RULES, 4);
    await open(page, pages.jobSites);
    await seeText(page, "Degraded");
    await seeText(page, `5 reports, since reading rules ${NEW_RULES}. Absent most: Company (5).`);
    const lines = await page.$$eval("main li h3", (names) => names.map(({ textContent }) => textContent));
    expect(lines).toEqual(["SEEK", "Jora"]);
    await checkLooks(page, "job-sites");
  });

  it("offers another try when the sites cannot be loaded", async () => {
    let isDown = true;
    const stop = await intercept(page, (request) => {
      const isHealth = new URL(request.url()).pathname === jobSites.health.path;
      void (isHealth && isDown ? request.respond({ status: 500, body: "{}" }) : request.continue());
    });
    await open(page, pages.jobSites);
    await seeText(page, "The job sites could not be loaded");
    await checkLook(page, "job-sites-failed", { width: 360, theme: "light" });
    isDown = false;
    await press(page, "Retry");
    await seeText(page, "Degraded");
    await stop();
  });
});
