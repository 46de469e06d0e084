import type { HTTPRequest, Page } from "puppeteer";
import { afterAll, beforeAll, describe, it } from "vitest";
import { intercept } from "#shared/testing/e2e/intercept.ts";
import { type RunningApi, signUp, startApi } from "#shared/testing/e2e/start-api.ts";
import { checkPanel } from "./check-panel.ts";
import { type Launched, launchExtension, openPanel } from "./launch-extension.ts";
import { openFold, press, seeMatch, seeText, signIn, typeNote } from "./panel-actions.ts";
import { openSavedPage, ownPage, type SavedPage } from "./serve-page.ts";
import { testResume } from "./test-resume.ts";

const nurse = ownPage("nurse-ad.html", "https://au.seek.com/job/88410222");
const recipe = ownPage("recipe.html", "https://kitchen.example.com/lemon-slice");
const thin = ownPage("thin-ad.html", "https://au.seek.com/job/88410333");
const unsure = ownPage("unsure-ad.html", "https://jobs.example.gov.au/vacancies/4711");

const wardAd = (ward: string): SavedPage => ({
  url: `${nurse.url}?ward=${encodeURIComponent(ward)}`,
  html: nurse.html.replaceAll("Surgical Ward", ward),
});

let api: RunningApi;
let kelpie: Launched;
let tab: Page;
let panel: Page;

