import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "./launch-browser.ts";
import { judgeLooks, newVisitor, open, press, seeAddress, seeText } from "./visit.ts";

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

/** Drops a file on the page, beside its zone, as a hand from the desktop does. */
async function dropFile(name: string, text: string): Promise<void> {
  const anywhere = await page.waitForSelector("main h1");
  await page.waitForSelector('section[aria-label="Resume file"]');
  await anywhere?.evaluate(
    (one, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([file.text], file.name, { type: "text/plain" }));
      one.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    },
    { name, text },
  );
}

it("from nothing to a first score with reasons within 60 s and 6 clicks; no use is spent", async () => {
  const started = performance.now();
  let clicks = 0;
  const click = async (selector: string) => {
    clicks += 1;
    await page.locator(selector).click();
  };
  await open(page, pages.signup);
  // A password manager fills all fields in one go.
  for (const [name, value] of [
    ["fullName", "Ash Wattle"],
    ["email", "ash.first@kelpie.test"],
    ["password", "Wattle-and-gum-7"],
    ["confirmPassword", "Wattle-and-gum-7"],
  ] as const)
    await page.locator(`[name=${name}]`).fill(value);
  await click("input[name=acceptTerms]");
  await click("form button[type=submit]");
  await seeText(page, "Your first score");
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(
    /\b0\b|Recommended Jobs|No applications yet/,
  );
  await dropFile("ash.txt", resume);
  await seeText(page, "Now an ad.");
  await click("textarea[name=jobDescription]");
  await page.keyboard.sendCharacter(ad);
  await seeText(page, "asked for are shown");
  await judgeLooks(page, "first-run-score");
  await page.setViewport({ width: 1280, height: 900 });
  await click('::-p-aria([name="See what is shown and what is missing"][role="button"])');
  await seeAddress(page, pages.resumeAnalysis);
  await seeText(page, "Missing");
  await seeText(page, "first aid");
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(`onboarding: ${seconds.toFixed(1)} s, ${clicks} clicks\n`);
  expect(clicks).toBeLessThanOrEqual(6);
  const usage = await page.evaluate(async () => (await fetch("/api/usage/resume-optimizer")).json());
  expect(usage).toEqual({ count: 0 });
});

it("the dashboard knows what is done, and shows the rest in every look", async () => {
  await page.locator('header a[href="/dashboard"]').click();
  await seeText(page, "1 of 3 done");
  await page.locator("::-p-text(How to connect it)").click();
  await judgeLooks(page, "onboarding");
  await page.setViewport({ width: 1280, height: 900 });
});

it("put away it stays away; Undo brings it back", async () => {
  await press(page, "Put Get started away");
  await seeText(page, "Get started was put away");
  await press(page, "Undo");
  await seeText(page, "1 of 3 done");
  const kept = page.waitForResponse((one) => one.request().method() === "PUT" && one.ok());
  await press(page, "Put Get started away");
  await kept;
  await open(page, pages.overview);
  await seeText(page, "Cover Letter Generator");
  expect(await page.evaluate(() => document.body.innerText)).not.toContain("Get started");
});
