import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { go } from "../go.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLooks, newVisitor, seeText, signIn } from "../visit.ts";
import { anApplication, call, openWith, seeTitles } from "./tracker-desk.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const openList = async (name: string) => {
  await page.locator(`::-p-xpath(//fieldset//button[starts-with(., "${name}")])`).click();
};

it("the ready-made lists count what stands in them, and the address keeps the one that is open", async () => {
  const rows = [
    anApplication({ id: "quiet", createdAt: ago(1), stageSince: ago(21), matchScore: 74 }),
    anApplication({ id: "fresh", createdAt: ago(2), stageSince: ago(2) }),
    anApplication({ id: "talk", createdAt: ago(3), stageSince: ago(30), status: "interviewing" }),
    anApplication({ id: "no", createdAt: ago(4), stageSince: ago(40), status: "rejected" }),
    anApplication({ id: "away", createdAt: ago(5), archivedAt: ago(1) }),
  ];
  const desk = await openWith(page, rows, "?view=list");
  const names = await page.$$eval("fieldset button", (all) => all.map((one) => one.textContent));
  expect(names).toEqual([
    "All 4",
    "Active 3",
    "Needs a nudge 1",
    "Interviews 1",
    "60% and up 1",
    "Archive 1",
  ]);
  await seeText(page, "No answer, follow up");
  await seeText(page, "21 days");
  await openList("Needs a nudge");
  await seeTitles(page, ["Analyst quiet"]);
  expect(new URL(page.url()).searchParams.get("list")).toBe("nudge");
  await openList("Archive");
  await seeTitles(page, ["Analyst away"]);
  await openList("All");
  await page.locator("input[type=checkbox]").click();
  await seeText(page, "1 selected");
  await checkLooks(page, "tracker-lists");
  await page.setViewport({ width: 1280, height: 900 });
  await desk.stop();
});

it("some are chosen, moved and archived with one press each, and Undo takes it back [BD-33]", async () => {
  const made: { id: string }[] = [];
  for (const jobTitle of ["Baker one", "Baker two"])
    made.push(await call(page, "POST", "/api/applications", { jobTitle, company: "Bulk Bakery" }));
  await go(page, "/application-tracker?view=list&q=bulk");
  await seeTitles(page, ["Baker two", "Baker one"]);
  const choose = async () => {
    for (const box of await page.$$("[data-item] input[type=checkbox]")) await box.click();
    await seeText(page, "2 selected");
  };
  const statuses = async () =>
    (
      await call<{ jobTitle: string; status: string; archivedAt: string | null }[]>(
        page,
        "GET",
        "/api/applications",
      )
    )
      .filter(({ jobTitle }) => jobTitle.startsWith("Baker"))
      .map(({ status, archivedAt }) => `${status} ${archivedAt !== null}`);
  await choose();
  await page.select('select[aria-label="Move the selected applications to"]', "interviewing");
  await seeText(page, "2 applications moved to Interviewing");
  expect(await statuses()).toEqual(["interviewing false", "interviewing false"]);
  await choose();
  await page.locator('section[aria-label="Selected applications"] ::-p-text(Archive)').click();
  await seeText(page, "2 applications archived");
  await seeText(page, "No applications found");
  expect(await statuses()).toEqual(["interviewing true", "interviewing true"]);
  await page.locator("::-p-aria([name='Undo'][role='button'])").click();
  await seeTitles(page, ["Baker two", "Baker one"]);
  expect(await statuses()).toEqual(["interviewing false", "interviewing false"]);
});
