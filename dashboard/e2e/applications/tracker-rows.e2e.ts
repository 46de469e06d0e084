import { beforeAll, beforeEach, expect, it } from "vitest";
import { openDesk } from "../desk.ts";
import { checkLooks, press, seeAddress, seeText, signIn } from "../visit.ts";
import { anApplication, openWith, seeTitles, statusOf } from "./tracker-desk.ts";

const desk = openDesk();

beforeAll(() => signIn(desk.page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" }));
beforeEach(() => desk.page.setViewport({ width: 1280, height: 900 }));

const rows = [
  anApplication({ id: "b", jobTitle: "Baker", matchScore: 61, createdAt: "2026-03-03T00:00:00.000Z" }),
  anApplication({
    id: "a",
    jobTitle: "Analyst",
    matchScore: 82,
    createdAt: "2026-03-02T00:00:00.000Z",
    notes: "Ask for the roster.",
    contacts: [{ name: "Mo Okafor", role: "Recruiter", email: "", phone: "" }],
  }),
  anApplication({ id: "c", jobTitle: "Cook", createdAt: "2026-03-01T00:00:00.000Z" }),
];

/** What the head of each column says of the order. */
const sorted = () =>
  desk.page.$$eval("thead th[aria-sort]", (all) =>
    all.map((one) => `${one.textContent} ${one.getAttribute("aria-sort")}`),
  );
const pressHead = (name: string) => desk.page.locator(`thead ::-p-xpath(.//button[.="${name}"])`).click();
const focused = () => desk.page.evaluate(() => document.activeElement?.textContent);

it("the heads of the columns sort, turn round, and keep it in the address over a reload", async () => {
  const { page } = desk;
  const stand = await openWith(page, rows, "?view=list");
  await seeTitles(page, ["Baker", "Analyst", "Cook"]);
  expect(await sorted()).toEqual([]);
  await pressHead("Job");
  await seeTitles(page, ["Analyst", "Baker", "Cook"]);
  expect(await sorted()).toEqual(["Job ascending"]);
  await pressHead("Job");
  await seeTitles(page, ["Cook", "Baker", "Analyst"]);
  await seeAddress(page, "/application-tracker?view=list&sort=-title");
  await page.reload();
  await seeTitles(page, ["Cook", "Baker", "Analyst"]);
  expect(await sorted()).toEqual(["Job descending"]);
  await pressHead("Match");
  // What has no score is last, whichever way round.
  await seeTitles(page, ["Analyst", "Baker", "Cook"]);
  await pressHead("Match");
  await seeTitles(page, ["Baker", "Analyst", "Cook"]);
  expect(await sorted()).toEqual(["Match ascending"]);
  await stand.stop();
});

it("a row opens a look at it: by Space, on with the arrows, closed by Escape, the focus in the list", async () => {
  const { page } = desk;
  const stand = await openWith(page, rows, "?view=list");
  await seeTitles(page, ["Baker", "Analyst", "Cook"]);
  await page.focus("tbody a");
  await page.keyboard.press("Space");
  await page.waitForSelector('aside[aria-label^="At a glance: Baker"]');
  await page.keyboard.press("ArrowDown");
  await page.waitForSelector('aside[aria-label^="At a glance: Analyst"]');
  await seeText(page, "Ask for the roster.");
  await seeText(page, "Mo Okafor, Recruiter");
  expect(await focused()).toBe("Analyst");
  await checkLooks(page, "tracker-peek");
  await page.setViewport({ width: 1280, height: 900 });
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector('aside[aria-label^="At a glance"]'));
  expect(await focused()).toBe("Analyst");
  await stand.stop();
});

it("its menu opens it too, and Close gives the focus back to the row", async () => {
  const { page } = desk;
  const stand = await openWith(page, rows, "?view=list");
  await press(page, "More for Cook, Banksia Super");
  await page.locator("[role=menuitem]::-p-text(At a glance)").click();
  await page.waitForSelector('aside[aria-label^="At a glance: Cook"]');
  await press(page, "Close the pane");
  await page.waitForFunction(() => document.activeElement?.textContent === "Cook");
  expect(await page.$('aside[aria-label^="At a glance"]')).toBeNull();
  await stand.stop();
});

it("forty pixels a row: ten at 1280 by 800 and three on a phone stand in sight without scrolling", async () => {
  const { page } = desk;
  const many = Array.from({ length: 30 }, (_, n) =>
    anApplication({
      id: `m${n}`,
      jobTitle: `Community Development Officer ${n}`,
      company: "Wattlebank City Council and Surrounding Shires",
      matchScore: 40 + n,
      followUpDate: n % 3 ? null : "2026-03-10",
      interviewDate: n % 5 ? null : "2099-03-10",
      createdAt: new Date(Date.UTC(2026, 2, 5) - n * 3_600_000).toISOString(),
    }),
  );
  const inSight = (foot: number) =>
    page.$$eval(
      "[data-item]",
      (all, below) =>
        all.filter((one) => one.getBoundingClientRect().bottom <= window.innerHeight - below).length,
      foot,
    );
  await page.setViewport({ width: 1280, height: 800 });
  const stand = await openWith(page, many, "?view=list");
  await page.waitForSelector("[data-item]");
  expect(await page.$eval("[data-item]", (one) => Math.round(one.getBoundingClientRect().height))).toBe(40);
  expect(await inSight(0)).toBeGreaterThanOrEqual(10);
  await page.setViewport({ width: 360, height: 740 });
  const foot = await page.$eval('nav[aria-label="Main places"]', (one) => one.getBoundingClientRect().height);
  expect(await inSight(foot)).toBeGreaterThanOrEqual(3);
  expect(await page.$$("[data-item] select")).toEqual([]);
  await checkLooks(page, "tracker-dense");
  await page.locator(statusOf("Community Development Officer 0")).click();
  await page.waitForSelector("[role=menuitemradio]");
  await checkLooks(page, "tracker-status-menu");
  await page.keyboard.press("Escape");
  await stand.stop();
});
