import type { Browser, Page } from "puppeteer";
import { jobSites, matchPatterns } from "#shared/domain/jobs/job-sites.ts";
import { spread } from "../evaluate/capture-score.ts";
import type { BenchLine } from "./capture-bench.ts";
import {
  adAddress,
  launchExtension,
  openAd,
  storeConnectedPerson,
  times,
  workerOf,
} from "./extension-browser.ts";

const visits = 15;

interface Worker {
  chrome: {
    tabs: { query(what: object): Promise<{ id: number; url?: string }[]> };
    action: { getBadgeText(what: { tabId: number }): Promise<string> };
    offscreen: { closeDocument(): Promise<void>; hasDocument(): Promise<boolean> };
  };
}

/**
 * The time at which the icon of the tab with this address shows a percentage. It is read from an idle page of the
 * extension, because reading it from the worker would wake the worker, and attaching to the worker would delay it.
 */
async function badgeShown(watcher: Page, url: string): Promise<number> {
  const end = Date.now() + 10_000;
  for (;;) {
    const { text, at } = await watcher.evaluate(async (address) => {
      const { chrome } = globalThis as unknown as Worker;
      const tab = (await chrome.tabs.query({})).find((one) => one.url === address);
      return { text: tab && (await chrome.action.getBadgeText({ tabId: tab.id })), at: Date.now() };
    }, url);
    if (text?.endsWith("%")) return at;
    if (Date.now() > end) throw new Error(`No score on the icon, but "${text ?? "no tab"}"`);
  }
}

async function closeScorer(browser: Browser): Promise<void> {
  await (await workerOf(browser)).evaluate(async () => {
    const { offscreen } = (globalThis as unknown as Worker).chrome;
    if (await offscreen.hasDocument()) await offscreen.closeDocument();
  });
}

/** From when the ad's page is parsed and can be read until the score is on the icon. */
async function badgeTime(tab: Page, watcher: Page, visit: number): Promise<number> {
  const shown = badgeShown(watcher, adAddress(visit));
  await openAd(tab, visit);
  const stood = await tab.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return performance.timeOrigin + (navigation?.domContentLoadedEventStart ?? 0);
  });
  return (await shown) - stood;
}

/** The icon's score on an allowed site without an open panel, on new pages of a megabyte. */
export async function badgeBench(): Promise<BenchLine[]> {
  const seek = jobSites.filter(({ id }) => id === "seek").flatMap(matchPatterns);
  const opened = await launchExtension(seek);
  const { browser } = opened;
  try {
    await storeConnectedPerson(opened);
    const watcher = await browser.newPage();
    await watcher.goto(`chrome-extension://${opened.id}/manifest.json`);
    const tab = await browser.newPage();
    await tab.setRequestInterception(true);
    await tab.bringToFront();
    const warm = await times(visits, (visit) => badgeTime(tab, watcher, visit));
    const newScorer = await times(visits, async (visit) => {
      await closeScorer(browser);
      return badgeTime(tab, watcher, visits + visit);
    });
    const allCold = await times(visits, async (visit) => {
      await closeScorer(browser);
      await (await workerOf(browser)).close();
      return badgeTime(tab, watcher, 2 * visits + visit);
    });
    const line = (state: string, taken: number[]): BenchLine => ({
      ...{ name: `extension: badge after the ad is in view, ${state} (target 600)`, unit: "ms" },
      ...{ n: taken.length, ...spread(taken) },
    });
    return [
      line("everything awake", warm),
      line("scoring document made anew", newScorer),
      line("worker stopped and scoring document closed", allCold),
    ];
  } finally {
    await browser.close();
  }
}
