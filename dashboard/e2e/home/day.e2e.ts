import type { Page } from "puppeteer";
import { beforeAll, describe, expect, it } from "vitest";
import { standIn } from "../applications/tracker-desk.ts";
import { openDesk } from "../desk.ts";
import { seeAddress, seeText, signIn } from "../visit.ts";
import { answers, goHome, textOf } from "./home-desk.ts";

const at = openDesk();
let page: Page;

beforeAll(async () => {
  page = at.page;
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
});

describe("how long applications wait", () => {
  it("the wait stands against the person's own usual wait, and in the table", async () => {
    const call = await standIn(page, answers());
    await goHome(page);
    await seeText(page, "usual wait 9 days");
    expect(await textOf(page, 'section[aria-label="Today"]')).toMatch(
      /Follow up with Tidewater Logistics\s+Change Analyst · sent 12 days ago/,
    );
    const waits = await page.$$eval("tbody tr", (all) => all.map((one) => one.children[2]?.textContent));
    expect(waits).toEqual([
      expect.not.stringContaining("days"),
      expect.stringContaining("12 days, follow-up due"),
      expect.stringContaining("3 days, no answer"),
      expect.not.stringContaining("days"),
      expect.not.stringContaining("days"),
    ]);
    await call.stop();
  });

  it("too few answers for a usual wait: none is said", async () => {
    const call = await standIn(page, answers({}, null));
    const told = page.waitForResponse((one) => one.url().includes("/api/application-analytics"));
    await goHome(page);
    await told;
    await seeText(page, "sent 12 days ago");
    await page.waitForSelector("[data-match] li + li");
    expect(await textOf(page, 'section[aria-label="Today"]')).not.toContain("usual wait");
    await call.stop();
  });
});

it("J and K walk through the day, Enter opens", async () => {
  const call = await standIn(page, answers());
  await goHome(page);
  await page.waitForSelector("[data-match]");
  const held = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press("j");
  expect(await held()).toBe("Prepare");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  expect(await held()).toBe("See them");
  await page.keyboard.press("k");
  expect(await held()).toBe("Open");
  await page.keyboard.press("Enter");
  await seeAddress(page, "/application-tracker/f1");
  await call.stop();
});
