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
  checkLook,
  checkLooks,
  holdSession,
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
  await checkLooks(page, name);
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

  it("a damaged file says so and stores nothing; its own backup has nothing new", async () => {
    await choose("Import applications");
    await seeAddress(page, pages.applicationImport);
    await seeText(page, "Drop a file here");
    await judgeAll("import-empty");
    await importFile("cut.json", backup.slice(0, backup.length / 2));
    await seeText(page, "This file is damaged or cut off");
    await checkLook(page, "import-damaged", { width: 1280, theme: "light" });
    await importFile("backup.json", backup);
    await seeText(page, "already here");
    await seeText(page, "Import 0 applications");
  });
});

const table = [
  "My job hunt,,,,,",
  "Position,Employer,Applied on,Stage,URL,What I think",
  "Ward Nurse,North Hospital,03/04/26,Final Round,https://a.example/1,Ask about nights",
  "Cook,Corner Diner,,Wobbly,see email,",
  "Fitter,Emu Rail,25 Mar 2026,Rejected,,Rang twice",
  "TOTAL,3,,,,",
].join("\n");

describe("a spreadsheet", () => {
  const rowOf = (text: string) => `::-p-xpath(//tr[contains(., "${text}")])`;

  it("is shown column by column, those rows first that should be looked at", async () => {
    await open(page, pages.applicationImport);
    await importFile("jobs.csv", table);
    await seeText(page, "Import 3 applications");
    for (const text of ["Please check", "Which date?", "Goes into the notes", "Status?", "Ready"])
      await seeText(page, text);
    const order = await page.$$eval("tbody tr", (rows) => rows.map((row) => row.textContent ?? ""));
    expect(order.findIndex((text) => text.includes("Corner Diner"))).toBeLessThan(
      order.findIndex((text) => text.includes("Emu Rail")),
    );
    await judgeAll("import-columns");
  });

  it("is corrected: the dates turned, a status chosen, a column sent elsewhere", async () => {
    await press(page, "4 March 2026");
    await page.waitForFunction(() => !document.body.innerText.includes("Which date?"));
    await page.waitForSelector(rowOf("Ward Nurse"));
    const offered = `${rowOf("Corner Diner").slice(0, -1)}//button[text()="Offered"])`;
    await page.locator(offered).click();
    await page.waitForFunction(() => !document.body.innerText.includes("Status?"));
    await press(page, "What I think: Add to notes. Change");
    await page.locator('::-p-xpath(//*[@role="menuitemradio"][contains(., "Skip")])').click();
    await page.keyboard.press("Escape");
    await page.waitForSelector('button[aria-label="What I think: Skip. Change"]');
    await page.locator("summary").click();
    await seeText(page, "Final Round");
    await judgeAll("import-corrected");
  });

  it("is read the same way the next time", async () => {
    await press(page, "Choose another file");
    await importFile("jobs-again.csv", table);
    await seeText(page, "Columns are read as you chose last time.");
    await page.waitForSelector('button[aria-label="What I think: Skip. Change"]');
  });

  it("is imported as a whole and taken back as a whole", async () => {
    await press(page, "Import 3 applications");
    await seeText(page, "3 applications imported");
    await checkLook(page, "import-done", { width: 360, theme: "dark" });
    await page.setViewport({ width: 1280, height: 900 });
    await page.locator(`::-p-aria([name="Go to Application Tracker"][role="link"])`).click();
    await seeText(page, "Ward Nurse");
    await choose("Import applications");
    await seeText(page, "Last import: 3 applications");
    await checkLook(page, "import-last", { width: 1280, theme: "light" });
    await press(page, "Undo import");
    await seeText(page, "The import was undone");
    await open(page, pages.applications);
    await seeText(page, "Total Applications");
    expect(await page.evaluate(() => document.body.innerText)).not.toContain("Corner Diner");
  });

  it("may be pasted", async () => {
    await open(page, pages.applicationImport);
    await seeText(page, "Or paste cells");
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData("text/plain", "Role\tEmployer\nBaker\tThe Oven\n");
      const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
      document.querySelector("textarea")?.dispatchEvent(event);
    });
    await seeText(page, "Import 1 application");
    await seeText(page, "The Oven");
  });
});

describe("analytics", () => {
  it("every chart has its table, small groups say what is missing", async () => {
    await open(page, pages.applications);
    await seeText(page, "Total Applications");
    await page.locator(`main a[href="${pages.applicationAnalytics}"]`).click();
    await seeAddress(page, pages.applicationAnalytics);
    await seeText(page, "From applied to offer");
    await seeText(page, "too few to say:");
    await judgeAll("analytics");
    await press(page, "Show as table: From applied to offer");
    await seeText(page, "Declined without an interview");
    await press(page, "Show as table: Your weeks");
    await seeText(page, "Week from");
    for (const look of looks.slice(1, 3)) await checkLook(page, "analytics-tables", look);
  });

  it("a free account sees what it is and the way to it; the import is not open to it", async () => {
    const visitor = await newVisitor(browser);
    await holdSession(visitor, await signUp("analytics-free"));
    await open(visitor, pages.applicationAnalytics);
    await seeText(visitor, "Analytics are part of the Premium plan");
    for (const look of looks.slice(0, 2)) await checkLook(visitor, "analytics-free", look);
    await open(visitor, pages.applicationImport);
    await seeText(visitor, "Importing is part of the Premium plan");
    await visitor.close();
  });
});
