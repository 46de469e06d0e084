import type { Page } from "puppeteer";
import { beforeAll, expect, it } from "vitest";
import { openDesk } from "../desk.ts";
import { load, open, seeAddress, seeResult, seeText, signIn } from "../visit.ts";

const desk = openDesk();
let job = "";

beforeAll(async () => {
  const { page } = desk;
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  await open(page, "/application-tracker?view=list");
  const link = await page.waitForSelector("main a[href^='/application-tracker/']::-p-text(Digital Health)");
  job = (await link?.evaluate((one) => one.getAttribute("href"))) ?? "";
});

/** Presses Tab until the button or link whose name begins so has the focus. @returns what had it in turn. */
async function tabTo(page: Page, name: string): Promise<string[]> {
  const seen: string[] = [];
  while (seen.length < 20) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const one = document.activeElement;
      return one?.getAttribute("aria-label") ?? one?.textContent?.trim() ?? "";
    });
    seen.push(focused.slice(0, 40));
    if (focused.startsWith(name)) return seen;
  }
  throw new Error(`${name} is not within 20 tabs: ${seen.join(", ")}`);
}

/** From the load of the job's page to its button for the next step, which is pressed. */
async function pressNextStep(page: Page, name: string): Promise<string[]> {
  await load(page, job);
  await seeText(page, name);
  const toSkip = await tabTo(page, "Skip to content");
  await page.keyboard.press("Enter");
  const toStep = await tabTo(page, name);
  await page.keyboard.press("Enter");
  return [...toSkip, ...toStep];
}

it("the keyboard leads from a job's page over tailoring to the download in at most 15 tabs", async () => {
  const { page } = desk;
  const toTailor = await pressNextStep(page, "Tailor resume");
  await seeAddress(page, "/resume-optimizer");
  await seeText(page, "It is our own measure");
  const toOptimise = await tabTo(page, "Optimize My Resume");
  await page.keyboard.press("Enter");
  await seeResult(page, "Resume Analysis Complete");
  const tabs = [...toTailor, ...toOptimise, ...(await tabTo(page, "Download Resume (Word)"))];
  expect(tabs.length, tabs.join(", ")).toBeLessThanOrEqual(15);
});

it("a resume that was tailored before is at most 8 tabs away", async () => {
  const { page } = desk;
  const toOpen = await pressNextStep(page, "Open resume");
  await seeResult(page, "Resume Analysis Complete");
  const tabs = [...toOpen, ...(await tabTo(page, "Download Resume (Word)"))];
  expect(tabs.length, tabs.join(", ")).toBeLessThanOrEqual(8);
});
