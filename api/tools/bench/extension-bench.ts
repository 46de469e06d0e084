import type { Browser, Extension, Page } from "puppeteer";
import { spread } from "../evaluate/capture-score.ts";
import { badgeBench } from "./badge-bench.ts";
import type { BenchLine } from "./capture-bench.ts";
import { launchExtension, openAd, storeConnectedPerson, times, workerOf } from "./extension-browser.ts";

const visits = 15;

/** From the click on the icon, with an open panel, until the frame after the ring is added. */
async function clickToScore(tab: Page, panel: Page, extension: Extension): Promise<number> {
  await panel.waitForFunction(() => document.querySelector("[role=img][aria-label^='Match: ']") === null);
  const shown = panel.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector("[role=img][aria-label^='Match: ']")
            ? requestAnimationFrame(() => setTimeout(() => resolve(Date.now())))
            : requestAnimationFrame(look);
        look();
      }),
  );
  const started = Date.now();
  await tab.triggerExtensionAction(extension);
  return (await shown) - started;
}

/** From a message to a stopped worker until its answer. */
async function coldAnswer(browser: Browser, page: Page): Promise<number> {
  await (await workerOf(browser)).close();
  return page.evaluate(async () => {
    const { chrome } = globalThis as unknown as {
      chrome: { runtime: { sendMessage(m: object): Promise<unknown> } };
    };
    const started = performance.now();
    await chrome.runtime.sendMessage({ type: "ad-shown", identityKey: null });
    return performance.now() - started;
  });
}

/** The built extension in a browser: score and badge on pages of a megabyte, and the start of the worker. */
export async function extensionBench(): Promise<BenchLine[]> {
  return [...(await panelBench()), ...(await badgeBench())];
}

async function panelBench(): Promise<BenchLine[]> {
  const opened = await launchExtension();
  const { browser, extension, id } = opened;
  try {
    await storeConnectedPerson(opened);
    const own = await browser.newPage();
    await own.goto(`chrome-extension://${id}/sidepanel.html`);
    const cold = await times(visits, () => coldAnswer(browser, own));
    await own.close();
    const tab = await browser.newPage();
    await tab.setRequestInterception(true);
    let bytes = await openAd(tab, 0);
    await tab.bringToFront();
    await tab.triggerExtensionAction(extension);
    const panelTarget = await browser.waitForTarget((one) => one.url().includes("/sidepanel.html"));
    const panel = await panelTarget.asPage();
    await panel.waitForSelector("[role=img][aria-label^='Match: ']");
    const clicks = await times(visits, async (visit) => {
      bytes = await openAd(tab, visit + 1);
      return clickToScore(tab, panel, extension);
    });
    return [
      {
        name: `extension: click to score, page of ${(bytes / 1e6).toFixed(2)} MB (target 300)`,
        unit: "ms",
        n: clicks.length,
        ...spread(clicks),
      },
      {
        name: "extension: worker from a stop to its answer (target 50)",
        unit: "ms",
        n: cold.length,
        ...spread(cold),
      },
    ];
  } finally {
    await browser.close();
  }
}
