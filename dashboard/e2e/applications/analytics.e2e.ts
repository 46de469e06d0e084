import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Analytics } from "#shared/contract/applications/application-reports.ts";
import { calendarDay, dayAfter, mondayOf } from "#shared/domain/dates.ts";
import { pages } from "#shared/domain/pages.ts";
import { answerFor } from "../answers.ts";
import { openDesk } from "../desk.ts";
import { checkLooks, load, press, seeAddress, seeText, signIn } from "../visit.ts";

const desk = openDesk();

beforeAll(() => signIn(desk.page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" }));
beforeEach(() => desk.page.setViewport({ width: 1280, height: 800 }));

const today = calendarDay(new Date());
const monday = dayAfter(mondayOf(today), -7 * 15);
const none = { answered: null, percent: null, low: null, high: null };
const analytics: Analytics = {
  flow: {
    ...{ applied: 58, undated: 2, answered: 22, declined: 13 },
    ...{ interviewed: 9, offers: 2, talking: 2, declinedAfter: 5 },
  },
  bySource: [
    { key: "seek", label: "SEEK", n: 24, answered: 7, percent: 29, low: 15, high: 49 },
    { key: "company", label: "Company site", n: 13, answered: 8, percent: 62, low: 36, high: 82 },
    { key: "typed", label: "Added by hand", n: 3, ...none },
  ],
  byResume: [],
  byBand: [{ key: "good", label: "Good", n: 20, answered: 6, percent: 30, low: 15, high: 52 }],
  timeToAnswer: { n: 22, medianDays: 11, byWeek: [8, 6, 4, 2, 2] },
  days: Array.from({ length: 110 }, (_, n) => ({
    day: dayAfter(monday, n),
    applied: n % 7 > 4 ? 0 : (n * n) % 5,
  })).filter(({ day }) => day <= today),
};

it("the flow, the waits, the weeks and the sources are pictures, each with its table", async () => {
  const { page } = desk;
  const call = await answerFor(page, "GET", "/api/application-analytics", { status: 200, body: analytics });
  await load(page, pages.applicationAnalytics);
  await seeText(page, "58 applications. 2 sent on an unknown day aren't counted.");
  await seeText(page, "11 days to half of 22 answers");
  expect(
    await page.$eval('[aria-label="From applied to offer"] [role=img]', (one) =>
      one.getAttribute("aria-label"),
    ),
  ).toBe(
    "58 applied: 22 heard back, 36 no answer yet. Of 22: 9 interviewed, 13 declined. Of 9: 2 offers, 2 still talking, 5 declined.",
  );
  await checkLooks(page, "analytics-pictures");
  await page.setViewport({ width: 1280, height: 800 });
  for (const [title, row] of [
    ["From applied to offer", ["Declined without an interview", "13"]],
    ["Waiting times", ["Week 5 on", "2"]],
    ["Response rate by source", ["SEEK", "24", "7", "29% (15 to 49)"]],
  ] as const) {
    await press(page, `Show as table: ${title}`);
    const rows = await page.$$eval(`[aria-label="${title}"] tbody tr`, (all) =>
      all.map((one) => [...one.children].map((cell) => cell.textContent)),
    );
    expect(rows).toContainEqual([...row]);
  }
  await call.stop();
});

it("lies beside the tracker's views, one press away both ways", async () => {
  const { page } = desk;
  await page.locator('input[value="list"]').click();
  await seeAddress(page, `${pages.applications}?view=list`);
  await seeText(page, "Total Applications");
  await page.locator(`main a[href="${pages.applicationAnalytics}"]`).click();
  await seeAddress(page, pages.applicationAnalytics);
});