/** Every state of the panel: pictures for people, axe for the rest, and no sideways scrolling at any width. */
describe("the panel's screens", () => {
  beforeAll(async () => {
    api = await startApi();
    kelpie = await launchExtension();
    tab = await kelpie.browser.newPage();
    await openSavedPage(tab, nurse);
    panel = await openPanel(kelpie, tab);
    await panel.setViewport({ width: 380, height: 900 });
  });
  afterAll(async () => {
    await kelpie?.browser.close();
    await api?.stop();
  });

  it("01 not connected, and a refused sign-in", async () => {
    await seeText(panel, "Connect Kelpie to your account");
    await checkPanel(panel, "01-not-connected");
    await press(panel, "Sign in");
    await seeText(panel, "Enter your e-mail address");
    await checkPanel(panel, "01b-sign-in-errors");
  });

  it("04 an ad without a resume", async () => {
    await signIn(panel, await signUp("screens-empty"));
    await seeText(panel, "No resume yet");
    await checkPanel(panel, "04b-no-resume");
    await press(panel, "Menu");
    await checkPanel(panel, "00-menu");
    await press(panel, "Sign out");
    await seeText(panel, "Connect Kelpie to your account");
  });

  it("03 reading", async () => {
    const release = await holdRequests((request) => request.url().includes("extract-job-ad"));
    await panel.reload();
    await signIn(panel, await signUp("screens", testResume));
    await panel.waitForSelector("main [aria-busy=true] .size-18");
    await checkPanel(panel, "03-reading");
    await release();
  });

  it("04 and 05 the analysis, a requirement open, all of them, the sum, the form", async () => {
    await seeMatch(panel);
    await checkPanel(panel, "04-ad-analysis");
    await panel.evaluate(() => document.querySelector("main")?.scrollTo(0, 700));
    await panel.waitForSelector("main .sticky .size-10");
    await checkPanel(panel, "04d-scrolled");
    await panel.evaluate(() => document.querySelector("main")?.scrollTo(0, 0));
    await panel.evaluate(() => document.querySelectorAll<HTMLButtonElement>("#gaps li button")[0]?.click());
    await panel.evaluate(() => {
      for (const line of document.querySelectorAll("summary")) line.click();
    });
    await checkPanel(panel, "05-requirement-detail");
    for (const title of ["must-have", "other", "All conditions", "Note and follow-up", "About this ad"])
      await openFold(panel, title);
    await checkPanel(panel, "05b-all-requirements");
    // The line that covers a scrolled ad would take the click.
    await panel.evaluate(() => document.querySelector("main")?.scrollTo(0, 0));
    await panel.waitForFunction(() => !document.querySelector("main .sticky .size-10"));
    await press(panel, "Edit job");
    await seeText(panel, "Done");
    await checkPanel(panel, "04c-edit");
    await press(panel, "Done");
  });

  it("09 saved, and 08 already saved", async () => {
    await typeNote(panel, "Ask about the night shifts");
    await press(panel, "Save");
    await seeText(panel, "With the full ad.");
    await checkPanel(panel, "09a-saved");
    await press(panel, "Read the page again");
    await panel.reload();
    await seeText(panel, "You saved this today");
    await seeMatch(panel);
    await checkPanel(panel, "08-already-saved");
  });

  it("09 a question about something missing, and what was answered", async () => {
    await openFold(panel, "Advanced life support");
    await seeText(panel, "The ad asks for Advanced life support. Do you have it?");
    await checkPanel(panel, "09d-question");
    await press(panel, "Yes");
    await press(panel, "Add your own words");
    await panel.locator("form textarea").fill("Renewed at St Brigid's Private in 2025");
    await checkPanel(panel, "09d-answer");
    await press(panel, "Save my answer");
    await seeText(panel, "Tailor your resume to put it in.");
    await checkPanel(panel, "09e-answered");
  });

  it("10 optimising, the changes and a refused one", async () => {
    const release = await holdRequests((request) => request.url().endsWith("/api/resume/optimize"));
    await press(panel, "Tailor");
    await seeText(panel, "Analyzing Resume");
    await checkPanel(panel, "10a-optimising");
    await release();
    await seeText(panel, "Download Word");
    await seeText(panel, "What you added");
    await checkPanel(panel, "10b-changes");
    await press(panel, "Keep mine");
    await seeText(panel, "Your own line stays");
    await checkPanel(panel, "10c-change-refused");
    await press(panel, "Back to the ad");
  });

  it("12 the free plan's limits", async () => {
    // The same ad opens the saved result and counts nothing (D-57), so each use needs another ad.
    for (const ward of ["Cardiac Ward", "Renal Ward"]) {
      await readPage(wardAd(ward));
      await seeText(panel, ward);
      await press(panel, "Tailor");
      await seeText(panel, "Download Word");
      await press(panel, "Back to the ad");
    }
    await readPage(wardAd("Burns Ward"));
    await seeText(panel, "Burns Ward");
    await press(panel, "Tailor");
    await seeText(panel, "Optimization limit reached");
    await checkPanel(panel, "12-free-limit");
  });

  it("02 needs a click, and a pasted ad", async () => {
    await openSavedPage(tab, recipe);
    await seeText(panel, "Click the Kelpie icon to read this page.");
    await checkPanel(panel, "02-needs-click");
    await press(panel, "Paste an ad instead");
    await seeText(panel, "Paste the job ad");
    await checkPanel(panel, "02b-paste");
  });

  it("07 not an ad", async () => {
    await readPage(recipe);
    await seeText(panel, "This does not look like a job ad.");
    await checkPanel(panel, "07-not-an-ad");
    await tab.evaluate(() => {
      const story = document.getElementById("story");
      if (story) getSelection()?.selectAllChildren(story);
    });
    await press(panel, "Read again");
    await seeText(panel, "words");
    await checkPanel(panel, "07b-selection");
  });

  it("06 too short, and an ad with unsure fields", async () => {
    await readPage(thin);
    await seeText(panel, "A score needs 40");
    await checkPanel(panel, "06b-too-short");
    await readPage(unsure);
    await seeText(panel, "Policy Officer (APS 5)");
    await seeMatch(panel);
    await checkPanel(panel, "06a-unsure");
    await press(panel, "Save");
    await seeText(panel, "Company is needed to save");
    await checkPanel(panel, "06c-company-needed");
  });
});

async function readPage(page: SavedPage): Promise<void> {
  await openSavedPage(tab, page);
  await openPanel(kelpie, tab);
}

/** Holds matching requests until released, so that a short state can be tested. */
async function holdRequests(matches: (request: HTTPRequest) => boolean): Promise<() => Promise<void>> {
  const held: HTTPRequest[] = [];
  let isHolding = true;
  const stop = await intercept(panel, (request) => {
    if (isHolding && matches(request)) held.push(request);
    else void request.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((request) => request.continue()));
    await stop();
  };
}
