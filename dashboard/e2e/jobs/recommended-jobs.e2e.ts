import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { answerFor, holdCall } from "../answers.ts";
import { go } from "../go.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLooks, newVisitor, press, seeAddress, seeText, signIn } from "../visit.ts";
import { aJob, aList, jobsNamed } from "./job-answers.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  await signIn(page, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const goHome = () => go(page, pages.overview);
const panel = () =>
  page.$$eval("main section", (all) => {
    const found = all.find((one) => one.querySelector("h2")?.textContent?.startsWith("Recommended Jobs"));
    return (found as HTMLElement | undefined)?.innerText.replace(/\s+/g, " ") ?? "";
  });
const titles = () =>
  page.$$eval("main section h3 a", (all) => all.map((one) => one.textContent?.trim() ?? ""));
const search = 'input[aria-label="Search jobs"]';

/** Opens the dashboard with a list of our own. */
async function panelWith(reply: Parameters<typeof answerFor>[3], text: string) {
  const call = await answerFor(page, "GET", "/api/jobs", reply);
  await goHome();
  await seeText(page, text);
  return call;
}

it("while the list loads a skeleton stands there [P1-2.91, P1-2.98]", async () => {
  const answer = await holdCall(page, "GET", "/api/jobs");
  await goHome();
  await seeText(page, "Loading recommended jobs");
  await page.waitForSelector("main section [aria-busy=true] > div > span");
  await answer(aList(jobsNamed("Fitter")));
  await seeText(page, "1 found");
  expect(await panel()).toMatch(/^Recommended Jobs/);
});

it("shows the first three and the count; a job opens in a new tab; View All leads to the board [P1-2.101, P1-2.102, P1-2.106]", async () => {
  const call = await panelWith(aList(jobsNamed("A", "B", "C", "D", "E")), "5 found");
  expect(await titles()).toEqual(["A", "B", "C"]);
  const links = await page.$$eval("main section h3 a", (all) =>
    all.map((one) => [one.getAttribute("href"), one.getAttribute("target")]),
  );
  expect(links[1]).toEqual(["https://jobs.example/j1", "_blank"]);
  await page.locator('main a[href="/job-board"]').click();
  await seeAddress(page, pages.jobBoard);
  await seeText(page, "Showing 5 jobs");
  await call.stop();
});

it("a card says pay, age and four skills [P1-2.107]", async () => {
  const skills = ["Lean", "BPMN", "SQL", "Jira", "Visio", "UAT"];
  const call = await panelWith(aList([aJob({ skills, matchScore: 74 })]), "+2 more");
  const text = await panel();
  for (const part of [
    "$80k - $100k · 3 days ago",
    "Lean BPMN SQL Jira +2 more",
    "74% Good",
    "Coorong Water, Adelaide SA",
  ])
    expect(text).toContain(part);
  await call.stop();
});

it("what was measured and does not fit is not recommended; a search still finds it", async () => {
  const some = await panelWith(
    aList([
      aJob({ id: "low", title: "Low", matchScore: 59 }),
      aJob({ id: "good", title: "Good", matchScore: 60 }),
    ]),
    "2 found",
  );
  expect(await titles()).toEqual(["Good"]);
  await some.stop();
  const none = await panelWith(aList([aJob({ title: "Low", matchScore: 59 })]), "No ad of 60% or more yet");
  expect(await titles()).toEqual([]);
  await none.stop();
});

it("a search box from four jobs on [P1-2.103]", async () => {
  const three = await panelWith(aList(jobsNamed("A", "B", "C")), "3 found");
  expect(await page.$(search)).toBeNull();
  await three.stop();
  const four = await panelWith(aList(jobsNamed("A", "B", "C", "D")), "4 found");
  expect(await page.$(search)).not.toBeNull();
  await four.stop();
});

it("the search finds title, company and location, takes any length, and can be cleared [P1-2.104, P1-2.105, P1-5.52]", async () => {
  await goHome();
  await seeText(page, "8 found");
  for (const [typed, found] of [
    ["SYDNEY", "Senior Business Analyst"],
    ["bowerbird", "Full Stack Developer"],
    ["ACCOUNT", "Accountant"],
  ] as const) {
    await page.locator(search).click({ count: 3 });
    await page.keyboard.type(typed);
    await expect.poll(titles).toEqual([found]);
  }
  await page.locator(search).click({ count: 3 });
  await page.keyboard.sendCharacter("z".repeat(500));
  await seeText(page, "No jobs match your search");
  await press(page, "Clear Search");
  await seeText(page, "8 found");
  // The third best of the samples does not fit the demo's resume.
  expect(await titles()).toHaveLength(2);
});

it("an empty board: three ways on [P1-2.100]", async () => {
  const list = await panelWith(aList([]), "Load Job Opportunities");
  const links = await page.$$eval("main section a", (all) =>
    all.map((one) => [one.textContent, one.getAttribute("href")]),
  );
  expect(links).toContainEqual(["Optimize Resume", pages.resumeOptimizer]);
  expect(links).toContainEqual(["Add Application", `${pages.applications}?add=1`]);
  await checkLooks(page, "recommended-empty");
  await list.stop();
  const body = { jobsAdded: 12, areSamples: false, failedSources: 0 };
  const call = await answerFor(page, "POST", "/api/populate-jobs", { status: 200, body });
  await press(page, "Load Job Opportunities");
  await seeText(page, "Added 12 new job opportunities from Australian job boards.");
  await seeText(page, "8 found");
  expect(call.seen).toHaveLength(1);
  await call.stop();
});

it("a list that fails three times says so; Retry loads the page anew [P1-2.99, P1-8.46]", async () => {
  const call = await panelWith({ status: 500 }, "Unable to Load Jobs");
  await seeText(page, "There was an error connecting to job services. Please try again later.");
  expect(call.seen).toHaveLength(3);
  await call.stop();
  await press(page, "Retry");
  await seeText(page, "8 found");
});
