import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { type RunningApi, signUp, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "./launch-browser.ts";
import { checkLooks, newVisitor, open, press, seeText, signIn, valueIn } from "./visit.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

const RESUME = `Ada Marsh
Brunswick VIC 3056 | 0491 570 156 | ada.marsh@example.com
Experience
Analyst, Example Pty Ltd, 2021 - present
- Wrote SQL for weekly reports`;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  const account = await signUp("autofill.person", RESUME);
  page = await newVisitor(browser);
  await signIn(page, account);
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

async function fill(selector: string, value: string): Promise<void> {
  await page.locator(selector).fill(value);
}

describe("form filling", () => {
  it("proposes what the resume says, and keeps it once it is saved", async () => {
    await open(page, pages.autofill);
    expect(await valueIn(page, "[name=firstName]")).toBe("Ada");
    expect(await valueIn(page, "[name=postcode]")).toBe("3056");
    await seeText(page, "From your resume. Check it, then save.");
    await page.select("[name=noticeWeeks]", "4");
    await fill("[name=salary]", "$110,000");
    await press(page, "Add work rights");
    await page.waitForSelector("[name=rightStanding]");
    await fill("[name=linkedin]", "ada");
    await press(page, "Save profile");
    await seeText(page, "Please enter a web address");
    await fill("[name=linkedin]", "https://www.linkedin.com/in/ada-example");
    await page.focus("[name=linkedin]");
    await page.keyboard.press("Enter");
    await seeText(page, "Profile saved");
    await open(page, pages.autofill);
    expect(await valueIn(page, "[name=salary]")).toBe("110000");
    expect(await valueIn(page, "[name=noticeWeeks]")).toBe("4");
    expect(await valueIn(page, "[name=rightCountry]")).toBe("AU");
    expect(await page.evaluate(() => document.body.innerText)).not.toContain("From your resume");
  });

  it("keeps, finds, changes and deletes answers", async () => {
    await press(page, "Add answer");
    await fill("[name=question]", "Do you hold a driver licence?");
    await fill("[name=answer]", "Yes, class C");
    await page.focus("[name=question]");
    await page.keyboard.press("Enter");
    await seeText(page, "Yes, class C");
    await fill("[name=answerWords]", "forklift");
    await seeText(page, "No saved answer has these words.");
    await fill("[name=answerWords]", "licence");
    // By keyboard: a toast may lie over the last lines.
    await page.focus("[aria-label='Edit the answer to Do you hold a driver licence?']");
    await page.keyboard.press("Enter");
    await fill("[name=answer]", "Yes, class HR");
    await page.focus("[name=question]");
    await page.keyboard.press("Enter");
    await seeText(page, "Yes, class HR");
    await checkLooks(page, "autofill");
    await page.focus("[aria-label='Delete the answer to Do you hold a driver licence?']");
    await page.keyboard.press("Enter");
    await seeText(page, "Answer deleted");
    await seeText(page, "No answers yet.");
  });

  it("shows what the person's facts do not hold before it is kept", async () => {
    await open(page, pages.autofill);
    await press(page, "Add answer");
    await fill("[name=question]", "Why do you want to work here?");
    await fill("[name=answer]", "I led 900 people in forty countries and doubled the profit of all of them.");
    await press(page, "Save answer");
    await seeText(page, "Not in your resume or stories");
    await checkLooks(page, "autofill-answer");
  });
});
