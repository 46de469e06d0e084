import type { Browser, Page } from "puppeteer";
import { jobSites, matchPatterns } from "#shared/domain/jobs/job-sites.ts";
import { spread } from "../evaluate/capture-score.ts";
import type { BenchLine } from "./capture-bench.ts";
import { keepPerson, launchExtension, openAd, times, workerOf } from "./extension-browser.ts";

const visits = 15;

interface Worker {
  chrome: {
    tabs: { query(what: object): Promise<{ id: number; url?: string }[]> };
    action: { getBadgeText(what: { tabId: number }): Promise<string> };
    offscreen: { closeDocument(): Promise<void>; hasDocument(): Promise<boolean> };
  };
}

/** When a percentage stands on the icon of the tab with this address, by the clock of the machine. */
function badgeShown(url: string): Promise<number> {
  const { chrome } = globalThis as unknown as Worker;
  return new Promise((resolve, reject) => {
    const end = Date.now() + 10_000;
    const look = async (): Promise<void> => {
      const tab = (await chrome.tabs.query({})).find((one) => one.url === url);
      const text = tab && (await chrome.action.getBadgeText({ tabId: tab.id }));
      if (text?.endsWith("%")) return resolve(Date.now());
      if (Date.now() > end) return reject(new Error(`No score on the icon, but "${text ?? "no tab"}"`));
      setTimeout(() => void look(), 4);
    };
    void look();
  });
}

async function closeScorer(browser: Browser): Promise<void> {
  await (await workerOf(browser)).evaluate(async () => {
    const { offscreen } = (globalThis as unknown as Worker).chrome;
    if (await offscreen.hasDocument()) await offscreen.closeDocument();
  });
}

/**
 * From the moment that the ad's page stands (its own words are parsed and can be read) until the number is on the icon.
 * @param rest what sleeps again before each visit.
 */
async function badgeTime(browser: Browser, tab: Page, visit: number): Promise<number> {
  await openAd(tab, visit);
  const stood = await tab.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return performance.timeOrigin + (navigation?.domContentLoadedEventStart ?? 0);
  });
  return (await (await workerOf(browser)).evaluate(badgeShown, tab.url())) - stood;
}

/** No panel is open: the icon's number on an allowed site, on pages of a megabyte that were never seen. */
export async function badgeBench(): Promise<BenchLine[]> {
  const seek = jobSites.filter(({ id }) => id === "seek").flatMap(matchPatterns);
  const opened = await launchExtension(seek);
  const { browser } = opened;
  try {
    await keepPerson(opened);
    const tab = await browser.newPage();
    await tab.setRequestInterception(true);
    await tab.bringToFront();
    const warm = await times(visits, (visit) => badgeTime(browser, tab, visit));
    const newScorer = await times(visits, async (visit) => {
      await closeScorer(browser);
      return badgeTime(browser, tab, visits + visit);
    });
    const allCold = await times(visits, async (visit) => {
      await closeScorer(browser);
      await (await workerOf(browser)).close();
      return badgeTime(browser, tab, 2 * visits + visit);
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
