import type { Page } from "puppeteer";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningApi } from "#shared/testing/e2e/start-api.ts";
import { checkPanel } from "./check-panel.ts";
import { type Launched, openPanel } from "./launch-extension.ts";
import { panelText, press, seeMatch, seeText, typeNote } from "./panel-actions.ts";
import { openSavedPage, ownPage, type SavedPage } from "./serve-page.ts";
import { startPanel } from "./start-panel.ts";

const nurse = ownPage("nurse-ad.html", "https://au.seek.com/job/88410222");

function adPage(id: number, title: string, employer: string, paragraphs: readonly string[]): SavedPage {
  const body = paragraphs.map((text) => `<p>${text}</p>`).join("");
  const html = `<html><head><title>${title} Job - SEEK</title></head><body><main data-automation="jobDetailsPage"><h1 data-automation="job-detail-title">${title}</h1><span data-automation="advertiser-name">${employer}</span><span data-automation="job-detail-location">Ballarat VIC</span><div data-automation="jobAdDetails">${body}</div></main></body></html>`;
  return { url: `https://au.seek.com/job/${id}`, html };
}

const fitter = adPage(88410801, "Diesel Fitter", "Lal Lal Haulage", [
  "We run twelve prime movers and need a diesel fitter in our Ballarat workshop.",
  "You must have a trade certificate in heavy vehicles, a current driver licence and two years on trucks.",
  "You service engines and brakes, find faults with diagnostic tools and keep job cards.",
  "A heavy rigid licence is welcome. A police check is required. Day shift, $46 an hour, tools supplied.",
  "Applications close on 14 December 2026. Call the workshop or send your resume.",
]);
const officer = adPage(88410802, "Community Development Officer", "Wattlebank City Council", [
  "Plan and run programs for young people with schools, clubs and families in our towns.",
  "It is essential that you have a degree in community development or social work, and experience with young people from many cultures.",
  "You must hold a Working with Children Check, a current first aid certificate and a driver licence. A police check is required.",
  "You manage a program budget, write grant applications, report to council and lead volunteers.",
  "Knowledge of the Child Safe Standards is well regarded. Full time, two evenings a month. Applications close on 16 December 2026.",
]);

let api: RunningApi;
let kelpie: Launched;
let tab: Page;
let panel: Page;

beforeAll(async () => {
  ({ api, kelpie, tab, panel } = await startPanel("five-seconds", nurse));
  await press(panel, "Skip the tour");
});
afterAll(async () => {
  await kelpie?.browser.close();
  await api?.stop();
});

async function read(page: SavedPage): Promise<void> {
  await openSavedPage(tab, page);
  await openPanel(kelpie, tab);
  await seeMatch(panel);
}

/** Pixels between the end of the conditions and the bar; negative if scrolling is needed. */
const roomBelowConditions = () =>
  panel.evaluate(() => {
    const end = (name: string, side: "top" | "bottom") =>
      document.querySelector(`section[aria-label="${name}"]`)?.getBoundingClientRect()[side] ?? Number.NaN;
    return end("Actions", "top") - end("Conditions", "bottom");
  });

it.each([
  ["a long ad", nurse, "Surgical Ward"],
  ["a trade's short ad", fitter, "Diesel Fitter"],
  ["a council's ad", officer, "Wattlebank"],
])(
  "shows %s in at most 180 words, conditions above the fold, nothing to paste",
  async (name, page, known) => {
    await read(page);
    await seeText(panel, known);
    await checkPanel(panel, `35-five-seconds-${name.replace(/\W+/g, "-")}`);
    await panel.setViewport({ width: 380, height: 900 });
    const shown = await panelText(panel);
    expect(shown.split(/\s+/).length).toBeLessThanOrEqual(180);
    expect(shown).toMatch(/\d+ of \d+ (?:must-have|requirement)s?/);
    expect(shown).not.toMatch(/provisional|Paste|employer's\./i);
    expect(await roomBelowConditions()).toBeGreaterThanOrEqual(0);
  },
);

it("says when the ad closes, and keeps note and day in sight once it is saved", async () => {
  expect(await panelText(panel)).toMatch(/close[sd] (?:in \d+ days?|today|on )/);
  await typeNote(panel, "Ask who runs the youth hub");
  await press(panel, "Save");
  await seeText(panel, "With the full ad.");
  await seeText(panel, "Ask who runs the youth hub");
  const top = await panel.$eval(
    "section[aria-label='Saved job']",
    (card) => card.getBoundingClientRect().top,
  );
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(400);
  await checkPanel(panel, "36-note-in-sight");
});
