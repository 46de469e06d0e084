import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLooks, newVisitor, press, seeText, signIn } from "../visit.ts";
import { anApplication, chooseStatus, openWith, seeTitles } from "./tracker-desk.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  await seeText(page, "Welcome");
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const rows = [
  anApplication({ id: "chef", jobTitle: "Chef", status: "saved", createdAt: "2026-03-09T00:00:00Z" }),
  anApplication({ id: "nurse", jobTitle: "Nurse", createdAt: "2026-03-08T00:00:00Z", matchScore: 81 }),
  anApplication({ id: "clerk", jobTitle: "Clerk", createdAt: "2026-03-07T00:00:00Z" }),
  anApplication({ id: "pilot", jobTitle: "Pilot", status: "interviewing", interviewDate: "2026-12-01" }),
  anApplication({ id: "baker", jobTitle: "Baker", status: "rejected" }),
];
/** The server agrees to every move: the list that stands in for it knows none of these. */
const agrees = (status: string) => ({
  "PATCH /api/applications/.*": { status: 200, body: { ...rows[1], status } },
});

/** Waits until a column holds these cards. */
async function seeLane(status: string, wanted: readonly string[]): Promise<void> {
  const check = (lane: string, list: string) =>
    JSON.stringify(
      [...document.querySelectorAll(`[data-lane="${lane}"] h3`)].map((one) => one.textContent),
    ) === list;
  await page.waitForFunction(check, { timeout: 15_000, polling: 50 }, status, JSON.stringify(wanted));
}
const seeFocus = (title: string) =>
  page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, { polling: 50 }, title);
const said = () => page.$eval("[role=status][aria-live=polite]", (one) => one.textContent);

async function middle(selector: string): Promise<{ x: number; y: number }> {
  const box = await (await page.waitForSelector(selector))?.boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 80) };
}

it("a column per status with its number; a dragged card moves and can be moved back", async () => {
  const desk = await openWith(page, rows, "?view=board", agrees("offered"));
  await seeLane("applied", ["Nurse", "Clerk"]);
  const heads = await page.$$eval("[data-lane] h2", (all) => all.map((one) => one.textContent));
  await checkLooks(page, "tracker-board");
  await page.setViewport({ width: 1280, height: 900 });
  expect(heads).toEqual(["Saved1", "Applied2", "Interviewing1", "Offered0", "Rejected1"]);
  await page.mouse.move(...(Object.values(await middle('[data-item="nurse"] p')) as [number, number]));
  await page.mouse.down();
  const goal = await middle('[data-lane="offered"]');
  await page.mouse.move(goal.x - 40, goal.y, { steps: 4 });
  await page.mouse.move(goal.x, goal.y, { steps: 4 });
  await seeText(page, "Drop to move here");
  await page.mouse.up();
  await seeLane("offered", ["Nurse"]);
  await seeText(page, "Application updated successfully!");
  expect(await said()).toBe("Nurse moved to Offered");
  expect(desk.asked.filter(({ method }) => method === "PATCH")).toEqual([
    { method: "PATCH", path: "/api/applications/nurse", body: { status: "offered" } },
  ]);
  Object.assign(desk.rules, agrees("applied"));
  await press(page, "Undo");
  await seeLane("applied", ["Nurse", "Clerk"]);
  await desk.stop();
});

it("keys do the same: J, K and arrows walk, M takes the card along and keeps its focus [BD-34]", async () => {
  const desk = await openWith(page, rows, "?view=board", agrees("interviewing"));
  await seeLane("applied", ["Nurse", "Clerk"]);
  await page.keyboard.press("j");
  await seeFocus("Chef");
  await page.keyboard.press("ArrowRight");
  await seeFocus("Nurse");
  await page.keyboard.press("j");
  await seeFocus("Clerk");
  await page.keyboard.press("k");
  await seeFocus("Nurse");
  await page.keyboard.press("m");
  await seeLane("interviewing", ["Nurse", "Pilot"]);
  await seeFocus("Nurse");
  expect(await said()).toBe("Nurse moved to Interviewing");
  Object.assign(desk.rules, agrees("applied"));
  await page.keyboard.down("Shift");
  await page.keyboard.press("m");
  await page.keyboard.up("Shift");
  await seeLane("applied", ["Nurse", "Clerk"]);
  await seeFocus("Nurse");
  await page.keyboard.press("ArrowRight");
  await seeFocus("Pilot");
  // Over the empty column, and Rejected is folded: there is nobody further.
  await page.keyboard.press("ArrowRight");
  await seeFocus("Pilot");
  await press(page, "Unfold Rejected");
  await page.keyboard.press("j");
  await seeText(page, "Baker");
  await desk.stop();
});

