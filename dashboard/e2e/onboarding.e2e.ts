import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "./launch-browser.ts";
import { checkLooks, load, newVisitor, open, press, seeAddress, seeText } from "./visit.ts";

const resume = `Ash Wattle
Early Childhood Educator
Newcastle NSW 2300 | 0491 570 156 | ash@example.com

Experience
Educator, Banksia Early Learning
Feb 2020 - Present
- Planned activities and documentation for a room of 18 children

Education
Certificate III in Early Childhood Education and Care, TAFE NSW, 2019`;
const ad = `We are a community preschool in Newcastle looking for an Early Childhood Educator to join our preschool room.
About you
- Certificate III in Early Childhood Education and Care is essential
- Current first aid is required
- Experience with documentation and planning activities is required
- Knowledge of the EYLF is highly regarded
You will work with a team of six educators who care about play, nature and families, in a calm room with a garden.`;

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

async function signUp(address: string): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction("countClick", () => {
    clicks += 1;
  });
  // Whatever a person presses counts, the field's focus too; a label passes its click on to its field.
  await page.evaluateOnNewDocument(() => {
    const { countClick } = globalThis as unknown as { countClick: () => void };
    document.addEventListener("pointerdown", countClick, true);
  });
  await load(page, pages.landing);
  await page.locator(`main a[href="${pages.signup}"]`).click();
  await seeAddress(page, pages.signup);
  // The address changes before its document is there.
  await page.waitForSelector("[name=confirmPassword]");
  // A password manager fills all fields in one go.
  for (const [name, value] of [
    ["fullName", "Ash Wattle"],
    ["email", address],
    ["password", "Wattle-and-gum-7"],
    ["confirmPassword", "Wattle-and-gum-7"],
  ] as const)
    await page.$eval(
      `[name=${name}]`,
      (one, given) => {
        const field = one as HTMLInputElement;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, given);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      },
      value,
    );
  await page.locator("input[name=acceptTerms]").click();
  await page.locator("form button[type=submit]").click();
  await seeText(page, "Your first score");
  return () => clicks;
}

const shown = () => page.evaluate(() => document.body.innerText);

/** By the file dialog, which is one click. */
async function chooseFile(): Promise<void> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "kelpie-first-")), "ash.txt");
  writeFileSync(file, resume);
  const [dialog] = await Promise.all([page.waitForFileChooser(), press(page, "Choose File")]);
  await dialog.accept([file]);
}

it("from the landing page to a first score with 4 clicks and one paste; no use is spent", async () => {
  const started = performance.now();
  const clicks = await signUp("ash.first@kelpie.test");
  expect(await shown()).not.toMatch(/\b0\b|Recommended Jobs|No applications yet|Welcome back/);
  await chooseFile();
  await seeText(page, "Now add a job ad.");
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "jobDescription");
  await page.keyboard.sendCharacter(ad);
  await seeText(page, "things they ask for");
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(`onboarding: ${seconds.toFixed(1)} s, ${clicks()} clicks\n`);
  expect(clicks()).toBeLessThanOrEqual(4);
  await seeText(page, "Saved as your resume: ash.txt");
  await checkLooks(page, "first-run-score");
  await page.setViewport({ width: 1280, height: 900 });
  await press(page, "See the details");
  await seeAddress(page, pages.resumeAnalysis);
  await seeText(page, "Not found");
  await seeText(page, "EYLF");
  const usage = await page.evaluate(async () => (await fetch("/api/usage/resume-optimizer")).json());
  expect(usage).toEqual({ count: 0 });
});

it("the dashboard knows what is done, and shows the rest in every look", async () => {
  await page.locator('header a[href="/dashboard"]').click();
  await seeText(page, "2 of 3 done");
  expect(await shown()).not.toMatch(/Welcome back|\b0 new|\b0%/);
  // The extension's own page has the steps.
  await page.waitForSelector(`section[aria-label="Get started"] a[href="${pages.extension}"]`);
  await checkLooks(page, "onboarding");
  await page.setViewport({ width: 1280, height: 900 });
});

it("what was uploaded is the resume of every later screen", async () => {
  await open(page, pages.resumes);
  await seeText(page, "ash.txt");
  await open(page, pages.resumeOptimizer);
  await seeText(page, "Your saved resume: ash.txt");
  expect(await shown()).not.toContain("Save as my resume");
});

it("put away it stays away; Undo brings it back", async () => {
  await open(page, pages.overview);
  // Each press has its own answer: the one before it would end the wait of the last too soon.
  const pressAndKeep = async (name: string) => {
    const kept = page.waitForResponse((one) => one.request().method() === "PUT" && one.ok());
    await press(page, name);
    await kept;
  };
  await pressAndKeep("Put Get started away");
  await seeText(page, "Hidden");
  await pressAndKeep("Undo");
  await seeText(page, "2 of 3 done");
  await pressAndKeep("Put Get started away");
  await open(page, pages.overview);
  await seeText(page, "Cover Letter Generator");
  expect(await page.evaluate(() => document.body.innerText)).not.toContain("Get started");
});

it("a sample ad needs two presses; Undo takes the saved resume back", async () => {
  await press(page, "Sign out");
  await seeAddress(page, pages.login);
  page = await newVisitor(browser);
  const clicks = await signUp("ash.sample@kelpie.test");
  const before = clicks();
  await chooseFile();
  await seeText(page, "Now add a job ad.");
  await press(page, "Use a sample ad");
  await seeText(page, "things they ask for");
  expect(clicks() - before).toBeLessThanOrEqual(2);
  await seeText(page, "Saved as your resume: ash.txt");
  await press(page, "Undo");
  await seeText(page, "You have no saved resume.");
  await open(page, pages.resumes);
  await seeText(page, "Upload one to see how");
});
