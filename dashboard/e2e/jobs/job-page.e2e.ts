import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jobPath } from "#shared/domain/pages.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLooks, holdSession, load, newVisitor, paste, press, seeAddress, seeText } from "../visit.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;
let address: string;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  const person = await newVisitor(browser);
  await holdSession(person, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  const id = await person.evaluate(async () => {
    const { jobs } = await (await fetch("/api/jobs?search=Data+Analyst")).json();
    return jobs[0].id as string;
  });
  await person.close();
  address = jobPath(id);
  page = await newVisitor(browser);
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const resume =
  "Priya Raman\nData Analyst\npriya@example.org\n\nExperience\nData Analyst, Harbour Rail\nMar 2021 - Present\n- Wrote SQL queries and Power BI reports for weekly meetings\n\nKey skills\nSQL, Power BI, Excel";

it("somebody who is signed out checks their match on a pasted resume, and nothing of it is sent (D-95)", async () => {
  await load(page, address);
  await seeText(page, "To save or tailor, sign in; the job stays open.");
  await press(page, "Check your match");
  await seeText(page, "Paste the text of your resume first.");
  const sent: string[] = [];
  page.on("request", (one) => void (one.method() !== "GET" && sent.push(one.url())));
  await paste(page, "textarea", resume);
  await press(page, "Check your match");
  await seeText(page, "Strongest");
  await seeText(page, "not an employer's");
  expect(sent).toEqual([]);
  page.removeAllListeners("request");
  await checkLooks(page, "job-page");
  await page.setViewport({ width: 1280, height: 900 });
});

it("Save asks to sign in and comes back; signed in it saves, and Tailor takes the ad along", async () => {
  const save = await page.$eval("article a[href^='/login']", (one) => one.getAttribute("href"));
  expect(save).toBe(`/login?returnTo=${encodeURIComponent(address)}`);
  await holdSession(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  await load(page, address);
  await press(page, "Save");
  await page.waitForSelector("a[href^='/application-tracker/']");
  await press(page, "Check your match");
  await seeText(page, "Missing");
  await page.locator("::-p-aria([name='Tailor'][role='link'])").click();
  await seeAddress(page, "/resume-optimizer");
  await seeText(page, "Data Analyst");
});
