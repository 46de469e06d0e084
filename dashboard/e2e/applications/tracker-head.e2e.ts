import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Application } from "#shared/contract/applications/application.ts";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import { trackerLists } from "#shared/domain/applications/tracker-lists.ts";
import { firstRows } from "#shared/domain/applications/tracker-rows.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";
import { openDesk } from "../desk.ts";
import { checkLooks, press, seeText, signIn } from "../visit.ts";
import {
  anApplication,
  chooseStatus,
  seeStatus,
  seeTitles,
  standIn,
  statusOf,
  titles,
} from "./tracker-desk.ts";

const desk = openDesk();

beforeAll(() => signIn(desk.page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" }));
beforeEach(() => desk.page.setViewport({ width: 1280, height: 900 }));

const all = Array.from({ length: 120 }, (_, n) =>
  anApplication({
    id: `a${n}`,
    jobTitle: n === 100 ? "Zookeeper" : `Analyst ${n}`,
    status: n % 2 ? "applied" : "interviewing",
    createdAt: new Date(Date.UTC(2026, 2, 5) - n * 3_600_000).toISOString(),
  }),
);
const count = (rows: readonly Application[]) =>
  Object.fromEntries(
    applicationStatuses.map((one) => [one, rows.filter((row) => row.status === one).length]),
  );

/** The head of these as the server answers it. */
const headOf = (rows: readonly Application[]) => ({
  rows: rows.slice(0, firstRows.inAll),
  shown: count(rows),
  figures: {
    ...{ all: rows.length, sent: rows.length, sentThisMonth: 7, answered: 60, interviewing: 60 },
    lists: Object.fromEntries(trackerLists.map((list) => [list, list === "all" ? rows.length : 0])),
  },
});

/** The tracker with its head; the whole list is held back. */
async function openHead(search = "", more: Parameters<typeof standIn>[1] = {}) {
  const stand = await standIn(desk.page, {
    ...more,
    "GET /api/tracker-rows": { status: 200, body: headOf(all) },
    "GET /api/applications": "hold",
  });
  await desk.page.goto(`${testOrigin}/application-tracker${search}`);
  await seeText(desk.page, "Loading 90 more...");
  await desk.page.waitForSelector("[data-item] a");
  return stand;
}
const listAsked = ({ asked }: Awaited<ReturnType<typeof standIn>>) =>
  asked.filter(({ method, path }) => method === "GET" && path === "/api/applications").length;
const gone = (text: string) =>
  desk.page.waitForFunction((what) => !document.body.innerText.includes(what), {}, text);

it("the first rows stand there before the whole list, with the counts of all; then the others follow", async () => {
  const { page } = desk;
  const stand = await openHead();
  expect(await titles(page)).toEqual(all.slice(0, 30).map(({ jobTitle }) => jobTitle));
  await seeText(page, "50%");
  expect(await page.$eval("[data-item]", (one) => one.getAttribute("aria-setsize"))).toBe("120");
  await checkLooks(page, "tracker-head");
  await stand.release({ status: 200, body: all });
  await gone("Loading 90 more");
  await stand.stop();
});

it("a search before the whole list says nothing of what it has not seen, and finds it then", async () => {
  const { page } = desk;
  const stand = await openHead();
  await page.focus("input[type=search]");
  await page.keyboard.type("zookeeper");
  await seeText(page, "Looking through all your applications");
  expect(await page.evaluate(() => document.body.innerText)).not.toContain("No applications found");
  expect(await titles(page)).toEqual([]);
  await stand.release({ status: 200, body: all });
  await seeTitles(page, ["Zookeeper"]);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
  await stand.stop();
});

it.each(["", "?view=list"])("the whole list takes over under scroll and focus %s", async (search) => {
  const { page } = desk;
  const stand = await openHead(search);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('[data-item="a17"] a');
    link?.focus();
    link?.scrollIntoView({ block: "center" });
    Object.assign(globalThis, { held: link });
  });
  const where = () =>
    page.evaluate(() => ({
      top: Math.round(document.activeElement?.getBoundingClientRect().top ?? -1),
      isSame: document.activeElement === (globalThis as unknown as { held: Element }).held,
    }));
  const before = await where();
  expect(before.isSame).toBe(true);
  await stand.release({ status: 200, body: all });
  await gone("are on their way");
  expect(await where()).toEqual(before);
  await stand.stop();
});

it("a move before the whole list is kept: the list is read again after it", async () => {
  const { page } = desk;
  const moved: Application = { ...(all[0] as Application), status: "offered" };
  const stand = await openHead("", { "PATCH /api/applications/a0": { status: 200, body: moved } });
  await page.waitForSelector(statusOf("Analyst 0"));
  // The whole list is asked for once the head's rows are painted.
  await expect.poll(() => listAsked(stand)).toBe(1);
  await chooseStatus(page, "Analyst 0", "offered");
  await seeText(page, "Application updated successfully!");
  await seeStatus(page, "Analyst 0", "offered");
  await expect.poll(() => listAsked(stand)).toBe(2);
  // The first answer, late and without the move, and the second one.
  await stand.held.shift()?.respond({ contentType: "application/json", body: JSON.stringify(all) });
  await stand.release({ status: 200, body: [moved, ...all.slice(1)] });
  await gone("are on their way");
  await seeStatus(page, "Analyst 0", "offered");
  await stand.stop();
});

it("what is deleted before the whole list does not come back with it", async () => {
  const { page } = desk;
  const stand = await openHead("", {
    "DELETE /api/applications/a1": { status: 200, body: { success: true } },
  });
  await expect.poll(() => listAsked(stand)).toBe(1);
  await press(page, "Delete Analyst 1, Banksia Super");
  await page.locator("[role=alertdialog] ::-p-xpath(.//button[.='Delete'])").click();
  await page.waitForFunction(() => !document.querySelector('[data-item="a1"]'));
  await expect.poll(() => listAsked(stand)).toBe(2);
  await stand.held.shift()?.respond({ contentType: "application/json", body: JSON.stringify(all) });
  await stand.release({ status: 200, body: all.filter(({ id }) => id !== "a1") });
  await gone("are on their way");
  expect(await page.$('[data-item="a1"]')).toBeNull();
  await stand.stop();
});

it("a head that fails is not asked for again: the whole list is there as ever", async () => {
  const { page } = desk;
  const stand = await standIn(page, {
    "GET /api/tracker-rows": { status: 500, body: { code: "internal", message: "No head today" } },
    "GET /api/applications": { status: 200, body: all },
  });
  await page.goto(`${testOrigin}/application-tracker`);
  await page.waitForSelector("[data-item] a");
  expect(await page.$eval("[data-item]", (one) => one.getAttribute("aria-setsize"))).toBe("120");
  expect(stand.asked.filter(({ path }) => path === "/api/tracker-rows")).toHaveLength(1);
  await stand.stop();
});
