import type { Browser, Page, Target } from "puppeteer";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { answerFor, holdCall } from "../answers.ts";
import { go } from "../go.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLook, checkLooks, holdSession, looks, newVisitor, open, press, seeText } from "../visit.ts";
import { aList } from "./job-answers.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser({ hidesTabs: true });
  page = await newVisitor(browser);
  await holdSession(page, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
  await open(page, pages.jobBoard);
  await seeText(page, "Showing 8 jobs");
});
afterEach(async () => {
  page.removeAllListeners("request");
  await page.setRequestInterception(false);
  await page.setViewport({ width: 1280, height: 900 });
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

/** Opens the board with an answer of our own for its list. */
async function boardWith(reply: Parameters<typeof answerFor>[3], text: string) {
  const call = await answerFor(page, "GET", "/api/jobs", reply);
  await go(page, pages.jobBoard);
  await seeText(page, text);
  return call;
}

describe("Load Fresh Jobs and Refresh Jobs", () => {
  const answered = (jobsAdded: number, change: object = {}) => ({
    status: 200,
    body: { jobsAdded, areSamples: false, failedSources: 0, ...change },
  });

  it.each([
    [
      "Jobs Loaded Successfully",
      "Added 12 new job opportunities from Australian job boards.",
      "P1-8.43",
      answered(12),
    ],
    [
      "Sample Jobs Loaded",
      "No job board could be reached. These are samples; nobody can apply for them.",
      "D-25",
      answered(8, { areSamples: true }),
    ],
    [
      "Failed to Load Jobs",
      "M of the server",
      "P1-8.44",
      { status: 500, body: { message: "M of the server" } },
    ],
    ["Failed to Load Jobs", "Unable to fetch job data. Please try again.", "P1-8.45", { status: 500 }],
    [
      "Jobs Loaded Successfully",
      "2 job boards could not be reached.",
      "D-25",
      answered(0, { failedSources: 2 }),
    ],
  ])("'%s' / '%s' [P1-2.157, %s]", async (title, text, _id, reply) => {
    const call = await answerFor(page, "POST", "/api/populate-jobs", reply);
    await press(page, "Refresh Jobs");
    await seeText(page, title);
    await seeText(page, text);
    expect(call.seen).toHaveLength(1);
    await call.stop();
    await page.locator('::-p-aria([name="Close"][role="button"])').click();
    await page.waitForFunction(() => !document.querySelector("[role=region] li[data-state=open]"));
  });

  it("an empty board offers 'Load Fresh Jobs', busy while it loads; then the list comes anew [P1-2.156, P1-7.45]", async () => {
    const list = await boardWith(aList([]), "Load Fresh Jobs");
    expect(await page.evaluate(() => document.body.innerText.includes("Refresh Jobs"))).toBe(false);
    for (const look of looks.slice(0, 2)) await checkLook(page, "job-board-empty", look);
    await list.stop();
    const answer = await holdCall(page, "POST", "/api/populate-jobs");
    await press(page, "Load Fresh Jobs");
    await seeText(page, "Loading Jobs...");
    await answer(answered(12));
    await seeText(page, "Showing 8 jobs");
  });

  it("a list that fails three times says so; Retry loads the page anew [P1-8.46]", async () => {
    const call = await boardWith({ status: 500 }, "Unable to Load Jobs");
    await seeText(page, "There was an error connecting to job services. Please try again later.");
    expect(call.seen).toHaveLength(3);
    await checkLook(page, "job-board-error", { width: 360, theme: "light" });
    await call.stop();
    await press(page, "Retry");
    await seeText(page, "Showing 8 jobs");
  });
});

describe("Save and Apply Now, on cards", () => {
  beforeEach(() => page.setViewport({ width: 1000, height: 900 }));
  const cardOf = (title: string) => `article[aria-label^="${title}"]`;
  const pressIn = (title: string, name: string) =>
    page.locator(`${cardOf(title)} ::-p-aria([name="${name}"][role="button"])`).click();
  const inCard = async (title: string, text: string) => {
    await expect
      .poll(() => page.$eval(cardOf(title), (one) => (one as HTMLElement).innerText), { timeout: 10_000 })
      .toContain(text);
  };

  it("Why this match names the strongest and the missing, with their proof", async () => {
    await page.locator(`${cardOf("Data Analyst")} summary`).click();
    await inCard("Data Analyst", "Strongest");
    await inCard("Data Analyst", "Missing");
    await checkLooks(page, "job-board");
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("Save keeps the whole ad in the tracker, and a reload still knows it", async () => {
    await pressIn("Data Analyst", "Save");
    await inCard("Data Analyst", "Saved");
    await page.reload();
    await inCard("Data Analyst", "Saved");
    await page.locator(`${cardOf("Data Analyst")} a[href^="/application-tracker/"]`).click();
    await page.locator("::-p-aria([name='Ad'][role='tab'])").click();
    await seeText(page, "Data quality and documentation");
    await page.goBack();
    await page.goBack();
    await seeText(page, "Showing 8 jobs");
  });

  /** Leaves for the ad and comes back. */
  async function leaveAndReturn(title: string): Promise<string> {
    const opened = new Promise<Target>((resolve) => browser.once("targetcreated", resolve));
    await pressIn(title, "Apply Now");
    const tab = await (await opened).page();
    if (!tab) throw new Error("no tab was opened");
    await tab.bringToFront();
    const address = await expect
      .poll(() => tab.url())
      .toContain("/jobs/")
      .then(() => tab.url());
    await tab.close();
    await page.bringToFront();
    await seeText(page, "Did you apply?");
    return address;
  }

  it("Apply Now opens the ad in a new tab and asks on return; the answer stands in the tracker [P1-2.155, D-16]", async () => {
    expect(await leaveAndReturn("Data Analyst")).toMatch(/\/jobs\/[\w-]+$/);
    await checkLook(page, "did-you-apply", { width: 360, theme: "light" });
    await press(page, "Not yet");
    await inCard("Data Analyst", "Saved");
    await leaveAndReturn("Data Analyst");
    await press(page, "Yes, I applied");
    await inCard("Data Analyst", "Applied");
    await leaveAndReturn("Accountant");
    await press(page, "Yes, I applied");
    await inCard("Accountant", "Applied");
  });

  it("past the free plan's ten it says so and offers the upgrade (D-04)", async () => {
    const message = "The free plan keeps 10 jobs. Upgrade to Premium to save more, or delete one.";
    const body = { code: "upgrade_required", message, error: message, requiresUpgrade: true, requestId: "r" };
    const call = await answerFor(page, "POST", "/api/applications", { status: 403, body });
    await pressIn("Electrician", "Save");
    await seeText(page, message);
    await seeText(page, "Upgrade to Premium");
    await call.stop();
    await page.keyboard.press("Escape");
    await inCard("Electrician", "Save");
  });
});
