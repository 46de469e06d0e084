import type { Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobSites, matchPatterns } from "#shared/domain/jobs/job-sites.ts";
import type { RunningApi } from "#shared/testing/e2e/start-api.ts";
import { checkPanel } from "./check-panel.ts";
import { type Launched, openPanel } from "./launch-extension.ts";
import { recordCalls } from "./own-account-only.ts";
import { press, seeMatch, seeText } from "./panel-actions.ts";
import { openSavedPage, ownPage } from "./serve-page.ts";
import { startPanel } from "./start-panel.ts";

const ad = ownPage("nurse-ad.html", "https://au.seek.com/job/88410222");
const split = ownPage("split-view.html", "https://au.seek.com/jobs/nurse");
const thanks = ownPage("thank-you.html", "https://au.seek.com/job/88410222/apply/success");
const elsewhere = { ...ad, url: "https://www.linkedin.com/jobs/view/4012345678" };

let api: RunningApi;
let kelpie: Launched;
let tab: Page;
let panel: Page;
let calls: ReturnType<typeof recordCalls>;

/** Evaluates code in the worker, which is looked up each time because it sleeps and wakes. */
async function inWorker(code: string): Promise<unknown> {
  const target = await kelpie.browser.waitForTarget((one) => one.type() === "service_worker");
  return (await target.worker())?.evaluate(code);
}

/** The icon of the active tab. */
async function seeBadge(matches: RegExp): Promise<void> {
  await panel.waitForFunction(
    async (source) => {
      const [front] = await chrome.tabs.query({ active: true, currentWindow: true });
      return new RegExp(source).test(await chrome.action.getBadgeText({ tabId: front?.id ?? -1 }));
    },
    { timeout: 10_000, polling: 100 },
    matches.source,
  );
}

declare const chrome: {
  tabs: { query: (what: object) => Promise<{ id: number }[]> };
  action: { getBadgeText: (what: { tabId: number }) => Promise<string> };
};

