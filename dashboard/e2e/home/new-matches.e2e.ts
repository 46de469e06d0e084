import type { Page } from "puppeteer";
import { beforeAll, describe, expect, it } from "vitest";
import { jobPath, pages } from "#shared/domain/pages.ts";
import { anApplication, standIn } from "../applications/tracker-desk.ts";
import { openDesk } from "../desk.ts";
import { aList } from "../jobs/job-answers.ts";
import { checkLooks, press, seeAddress, seeText, signIn } from "../visit.ts";
import { answers, cards, goHome, jobs, textOf } from "./home-desk.ts";

const at = openDesk();
let page: Page;

beforeAll(async () => {
  page = at.page;
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
});

describe("the best new matches on home", () => {
  it("two cards: this week's, 60 or more, each with its ring and why, one gap among them", async () => {
    const call = await standIn(page, answers());
    await goHome(page);
    await seeText(page, "6 new matches this week");
    await page.waitForSelector("[data-match='m1'] li + li + li");
    await page.waitForSelector("[data-match='m2'] li + li + li");
    expect(await cards(page)).toEqual(["Process Improvement Lead", "Business Analyst, Payments"]);
    const first = await textOf(page, "[data-match='m1']");
    expect(first).toContain("Coorong Water, Adelaide SA");
    expect(first).toMatch(/\$80k - \$100k · 3 days ago/);
    expect(first).toMatch(/BPMN[\s\S]*Not shown: Lean Six Sigma/);
    expect(await page.$eval("[data-match='m1'] h4 a", (one) => one.getAttribute("href"))).toBe(jobPath("m1"));
    await checkLooks(page, "home-in-use");
    await page.setViewport({ width: 1280, height: 900 });
    await call.stop();
  });

  it("Save keeps the card with its status; Tailor takes the whole ad to the optimizer", async () => {
    const call = await standIn(page, {
      ...answers(),
      "POST /api/applications": {
        status: 201,
        body: { ...anApplication({ id: "new", status: "saved" }), alreadySaved: false },
      },
    });
    await goHome(page);
    await page.locator('button[aria-label="Save Process Improvement Lead, Coorong Water"]').click();
    await page.waitForSelector("[data-match='m1'] a[href='/application-tracker/new']");
    expect(await cards(page)).toHaveLength(2);
    await page
      .locator('button[aria-label="Tailor your resume to Business Analyst, Payments, Saltbush Mutual"]')
      .click();
    await seeAddress(page, pages.resumeOptimizer);
    const ad = await page.waitForSelector("textarea[name=jobDescription]");
    expect(await ad?.evaluate((one) => (one as HTMLTextAreaElement).value)).toContain("Lean Six Sigma");
    await call.stop();
  });

  it("Not for me takes the card away for good, here and from the recommended; Undo brings it back", async () => {
    const call = await standIn(page, {
      ...answers(),
      "PUT /api/jobs/m1/dismissed": { status: 200, body: { isDismissed: true } },
    });
    await goHome(page);
    const title = "Process Improvement Lead";
    const link = "main li h3 > a[target=_blank]";
    const recommended = () => page.$$eval(link, (all) => all.map((one) => one.textContent));
    await page.waitForFunction((one) => document.querySelectorAll(one).length === 3, {}, link);
    expect(await recommended()).toContain(title);
    call.rules["GET /api/jobs"] = aList(jobs.slice(1));
    await page.locator(`button[aria-label="Not for me: ${title}, Coorong Water"]`).click();
    await page.waitForFunction(() => document.querySelector("[data-match='m1']") === null);
    expect(await cards(page)).toEqual(["Business Analyst, Payments"]);
    expect(await recommended()).not.toContain(title);
    await seeText(page, `${title} is no longer among your matches.`);
    call.rules["GET /api/jobs"] = aList(jobs);
    await press(page, "Undo");
    await page.waitForSelector("[data-match='m1']");
    // The card is back before its request is under way.
    const sent = () => call.asked.filter(({ method }) => method === "PUT").map(({ body }) => body);
    await expect.poll(sent).toEqual([{ isDismissed: true }, { isDismissed: false }]);
    await call.stop();
  });

  it("none of the board's first page is one: the line alone", async () => {
    const call = await standIn(page, { ...answers(), "GET /api/jobs": aList(jobs.slice(2)) });
    await goHome(page);
    await seeText(page, "6 new matches this week");
    await seeText(page, "Old Analyst");
    expect(await cards(page)).toEqual([]);
    await call.stop();
  });
});
