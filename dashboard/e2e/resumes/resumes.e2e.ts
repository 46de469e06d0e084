import { strFromU8 } from "fflate";
import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { giveFile } from "../give-file.ts";
import { launchBrowser } from "../launch-browser.ts";
import {
  checkLooks,
  holdSession,
  newVisitor,
  open,
  paste,
  press,
  pressByKey,
  reload,
  seeText,
  signIn,
  valueIn,
} from "../visit.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;
let downloaded: (name: RegExp) => Promise<Uint8Array>;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  downloaded = await downloadsOf(browser, page);
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const resume = `Sam Okafor
Chef
Hobart TAS 7000 | 0491 570 156 | sam.okafor@example.com

Experience
Sous Chef, The Drunken Admiral
Jan 2020 - Present
- Ran a kitchen of nine

Education
Certificate III in Commercial Cookery, TasTAFE, 2016

Skills
Menu costing, food safety`;

const ad = `About you
We are looking for a business analyst or a chef who can keep a busy team going through the week.
- Stakeholder management is required
- Experience with SQL is highly regarded
- Menu costing is an advantage
You will plan rosters, order stock, write down what works and help younger colleagues learn.`;

const choose = (selector: string, name: string, text: string) =>
  giveFile(page, selector, { name, bytes: text });

async function pickFromMenu(button: string, item: string): Promise<void> {
  await press(page, button);
  await page.locator(`::-p-aria([name="${item}"][role="menuitem"])`).click();
}

const fieldValue = (label: string) => valueIn(page, `::-p-aria([name="${label}"][role="textbox"])`);