describe("a site that the person has allowed", () => {
  beforeAll(async () => {
    const allowed = jobSites.filter(({ id }) => id === "seek").flatMap(matchPatterns);
    ({ api, kelpie, tab, panel } = await startPanel("sites", elsewhere, { allowedSites: allowed }));
    calls = recordCalls(panel);
  });
  afterAll(async () => {
    await kelpie?.browser.close();
    await api?.stop();
  });

  it("is offered where it is not allowed yet, and 'Not now' is remembered", async () => {
    await seeText(panel, "Show the score on every LinkedIn ad");
    await panel.locator("summary::-p-text(Show the score on every LinkedIn ad)").click();
    await panel.evaluate(() => document.querySelector("main")?.scrollTo(0, 9999));
    await checkPanel(panel, "23-site-offer");
    await press(panel, "Not now");
    await panel.waitForFunction(() => !document.body.innerText.includes("on every LinkedIn ad"));
  });

  it("other sites get no script of ours: nothing is registered for them and nothing may be put there", async () => {
    const registered = await inWorker(
      "chrome.scripting.getRegisteredContentScripts().then((all) => all.map(({ matches }) => matches.sort()))",
    );
    expect(registered).toEqual([
      ["https://*.seek.co.nz/*", "https://*.seek.com.au/*", "https://*.seek.com/*"],
    ]);
  });

  it("its ads are read as they are opened, without a click, and the icon shows the score", async () => {
    await openSavedPage(tab, ad);
    await seeText(panel, "Registered Nurse, Surgical Ward");
    await seeMatch(panel);
    await seeBadge(/^\d{1,3}%$/);
  });

  it("the panel follows another ad in a side pane, and an address changed by a script", async () => {
    await openSavedPage(tab, split);
    await seeText(panel, "This does not look like a job ad.");
    await tab.evaluate(() => {
      const ad = document.querySelector<HTMLTemplateElement>("#ad");
      if (ad) document.getElementById("pane")?.replaceChildren(ad.content.cloneNode(true));
    });
    await seeText(panel, "Site electrician");
    await seeText(panel, "Wattle Power");
    await seeBadge(/^\d{1,3}%$/);
    await tab.evaluate(() => {
      history.pushState(null, "", "/job/88420002");
      for (const heading of document.querySelectorAll("h1")) heading.textContent = "Lift technician";
      document.querySelector("a")?.setAttribute("href", "/job/88420002/apply");
    });
    await seeText(panel, "Lift technician");
  });

  it("following an ad from page to page asks the server for nothing but the own account", () => {
    expect(calls.forbidden()).toEqual([]);
  });

  it("a thank-you page asks once whether the person applied; their answer alone is recorded", async () => {
    await openSavedPage(tab, ad);
    await seeText(panel, "Registered Nurse, Surgical Ward");
    await press(panel, "Save");
    await seeText(panel, "With the full ad.");
    await seeBadge(/^✓$/);
    await openSavedPage(tab, thanks);
    await seeText(panel, "Did you apply?");
    await seeText(panel, "Registered Nurse, Surgical Ward, Corio Bay Health");
    await checkPanel(panel, "24-did-you-apply");
    await press(panel, "Yes, I applied");
    await seeText(panel, "You applied today.");
  });

  it("with the panel closed the icon still says on the next visit that it was applied for", async () => {
    await panel.close();
    const other = await kelpie.browser.newPage();
    await openSavedPage(other, { ...ad, url: "https://au.seek.com/job/88410222?ref=again" });
    const badge = () =>
      inWorker(
        "chrome.tabs.query({ active: true, lastFocusedWindow: true }).then(([tab]) => chrome.action.getBadgeText({ tabId: tab.id }))",
      );
    await expect.poll(badge, { timeout: 10_000 }).toBe("Appl");
    // An ad that no panel has read is scored too (D-65).
    await openSavedPage(other, { ...ad, url: "https://au.seek.com/job/88410999" });
    await expect.poll(badge, { timeout: 10_000 }).toMatch(/^\d{1,3}%$/);
    expect(await inWorker("chrome.offscreen.hasDocument()")).toBe(true);
    await openSavedPage(other, { ...ad, url: "https://au.seek.com/job/88410222?ref=again" });
    await expect.poll(badge, { timeout: 10_000 }).toBe("Appl");
    panel = await openPanel(kelpie, other);
    await seeText(panel, "You applied today");
    await panel.setViewport({ width: 380, height: 900 });
  });

  it("on a site that is not allowed an address written anew loses nothing, and another ad in the pane is noticed", async () => {
    await openSavedPage(tab, { ...split, url: "https://jobs.wattle.example/list" });
    await tab.bringToFront();
    await tab.evaluate(() => {
      const ad = document.querySelector<HTMLTemplateElement>("#ad");
      if (ad) document.getElementById("pane")?.replaceChildren(ad.content.cloneNode(true));
    });
    await tab.triggerExtensionAction(kelpie.extension);
    await seeText(panel, "Site electrician");
    await tab.evaluate(() => history.replaceState(null, "", "?view=list&utm_source=x"));
    await tab.evaluate(() => {
      for (const heading of document.querySelectorAll("#pane h1,#pane h2"))
        heading.textContent = "Lift technician";
    });
    await seeText(panel, "The ad changed.");
    await seeText(panel, "Site electrician");
    await checkPanel(panel, "26-ad-changed");
    await press(panel, "Read it");
    await seeText(panel, "Lift technician");
  });

  it("each site has its switch in the menu", async () => {
    await press(panel, "Menu");
    await press(panel, "Sites");
    await seeText(panel, "On a site that is on");
    const on = () =>
      panel.$$eval("main [role=switch]:checked", (all) =>
        all.map((one) => one.closest("label")?.innerText.split("\n")[0]),
      );
    // decision: D-118.
    await expect.poll(on).toEqual(["SEEK"]);
    await panel.locator("label::-p-text(Scores on SEEK search pages)").click();
    await expect.poll(on).toEqual(["SEEK", "Scores on SEEK search pages"]);
    await checkPanel(panel, "25-sites");
  });
});
