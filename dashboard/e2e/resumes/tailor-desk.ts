import type { Page } from "puppeteer";
import { beforeAll } from "vitest";
import { openDesk } from "../desk.ts";
import { press, seeText, signIn } from "../visit.ts";
import { ad, resultDesk } from "./result-desk.ts";

/** The resume as a page, in the middle of the tailor desk. */
export const sheet = 'section[aria-label="Your resume with its changes"]';

/** What the tests of the tailor desk do with a page again and again. */
function tailorDesk(page: Page) {
  const result = resultDesk(page);

  /** Somebody on Premium with a fresh result that has its job's name. */
  const openResult = async (): Promise<void> => {
    await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
    await result.fillOptimizer(`Early Childhood Educator\nWombat Preschool\n${ad}`);
    await press(page, "Optimize My Resume");
    await page.waitForSelector(`${sheet} del`, { timeout: 30_000 });
    const company = await page.$("section[aria-label='This job'] [name=company]");
    if (company) {
      await page.locator("section[aria-label='This job'] [name=company]").fill("Wombat Preschool");
      await press(page, "Name it");
    }
    await seeText(page, "Not saved yet");
  };

  const pageText = () => page.$eval(`${sheet} .paper`, (one) => (one as HTMLElement).innerText);
  /** One of the views or parts: a label over a radio button. */
  const choose = (name: string) => page.locator(`fieldset label ::-p-text(${name})`).click();
  const struck = () => page.$$eval(`${sheet} del`, (all) => all.map((one) => one.textContent?.trim()));
  return { ...result, openResult, pageText, choose, struck };
}

export type TailorDesk = ReturnType<typeof tailorDesk>;

/** A server, a browser and a fresh result in it, before a file's first test. */
export function openTailorDesk(take: (page: Page, desk: TailorDesk) => void): void {
  const at = openDesk();
  beforeAll(async () => {
    const desk = tailorDesk(at.page);
    await desk.openResult();
    take(at.page, desk);
  });
}
