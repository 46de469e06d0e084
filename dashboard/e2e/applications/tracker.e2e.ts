import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { go } from "../go.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLook, looks, newVisitor, open, press, seeAddress, seeText, signIn, valueIn } from "../visit.ts";
import { anApplication, openWith, seeTitles, standIn } from "./tracker-desk.ts";

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

const mainText = () => page.$eval("main", (one) => one.innerText);
const wide = () => page.setViewport({ width: 1280, height: 900 });
const extremes = looks.filter(({ width, theme }) => (width === 1280) === (theme === "light"));
const address = pages.applications;
const now = new Date();
const lastYear = new Date(now.getFullYear() - 1, now.getMonth(), 1).toISOString();
const today = now.toISOString();

it("a visitor is sent to sign-in; a free person reads what it would be [P1-2.14, P2-1.06, P2-2.05]", async () => {
  await open(page, address);
  await seeText(page, "Sign In");
  expect(new URL(page.url()).pathname).toBe(pages.login);
  await signIn(page, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
  await seeText(page, "Welcome");
  await open(page, address);
  await seeText(page, "You have saved 3 jobs of 10.");
  const text = await mainText();
  for (const word of [
    "Unlimited applications",
    "Advanced analytics",
    "Follow-up reminders",
    "Export and backup",
    "Premium",
    // The price is one everywhere (D-06).
    "$19",
    "Unlimited resume optimizations",
    "Cover letter generation",
    "Application tracking",
    "Priority support",
  ])
    expect(text).toContain(word);
  expect(text).not.toContain("Total Applications");
  await page.locator("::-p-text(Upgrade to Premium)").click();
  await seeAddress(page, pages.subscription);
  await page.goBack();
  await seeText(page, "Back to Dashboard");
  await page.locator("::-p-text(Back to Dashboard)").click();
  await seeAddress(page, pages.overview);
  await seeText(page, "Welcome");
  await press(page, "Sign out");
  await seeAddress(page, pages.login);
});

it("header, title and four figures, in which a saved job does not count [P2-1.05, P2-2.02, P2-2.04, P2-2.06, P2-2.09, P2-2.10, P1-6.16]", async () => {
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  await seeText(page, "Welcome");
  const rows = [
    anApplication({ id: "a", status: "interviewing", appliedDate: today }),
    anApplication({ id: "b", status: "offered", appliedDate: today }),
    anApplication({ id: "c", appliedDate: lastYear }),
    anApplication({ id: "d", status: "rejected", appliedDate: lastYear }),
    anApplication({ id: "e", status: "saved", appliedDate: null }),
  ];
  const desk = await openWith(page, rows);
  const figures = await page.$$eval("main dl > div", (cells) =>
    cells.map((cell) => [cell.querySelector("dt")?.textContent, cell.querySelector("dd")?.textContent]),
  );
  expect(figures).toEqual([
    ["Total Applications", "4"],
    ["This Month", "2"],
    ["Response Rate", "50%"],
    ["Interviewing", "1"],
  ]);
  expect(await page.$eval("h1", (one) => one.textContent)).toBe("Application Tracker");
  const header = await page.$eval("header", (one) => one.innerText);
  for (const word of ["Dashboard", "Applications", "Priya Raman"]) expect(header).toContain(word);
  expect(await page.$eval('header a[href="/dashboard"]', (one) => one.textContent)).toBe("Dashboard");
  expect(await page.$eval('header [aria-current="page"]', (one) => one.textContent)).toBe("Applications");
  expect(await page.$eval("nav", (one) => one.closest("div")?.innerText ?? "")).toContain(
    "Application Tracker",
  );
  expect(await page.$eval("input[type=search]", (one) => one.placeholder)).toBe("Search applications...");
  await desk.stop();
});

it("a card shows all it knows, and each status has its colour [P2-2.14, P2-2.15, P2-2.16, P2-2.17, P2-2.18, P2-3.01, P2-4.04]", async () => {
  const full = anApplication({
    id: "full",
    jobTitle: "Ward Nurse",
    salary: "$90k + super",
    matchScore: 77,
    notes: "Bring the roster. ".repeat(30),
    contactName: "Kim Lee",
    contactEmail: "kim@banksia.example",
    jobUrl: "https://jobs.example/ward-nurse",
  });
  const others = (["saved", "interviewing", "offered", "rejected"] as const).map((status) =>
    anApplication({ id: status, status, jobTitle: `One ${status}` }),
  );
  const desk = await openWith(page, [full, ...others]);
  const card = await page.waitForSelector('[data-item="full"]');
  const text = (await card?.evaluate((one) => (one as HTMLElement).innerText)) ?? "";
  for (const word of [
    "Ward Nurse",
    "Banksia Super, Geelong VIC",
    "Applied March 5, 2026",
    "77%",
    "$90k + super",
  ])
    expect(text).toContain(word);
  expect(await page.$eval('[data-item="offered"]', (one) => one.textContent)).not.toContain("%");
  const notes = await page.$eval('[data-item="full"] > p', (one) => [
    Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
    one.scrollHeight > one.clientHeight,
  ]);
  expect(notes).toEqual([2, true]);
  expect(
    await page.$eval('[data-item="full"] [aria-label="E-mail Kim Lee"]', (one) => one.getAttribute("href")),
  ).toBe("mailto:kim@banksia.example");
  expect(
    await page.$eval('[data-item="full"] a[target]', (one) => [
      one.getAttribute("href"),
      one.getAttribute("target"),
    ]),
  ).toEqual(["https://jobs.example/ward-nurse", "_blank"]);
  const colours = await page.evaluate(() =>
    Object.entries({
      full: "info",
      saved: "muted",
      interviewing: "warn",
      offered: "success",
      rejected: "danger",
    }).map(([id, token]) => {
      const badge = document.querySelector(`[data-item="${id}"] [data-status]`);
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = `var(--${token})`;
      const isRight = badge !== null && getComputedStyle(badge).color === getComputedStyle(probe).color;
      probe.remove();
      return `${badge?.textContent} ${isRight}`;
    }),
  );
  expect(colours).toEqual([
    "Applied true",
    "Saved true",
    "Interviewing true",
    "Offered true",
    "Rejected true",
  ]);
  for (const look of extremes) await checkLook(page, "tracker-grid", look);
  await wide();
  await desk.stop();
});

it("search, status, order and view stand in the address; Back and reload keep them [P2-2.07, P2-2.11, P2-2.13, P2-2.27]", async () => {
  const rows = [
    anApplication({
      id: "1",
      jobTitle: "Chef",
      company: "Zest",
      matchScore: 50,
      createdAt: "2026-03-03T00:00:00Z",
    }),
    anApplication({
      id: "2",
      jobTitle: "Nurse",
      company: "Acacia",
      followUpDate: "2026-12-01",
      createdAt: "2026-03-02T00:00:00Z",
    }),
    anApplication({
      id: "3",
      jobTitle: "Clerk",
      company: "Mulga",
      status: "offered",
      matchScore: 80,
      notes: "Call Zest too",
      createdAt: "2026-03-01T00:00:00Z",
    }),
  ];
  const desk = await openWith(page, rows);
  await seeTitles(page, ["Chef", "Nurse", "Clerk"]);
  const options = (name: string) =>
    page.$eval(`select[aria-label="${name}"]`, (one) =>
      [...(one as HTMLSelectElement).options].map(({ text }) => text),
    );
  // The specification's five, and Saved between them (D-13).
  expect(await options("Filter by status")).toEqual([
    "All Status",
    "Saved",
    "Applied",
    "Interviewing",
    "Offered",
    "Rejected",
  ]);
  await page.select('select[aria-label="Filter by status"]', "offered");
  await seeTitles(page, ["Clerk"]);
  await page.select('select[aria-label="Filter by status"]', "all");
  for (const [sort, order] of [
    ["company", ["Nurse", "Clerk", "Chef"]],
    ["follow-up", ["Nurse", "Chef", "Clerk"]],
    ["match", ["Clerk", "Chef", "Nurse"]],
  ] as const) {
    await page.select('select[aria-label="Sort applications"]', sort);
    await seeTitles(page, order);
  }
  await page.keyboard.press("Escape");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("/");
  await page.keyboard.type("zest");
  await seeTitles(page, ["Clerk", "Chef"]);
  await page.locator('input[value="list"]').click();
  await page.waitForSelector("[data-item] [aria-label^=More]");
  await seeAddress(page, `${address}?sort=match&q=zest&view=list`);
  await page.reload();
  await seeTitles(page, ["Clerk", "Chef"]);
  expect(await valueIn(page, "input[type=search]")).toBe("zest");
  for (const look of extremes) await checkLook(page, "tracker-list", look);
  await wide();
  await page.locator("[data-item] a").click();
  await page.waitForFunction(() => /^\/application-tracker\/.+/.test(location.pathname));
  await page.goBack();
  await seeTitles(page, ["Clerk", "Chef"]);
  expect(await valueIn(page, "input[type=search]")).toBe("zest");
  await page.focus("input[type=search]");
  await page.keyboard.type(" nothing");
  await seeText(page, "No applications found");
  await seeText(page, "Try adjusting your search or filter criteria");
  expect(await mainText()).not.toContain("Add Your First Application");
  await press(page, "Clear");
  await seeTitles(page, ["Clerk", "Chef", "Nurse"]);
  await page.locator('input[value="grid"]').click();
  await page.waitForSelector("[data-item] [aria-label^=Delete]");
  await desk.stop();
});

it("nothing yet, still loading, and failed to load each have their screen [P2-2.26, P2-2.28, P2-2.29, P2-2.30, P2-2.31, P2-2.32, P2-2.33]", async () => {
  const none = await openWith(page, []);
  await seeText(page, "No applications found");
  await seeText(page, "Start tracking your job applications by adding your first application");
  for (const look of extremes) await checkLook(page, "tracker-empty", look);
  await wide();
  await press(page, "Add Your First Application");
  await page.waitForSelector("[role=dialog] [name=jobTitle]");
  await none.stop();

  const waiting = await standIn(page, { "GET /api/tracker-rows": "hold", "GET /api/applications": "hold" });
  await go(page, address);
  await page.waitForSelector('[aria-busy=true] [class*="rounded-card"]');
  expect(await mainText()).toContain("Loading your applications");
  await waiting.release();
  await seeText(page, "Total Applications");
  expect(await page.$("main [aria-busy=true]")).toBeNull();
  await waiting.stop();

  const failing = await standIn(page, { "GET /api/applications": { status: 500 } });
  await go(page, address);
  await seeText(page, "Unable to load applications");
  await seeText(page, "There was an error loading your applications. Please try refreshing the page.");
  for (const look of extremes) await checkLook(page, "tracker-error", look);
  await wide();
  delete failing.rules["GET /api/applications"];
  const loaded = page.waitForNavigation();
  await press(page, "Refresh Page");
  await loaded;
  await seeText(page, "Total Applications");
  await failing.stop();
});
