import type { Page } from "puppeteer";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningApi } from "#shared/testing/e2e/start-api.ts";
import { checkPanel } from "./check-panel.ts";
import { type Launched, openPanel } from "./launch-extension.ts";
import { panelText, press, seeText } from "./panel-actions.ts";
import { openSavedPage, ownPage, type SavedPage } from "./serve-page.ts";
import { startPanel } from "./start-panel.ts";

const ad = ownPage("nurse-ad.html", "https://au.seek.com/job/88410222");
const list = ownPage("job-list.html", "https://au.seek.com/nursing-jobs/in-Geelong-VIC");
const thanks = ownPage("thank-you.html", "https://careers.banksia.example/apply/thanks");
const form = ownPage("greenhouse-form.html", "https://boards.greenhouse.io/banksia/jobs/4001");
const notAnAd = "This does not look like a job ad.";

let api: RunningApi;
let kelpie: Launched;
let tab: Page;
let panel: Page;

async function read(page: SavedPage): Promise<void> {
  await openSavedPage(tab, page);
  await openPanel(kelpie, tab);
}

beforeAll(async () => {
  ({ api, kelpie, tab, panel } = await startPanel("known-pages", ad));
});
afterAll(async () => {
  await kelpie?.browser.close();
  await api?.stop();
});

it("names a list, shows which of its jobs are saved, and opens one", async () => {
  await press(panel, "Save");
  await seeText(panel, "With the full ad.");
  await read(list);
  await seeText(panel, "This is a list of jobs.");
  await seeText(panel, "5 jobs, 1 saved");
  expect(await panelText(panel)).not.toContain(notAnAd);
  await checkPanel(panel, "32-list");
  const opened = tab.waitForRequest("https://au.seek.com/job/88410302", { timeout: 10_000 });
  await press(panel, "Nurse Educator");
  expect((await opened).isNavigationRequest()).toBe(true);
});

it("offers the job that was saved on a thank-you page, and takes one that nobody read", async () => {
  await read(thanks);
  await seeText(panel, "This page thanks you for applying.");
  await seeText(panel, "Registered Nurse, Surgical Ward");
  expect(await panelText(panel)).not.toContain(notAnAd);
  await checkPanel(panel, "33-thanks");
  await panel.locator("main summary::-p-text(It was another job)").click();
  await panel.locator('::-p-aria([name="Job title"][role="textbox"])').fill("Theatre Technician");
  await panel.locator('::-p-aria([name="Employer"][role="textbox"])').fill("Banksia Health");
  await press(panel, "Record as applied");
  await seeText(panel, "You applied today.");
  await checkPanel(panel, "33b-recorded");
});

it("names an application form, with its fill plan one press away and the other ways folded", async () => {
  await read(form);
  await seeText(panel, "This is an application form.");
  expect(await panelText(panel)).not.toContain(notAnAd);
  await checkPanel(panel, "34-form");
  await press(panel, "Save the link or use other text");
  await seeText(panel, "Paste the ad");
  await press(panel, "Save the link or use other text");
  await press(panel, "Fill this form");
  await seeText(panel, "fields can be filled");
});
