import type { Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningApi } from "#shared/testing/e2e/start-api.ts";
import { sitePage } from "#shared/testing/site-page.ts";
import { type Launched, openPanel } from "./launch-extension.ts";
import { panelText, press, seeText } from "./panel-actions.ts";
import { openSavedPage, ownPage, type SavedPage } from "./serve-page.ts";
import { startPanel } from "./start-panel.ts";

/**
 * A page of our own for each site, each with another employer, so that what another page left in the panel is
 * noticed.
 */
const sites: readonly (readonly [site: string, page: string, employer: string, url: string])[] = [
  ["linkedin", "guest", "Bega Civil", "https://au.linkedin.com/jobs/view/site-supervisor-70000001"],
  ["indeed", "pane", "Cowra Civil", "https://au.indeed.com/jobs?q=supervisor&vjk=0123456789abcdef"],
  ["jora", "pane", "Yass Civil", "https://au.jora.com/supervisor-jobs-in-Geelong-VIC"],
  [
    "workday",
    "ad",
    "Moree Civil",
    "https://quokka.wd3.myworkdayjobs.com/en-US/careers/job/Geelong/Supervisor_JR1234",
  ],
  ["lever", "ad", "Nowra Civil", "https://jobs.lever.co/quokka/11111111-2222-4333-8444-555555555555"],
  ["greenhouse", "ad", "Broome Civil", "https://job-boards.greenhouse.io/quokka/jobs/4000001"],
  ["ashby", "ad", "Echuca Civil", "https://jobs.ashbyhq.com/quokka/11111111-2222-4333-8444-555555555555"],
  ["workable", "ad", "Ballina Civil", "https://apply.workable.com/quokka/j/0123ABCDEF/"],
  ["teamtailor", "ad", "Albany Civil", "https://careers.quokka.example/jobs/5000001-site-supervisor"],
  [
    "smartrecruiters",
    "ad",
    "Mildura Civil",
    "https://jobs.smartrecruiters.com/Quokka/743999000000001-supervisor",
  ],
];

function pageOf(site: string, page: string, employer: string, url: string): SavedPage {
  return { url, html: sitePage(site, page).replaceAll("Quokka Civil", employer) };
}

const nurse = ownPage("nurse-ad.html", "https://au.seek.com/job/88410222");
const split = ownPage("seek-split.html", "https://au.seek.com/jobs/in-Geelong-VIC");

let api: RunningApi;
let kelpie: Launched;
let tab: Page;
let panel: Page;

describe("the panel and what stands beside it", () => {
  beforeAll(async () => {
    ({ api, kelpie, tab, panel } = await startPanel("windows", nurse));
  });
  afterAll(async () => {
    await kelpie?.browser.close();
    await api?.stop();
  });

  it.each(sites)("reads the ad of %s, %s", async (site, page, employer, url) => {
    await openSavedPage(tab, pageOf(site, page, employer, url));
    await openPanel(kelpie, tab);
    await seeText(panel, employer);
    await seeText(panel, "Site Supervisor");
    expect(await panelText(panel)).toContain("Geelong");
  });

  it("a list with a pane: the ad that is shown, never the one before, by address and without one", async () => {
    await openSavedPage(tab, split);
    await openPanel(kelpie, tab);
    await seeText(panel, "Corio Bay Health");
    await tab.click("#two");
    // The page changed without loading, and nobody has asked to read the new content.
    await seeText(panel, "Click the Kelpie icon to read this page.");
    await openPanel(kelpie, tab);
    await seeText(panel, "Bellarine Hospital");
    expect(await panelText(panel)).not.toMatch(/Ward Clerk|Corio Bay/);
    await tab.click("#three");
    await press(panel, "Read the page again");
    await seeText(panel, "Moorabool Surgical");
    expect(await panelText(panel)).not.toMatch(/Night Porter|Ward Clerk/);
  });

  it("going on inside the site and back asks again and shows no old ad", async () => {
    await openSavedPage(tab, nurse);
    await openPanel(kelpie, tab);
    await seeText(panel, "Corio Bay Health");
    await tab.evaluate(() => history.pushState({}, "", "/job/88419999"));
    await seeText(panel, "Click the Kelpie icon to read this page.");
    expect(await panelText(panel)).not.toContain("Corio Bay Health");
  });

  it("two windows: each panel shows its own window's ad, and one does not move with the other", async () => {
    await openSavedPage(tab, nurse);
    await openPanel(kelpie, tab);
    await seeText(panel, "Registered Nurse, Surgical Ward");
    const otherTab = await kelpie.browser.newPage({ type: "window" });
    const [site, saved, employer, url] = sites[4] ?? ["", "", "", ""];
    await openSavedPage(otherTab, pageOf(site, saved, employer, url));
    const known = kelpie.browser.targets().filter((one) => one.url().includes("/sidepanel.html"));
    await otherTab.bringToFront();
    const opened = kelpie.browser.waitForTarget(
      (one) => one.url().includes("/sidepanel.html") && !known.includes(one),
    );
    await otherTab.triggerExtensionAction(kelpie.extension);
    const other = await (await opened).asPage();
    await seeText(other, employer);
    expect(await panelText(panel)).toContain("Registered Nurse, Surgical Ward");
    expect(await panelText(panel)).not.toContain(employer);
    await otherTab.evaluate(() => history.pushState({}, "", "/quokka/elsewhere"));
    await seeText(other, "Click the Kelpie icon to read this page.");
    expect(await panelText(panel)).toContain("Registered Nurse, Surgical Ward");
  });
});