describe("the kept resumes of a premium person", () => {
  it("adds one from a file, and shows what was read of it beside the text", async () => {
    await open(page, "/resumes");
    await seeText(page, "Priya Raman resume");
    await press(page, "Add a resume");
    await choose("[role=dialog] input[type=file]", "sam.txt", resume);
    await seeText(page, "File uploaded successfully");
    await press(page, "Save resume");
    await seeText(page, "Is this right?");
    await pressByKey(page, "Edit Sous Chef");
    expect([await fieldValue("Employer"), await fieldValue("From")]).toEqual([
      "The Drunken Admiral",
      "Jan 2020",
    ]);
    await pressByKey(page, "Later");
    await seeText(page, "The text software sees");
    await seeText(page, "Ran a kitchen of nine");
    await seeText(page, "Sous Chef, The Drunken Admiral");
    await checkLooks(page, "premium-resume");
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("refuses a date that is none in words, keeps a correction, and takes it back", async () => {
    await page.locator("a ::-p-text(Is this right?)").click();
    await pressByKey(page, "Edit Sous Chef");
    const from = await page.waitForSelector('::-p-aria([name="From"][role="textbox"])');
    await from?.click({ count: 3 });
    await page.keyboard.type("soon");
    await page.keyboard.press("Enter");
    await seeText(page, "Write it like Mar 2021 or 2021");
    await from?.click({ count: 3 });
    await page.keyboard.type("03/2018");
    await page.keyboard.press("Enter");
    await seeText(page, "Mar 2018 \u2013 now");
    await pressByKey(page, "Later");
    await seeText(page, "1 correction of yours");
    await reload(page);
    await seeText(page, "Mar 2018 \u2013 now");
    await press(page, "Undo corrections");
    await page.waitForFunction(() => !document.body.innerText.includes("of yours"));
    await seeText(page, "Jan 2020 \u2013 now");
  });

  it("keeps the text before a change as a version with what changed, and restores it", async () => {
    await press(page, "Change the text");
    await page.focus("textarea[name=resumeText]");
    await page.keyboard.down("Control");
    await page.keyboard.press("End");
    await page.keyboard.up("Control");
    await page.keyboard.sendCharacter("\nKnife skills");
    await press(page, "Save the text");
    await seeText(page, "Earlier versions");
    await seeText(page, "After it: 1 added");
    await press(page, "Restore");
    await seeText(page, "Version restored");
    await seeText(page, "After it: 1 removed");
  });

  it("downloads the original and a JSON Resume; the JSON comes in again as a resume", async () => {
    await pickFromMenu("More for this resume", "Download the original");
    expect(strFromU8(await downloaded(/^sam\.txt$/))).toBe(resume);
    await pickFromMenu("More for this resume", "Export as JSON Resume");
    const json = strFromU8(await downloaded(/^sam-txt\.json$/));
    expect(JSON.parse(json)).toMatchObject({
      basics: { name: "Sam Okafor", email: "sam.okafor@example.com" },
      work: [{ name: "The Drunken Admiral", position: "Sous Chef", startDate: "2020-01", current: true }],
    });
    await open(page, "/resumes");
    await press(page, "Add a resume");
    await page.locator("::-p-text(JSON Resume)").click();
    await choose("input[aria-label='JSON Resume file']", "broken.json", '{"work": 7}');
    await seeText(page, "resume.work should be");
    await choose("input[aria-label='JSON Resume file']", "sam.json", json);
    await seeText(page, "Ran a kitchen of nine");
    await press(page, "Save resume");
    await seeText(page, "Is this right?");
    await pressByKey(page, "Later");
    await seeText(page, "Sous Chef, The Drunken Admiral");
  });

  it("makes another one the default, and deletes with a question first", async () => {
    await press(page, "Make it the default");
    await seeText(page, "Default");
    await open(page, "/resumes");
    await checkLooks(page, "premium-resumes");
    await page.setViewport({ width: 1280, height: 900 });
    await pickFromMenu("More for Sam Okafor resume", "Delete");
    await seeText(page, "Delete this resume?");
    await press(page, "Delete");
    await seeText(page, "Resume deleted");
    await page.waitForFunction(() => !document.body.innerText.includes("Sam Okafor resume"));
  });

  it("lists what was optimised, opens it again as it was, and forgets it", async () => {
    await open(page, "/resume-optimizer");
    await seeText(page, "Optimize My Resume");
    await paste(page, "textarea[name=jobDescription]", ad);
    // The number comes in above the button: what is pressed before it is there may have moved.
    await seeText(page, "before any change");
    await press(page, "Optimize My Resume");
    await seeText(page, "Resume Analysis Complete");
    await page.evaluate(() => sessionStorage.clear());
    await open(page, "/resumes");
    await seeText(page, "Earlier optimizations");
    await checkLooks(page, "premium-resumes-history");
    await page.setViewport({ width: 1280, height: 900 });
    await page.locator('main a[href^="/optimizations/"]').click();
    await seeText(page, "Resume Analysis Complete");
    const address = new URL(page.url()).pathname;
    await page.evaluate(() => sessionStorage.clear());
    await open(page, `/resume-preview?id=${address.split("/").at(-1)}`);
    await seeText(page, "Line-by-line suggestions");
    await open(page, "/resumes");
    await press(page, "Delete A pasted ad");
    await page.waitForFunction(() => !document.body.innerText.includes("Earlier optimizations"));
    await page.evaluate(() => sessionStorage.clear());
    await open(page, address);
    await seeText(page, "Result not found");
  });

  it("a resume that is not there says so", async () => {
    await open(page, "/resumes/none");
    await seeText(page, "This resume is not here");
  });
});

describe("the kept resume of a free person", () => {
  it("is one; the screen says what Premium would add and offers no second", async () => {
    page = await newVisitor(browser);
    await holdSession(page, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
    await open(page, "/resumes");
    await seeText(page, "The Free plan keeps 1 resume");
    expect(await page.$('::-p-aria([name="Add a resume"][role="button"])')).toBeNull();
    await checkLooks(page, "free-resumes");
    await page.setViewport({ width: 1280, height: 900 });
    await pickFromMenu("More for Robin Fraser resume", "Delete");
    await press(page, "Delete");
    await seeText(page, "Save your resume");
    await checkLooks(page, "free-resumes-empty");
    await page.setViewport({ width: 1280, height: 900 });
    await press(page, "Add a resume");
    await page.locator("::-p-text(Text)").click();
    await paste(page, "[role=dialog] textarea", resume);
    await press(page, "Save resume");
    await seeText(page, "Is this right?");
  });
});
