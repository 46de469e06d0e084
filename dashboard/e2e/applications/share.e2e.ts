import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLooks, newVisitor, open, press, seeAddress, seeText, valueIn } from "../visit.ts";

const seekAd = "https://au.seek.com/job/88410222";
const shared = `/share?title=${encodeURIComponent("Analyst at Wattle")}&text=${encodeURIComponent(`Look: ${seekAd}`)}`;

let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const savedJobs = () =>
  page.evaluate(async () => {
    const answer = await fetch("/api/applications");
    const body = (await answer.json()) as { jobUrl: string; jobTitle: string; status: string }[];
    return body.map(({ jobUrl, jobTitle, status }) => ({ jobUrl, jobTitle, status }));
  });

describe("an ad shared to Kelpie from a phone", () => {
  it("is a share target of the installed app", async () => {
    const manifest = await (await fetch(`${api.origin}/site.webmanifest`)).json();
    expect(manifest.share_target).toEqual({
      action: "/share",
      method: "GET",
      params: { title: "title", text: "text", url: "url" },
    });
  });

  it("waits while a visitor signs in; what could not be read is said, and nothing is kept before Save", async () => {
    await open(page, shared);
    await seeAddress(page, `/login?returnTo=${encodeURIComponent(shared)}`);
    await page.locator("input[type=email]").fill("free@kelpie.test");
    await page.locator("input[type=password]").fill("Kelpie-demo-1");
    await page.locator("form button[type=submit]").click();
    await seeAddress(page, shared);
    await seeText(page, "The ad could not be read");
    await seeText(page, "does not let servers read its ads");
    expect(await valueIn(page, "[name=jobTitle]")).toBe("Analyst at Wattle");
    await checkLooks(page, "share");
    expect((await savedJobs()).some(({ jobUrl }) => jobUrl === seekAd)).toBe(false);
  });

  it("is kept once, with its link", async () => {
    await press(page, "Save job");
    await page.waitForSelector("[name=company][aria-invalid=true]");
    await page.locator("[name=company]").fill("Wattle Creek Council");
    await press(page, "Save job");
    await seeText(page, "Job saved");
    expect((await savedJobs()).filter(({ jobUrl }) => jobUrl === seekAd)).toEqual([
      { jobUrl: seekAd, jobTitle: "Analyst at Wattle", status: "saved" },
    ]);
    await open(page, shared);
    await page.locator("[name=company]").fill("Wattle Creek Council");
    await press(page, "Save job");
    await seeText(page, "You saved this job before");
    expect((await savedJobs()).filter(({ jobUrl }) => jobUrl === seekAd)).toHaveLength(1);
  });

  it("without a link says what to do", async () => {
    await open(page, "/share?title=Analyst&text=no%20link");
    await seeText(page, "There is no link in what was shared");
  });
});
