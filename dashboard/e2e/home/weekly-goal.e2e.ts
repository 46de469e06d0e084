import type { Page } from "puppeteer";
import { beforeAll, describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { standIn } from "../applications/tracker-desk.ts";
import { openDesk } from "../desk.ts";
import { rest } from "../rest.ts";
import { open, press, seeText, signIn } from "../visit.ts";
import { answers, goHome, textOf } from "./home-desk.ts";

const at = openDesk();
let page: Page;

beforeAll(async () => {
  page = at.page;
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
});

describe("the week's goal", () => {
  const card = 'section[aria-label="Sent this week"]';
  const type = async (goal: string) => {
    await page.locator(`${card} input`).fill(goal);
    await press(page, "Save goal");
  };

  it("is set in place, outlasts a reload, is changed and removed; a wrong one is said", async () => {
    await open(page, pages.overview);
    await press(page, "Set a goal");
    await type("0");
    await seeText(page, "A whole number from 1 to 50");
    await type("4");
    await seeText(page, "of 4 applications");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Change goal");
    await rest(page);
    await open(page, pages.overview);
    await seeText(page, "of 4 applications");
    await press(page, "Change goal");
    await type("6");
    await seeText(page, "of 6 applications");
    await press(page, "Change goal");
    await press(page, "Remove goal");
    await seeText(page, "Set a goal");
    await rest(page);
    await open(page, pages.overview);
    await seeText(page, "Set a goal");
  });

  it("counts what was sent since Monday; refused, the goal before is back", async () => {
    const call = await standIn(page, {
      ...answers(),
      "PUT /api/dashboard/weekly-goal": { status: 500 },
    });
    await goHome(page);
    await seeText(page, "of 5 applications");
    expect(await textOf(page, card)).toMatch(/3\s+of 5 applications/);
    expect(await page.$eval(`${card} progress`, (one) => (one as HTMLProgressElement).value)).toBe(60);
    await press(page, "Change goal");
    await type("9");
    await seeText(page, "Goal not saved");
    await seeText(page, "of 5 applications");
    await call.stop();
  });
});
