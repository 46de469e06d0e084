import { beforeAll, beforeEach, expect, it } from "vitest";
import { openDesk } from "../desk.ts";
import { judgeLooks, press, seeAddress, seeText, signIn } from "../visit.ts";
import { anApplication, openWith, seeTitles } from "./tracker-desk.ts";

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
  await pressHead("Application");
  await seeTitles(page, ["Analyst", "Baker", "Cook"]);
  expect(await sorted()).toEqual(["Application ascending"]);
  await pressHead("Application");
  await seeTitles(page, ["Cook", "Baker", "Analyst"]);
  await seeAddress(page, "/application-tracker?view=list&sort=-title");
  await page.reload();
  await seeTitles(page, ["Cook", "Baker", "Analyst"]);
  expect(await sorted()).toEqual(["Application descending"]);
  await pressHead("Match");
  // What has no score stands last, whichever way round.
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
  await judgeLooks(page, "tracker-peek");
  await page.setViewport({ width: 1280, height: 900 });
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector('aside[aria-label^="At a glance"]'));
  expect(await focused()).toBe("Analyst");
  await stand.stop();
});

it("its button opens it too, and Close gives the focus back to the row", async () => {
  const { page } = desk;
  const stand = await openWith(page, rows, "?view=list");
  await press(page, "At a glance: Cook, Banksia Super");
  await page.waitForSelector('aside[aria-label^="At a glance: Cook"]');
  await press(page, "Close the pane");
  await page.waitForFunction(() => document.activeElement?.textContent === "Cook");
  expect(await page.$('aside[aria-label^="At a glance"]')).toBeNull();
  await stand.stop();
});