it("its menu moves a card too, and a refusal brings it back with its focus", async () => {
  const desk = await openWith(page, rows, "?view=board", { "PATCH /api/applications/.*": "hold" });
  await seeLane("applied", ["Nurse", "Clerk"]);
  expect(await page.$$("[data-item] select")).toEqual([]);
  await chooseStatus(page, "Nurse", "offered");
  await seeLane("offered", ["Nurse"]);
  await seeFocus("Nurse");
  await desk.release({ status: 500 });
  await seeText(page, "Failed to update application");
  await seeLane("applied", ["Nurse", "Clerk"]);
  await seeFocus("Nurse");
  await desk.stop();
});

it("of two quick moves the second waits for the first, and stays when that one is refused", async () => {
  const desk = await openWith(page, rows, "?view=board", { "PATCH /api/applications/.*": "hold" });
  await seeLane("applied", ["Nurse", "Clerk"]);
  await page.focus('[data-item="nurse"] a');
  await page.keyboard.press("m");
  await seeLane("interviewing", ["Nurse", "Pilot"]);
  await seeFocus("Nurse");
  await page.keyboard.press("m");
  await seeLane("offered", ["Nurse"]);
  const moves = () => desk.asked.filter(({ method }) => method === "PATCH").map(({ body }) => body);
  await expect.poll(moves).toEqual([{ status: "interviewing" }]);
  await desk.release({ status: 500 });
  await seeText(page, "Failed to update application");
  await page.waitForFunction(() => document.querySelectorAll('[data-lane="offered"] h3').length === 1);
  Object.assign(desk.rules, agrees("offered"));
  await desk.release(agrees("offered")["PATCH /api/applications/.*"]);
  await seeText(page, "Application updated successfully!");
  await seeLane("offered", ["Nurse"]);
  expect(moves()).toEqual([{ status: "interviewing" }, { status: "offered" }]);
  await desk.stop();
});

it("on a phone the board scrolls inside itself from column to column, the page does not", async () => {
  await page.setViewport({ width: 360, height: 780 });
  const desk = await openWith(page, rows, "?view=board");
  await seeLane("saved", ["Chef"]);
  const board = await page.$eval("[data-lane]", (lane) => {
    const scroller = lane.parentElement as HTMLElement;
    scroller.scrollTo({ left: 260, behavior: "instant" });
    return {
      snaps: getComputedStyle(scroller).scrollSnapType,
      isWider: scroller.scrollWidth > scroller.clientWidth,
    };
  });
  expect(board).toEqual({ snaps: "x mandatory", isWider: true });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
  await page.setViewport({ width: 1280, height: 900 });
  await desk.stop();
});

it("of 5,000 only what is in view is drawn; all are counted, found and walked through", async () => {
  const many = Array.from({ length: 5000 }, (_, n) =>
    anApplication({
      id: `n${n}`,
      jobTitle: `Analyst ${n}`,
      status: n % 2 ? "applied" : "offered",
      createdAt: new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString(),
    }),
  );
  const desk = await openWith(page, many);
  const drawn = () => page.$$eval("[data-item]", (all) => all.length);
  const first = () =>
    page.$eval("[data-item]", (one) => [
      one.ariaPosInSet ?? one.getAttribute("aria-posinset"),
      one.getAttribute("aria-setsize"),
    ]);
  await page.waitForSelector("[data-item]");
  expect(await drawn()).toBeLessThan(60);
  expect(await first()).toEqual(["1", "5000"]);
  await page.keyboard.press("j");
  await seeFocus("Analyst 0");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForSelector('[data-item="n4999"]');
  expect(await drawn()).toBeLessThan(60);
  // What has the focus stays, however far it is scrolled away.
  await page.keyboard.press("j");
  await seeFocus("Analyst 1");
  for (let n = 0; n < 30; n++) await page.keyboard.press("j");
  await seeFocus("Analyst 31");
  await page.locator('input[value="list"]').click();
  await page.waitForSelector("[data-item] [aria-label^=More]");
  expect(await drawn()).toBeLessThan(60);
  await page.focus("input[type=search]");
  await page.keyboard.type("4321");
  await seeTitles(page, ["Analyst 4321"]);
  await page.keyboard.press("Tab");
  await page.locator('input[value="board"]').click();
  await seeLane("applied", ["Analyst 4321"]);
  await desk.stop();
});
