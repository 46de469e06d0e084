import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, ElementHandle, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { type RunningApi, signUp, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "../launch-browser.ts";
import {
  holdSession,
  judge,
  judgeLooks,
  looks,
  newVisitor,
  open,
  press,
  seeAddress,
  seeText,
  signIn,
} from "../visit.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;
let nextFile: Awaited<ReturnType<typeof downloadsOf>>;
const folder = mkdtempSync(path.join(tmpdir(), "kelpie-import-"));

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  nextFile = await downloadsOf(browser, page);
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

async function choose(item: string): Promise<void> {
  await press(page, "More for the tracker");
  await page.locator(`::-p-aria([name="${item}"][role="menuitem"])`).click();
}

async function importFile(name: string, content: string | Uint8Array): Promise<void> {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  const input = await page.waitForSelector('input[aria-label="Import file"]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
}

async function judgeAll(name: string): Promise<void> {
  await judgeLooks(page, name);
  await page.setViewport({ width: 1280, height: 900 });
}

describe("backup and spreadsheet", () => {
  let backup = new Uint8Array();

  it("the tracker's menu hands out a backup, a spreadsheet and all dates", async () => {
    await open(page, pages.applications);
    await seeText(page, "Total Applications");
    await choose("Download a backup");
    backup = new Uint8Array(await nextFile(/^kelpie-applications-.*\.json$/));
    expect(JSON.parse(new TextDecoder().decode(backup))).toMatchObject({
      format: "kelpie-applications",
      version: 1,
    });
    await choose("Export as spreadsheet");
    expect(new TextDecoder().decode(await nextFile(/\.csv$/))).toMatch(/^Id,Job title,Company/);
    await choose("All dates for my calendar");
    await seeText(page, "There are no dates yet.");
  });

  it("a damaged file says so and stores nothing", async () => {
    await choose("Import a file");
    await seeText(page, "Drop a file here");
    await judgeAll("import-empty");
    await importFile("cut.json", backup.slice(0, backup.length / 2));
    await seeText(page, "This file is damaged or cut off");
    await judge(page, "import-damaged", { width: 1280, theme: "light" });
    await press(page, "Choose another file");
  });

  it("its own backup has nothing new", async () => {
    await importFile("backup.json", backup);
    await seeText(page, "Here already");
    await seeText(page, "Import 0 applications");
    await press(page, "Choose another file");
  });

  it("a spreadsheet is shown column by column first, and read when the person says so", async () => {
    await importFile(
      "jobs.csv",
      "Position,Employer,What I think\nWard Nurse,North Hospital,Ask about nights\nCook,,\n",
    );
    await seeText(page, "Import 1 application");
    await seeText(page, "Ask about nights");
    await page.select('[aria-label="What is What I think?"]', "notes");
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLSelectElement>('[aria-label="What is What I think?"]')?.value === "notes",
    );
    await page.locator("details summary").click();
    await seeText(page, "Job title and company are required");
    await judgeAll("import-columns");
    await press(page, "Import 1 application");
    await seeText(page, "1 application imported");
    await judge(page, "import-done", { width: 360, theme: "dark" });
    await page.setViewport({ width: 1280, height: 900 });
    await page.keyboard.press("Escape");
    await seeText(page, "Ward Nurse");
    await seeText(page, "Ask about nights");
  });
});

describe("analytics", () => {
  it("every chart has its table, small groups say what is missing", async () => {
    await choose("Analytics");
    await seeAddress(page, pages.applicationAnalytics);
    await seeText(page, "Your funnel");
    await seeText(page, "Not enough yet:");
    await judgeAll("analytics");
    await press(page, "Show as table: Your funnel");
    await seeText(page, "Of the step before");
    await press(page, "Show as table: Week by week");
    await seeText(page, "Week from");
    for (const look of looks.slice(1, 3)) await judge(page, "analytics-tables", look);
  });

  it("a free account sees what it is and the way to it; the import is not open to it", async () => {
    const visitor = await newVisitor(browser);
    await holdSession(visitor, await signUp("analytics-free"));
    await open(visitor, pages.applicationAnalytics);
    await seeText(visitor, "Analytics are part of the Premium plan");
    for (const look of looks.slice(0, 2)) await judge(visitor, "analytics-free", look);
    await visitor.close();
  });
});
