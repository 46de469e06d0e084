import type { Page } from "puppeteer";
import { beforeAll, expect, it } from "vitest";
import { dayAfter } from "#shared/domain/dates.ts";
import { anApplication, standIn } from "../applications/tracker-desk.ts";
import { openDesk } from "../desk.ts";
import { checkLooks, press, signIn } from "../visit.ts";
import { answers, goHome, today } from "./home-desk.ts";

const at = openDesk();
let page: Page;

beforeAll(async () => {
  page = at.page;
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
});

it("Plan my week shows seven days; a follow-up goes to another day in place, and a silent one gets one", async () => {
  const call = await standIn(page, {
    ...answers(),
    "PUT /api/applications/(f1|w1)": { status: 200, body: anApplication({ id: "f1" }) },
    "PATCH /api/applications/(f1|w1)": { status: 200, body: anApplication({ id: "f1" }) },
  });
  await goHome(page);
  await press(page, "Plan my week");
  const dialog = "[role=dialog]";
  const days = () =>
    page.$$eval(`${dialog} ul[aria-label] > li`, (all) =>
      all.map((one) => (one as HTMLElement).innerText.replace(/\s+/g, " ")),
    );
  await page.waitForSelector(`${dialog} select`);
  const before = await days();
  expect(before).toHaveLength(8);
  expect(before[0]).toContain("Follow up, Tidewater Logistics");
  expect(before[1]).toContain("Free");
  expect(before[2]).toContain("Interview, 10:30 am, Bellwether Energy");
  expect(before[7]).toContain("No answer, Redgum Foods");
  await checkLooks(page, "home-week-plan");
  await page.setViewport({ width: 1280, height: 900 });
  call.rules["GET /api/dashboard"] = "hold";
  await page.select(
    `${dialog} select[aria-label="Follow up with Tidewater Logistics on"]`,
    dayAfter(today, 3),
  );
  await expect.poll(async () => (await days())[3]).toContain("Follow up, Tidewater Logistics");
  expect((await days())[0]).toContain("Free");
  await page.select(`${dialog} select[aria-label="Follow up with Redgum Foods on"]`, dayAfter(today, 1));
  await expect.poll(async () => (await days())[1]).toContain("Follow up, Redgum Foods");
  expect(await days()).toHaveLength(7);
  // The plan shows a change before its request is under way.
  const sent = () =>
    call.asked
      .filter(({ path }) => path.startsWith("/api/applications/"))
      .map(({ path, body }) => [path, body]);
  await expect.poll(sent).toEqual([
    ["/api/applications/f1", { followUpDate: dayAfter(today, 3) }],
    ["/api/applications/w1", { followUpDate: dayAfter(today, 1) }],
  ]);
  await page.keyboard.press("Escape");
  await page.waitForFunction((one) => document.querySelector(one) === null, {}, dialog);
  await call.stop();
});
