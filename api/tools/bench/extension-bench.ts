import { readFileSync } from "node:fs";
import path from "node:path";
import puppeteer, { type Browser, type Extension, type Page } from "puppeteer";
import { ensureExtension, extensionFolder } from "#shared/builds/ensure-built.ts";
import { spread } from "../evaluate/capture-score.ts";
import type { BenchLine } from "./capture-bench.ts";

const top = path.resolve(import.meta.dirname, "../../..");
const pagesFolder = path.join(top, "extension/e2e/pages");
const visits = 15;

/** Its API is not there: an ad is scored without one. */
async function launch(): Promise<{ browser: Browser; extension: Extension; id: string }> {
  ensureExtension("http://localhost:4319", "e2e");
  const browser = await puppeteer.launch({
    headless: true,
    pipe: true,
    enableExtensions: [extensionFolder("e2e")],
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    defaultViewport: null,
  });
  const target = await browser.waitForTarget((one) => one.type() === "service_worker");
  const id = new URL(target.url()).host;
  const extension = (await browser.extensions()).get(id);
  if (!extension) throw new Error("The extension did not load");
  return { browser, extension, id };
}

/** What a person who has connected before has in the browser. */
function keptData(): Record<string, string> {
  const at = "2026-01-01T00:00:00Z";
  const resume = {
    ...{ id: "r", name: "Resume", text: readFileSync(path.join(pagesFolder, "resume.txt"), "utf8") },
    ...{ edits: [], facts: null, file: null, isDefault: true, origin: "pasted" },
    ...{ contentAt: at, createdAt: at, updatedAt: at },
  };
  const user = {
    id: "u",
    email: "a@kelpie.test",
    fullName: "A",
    profileImageUrl: null,
    subscriptionTier: "free",
  };
  const kept = {
    resume,
    user,
    token: "kel_bench",
    isTourSeen: true,
    version: 1,
    gateAnswers: {},
    savedJobs: {},
  };
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]));
}

/** An ad in a page of a megabyte, another one each time. */
function bigPage(visit: number): string {
  const ad = readFileSync(path.join(pagesFolder, "nurse-ad.html"), "utf8");
  const card = `<div class="card"><b>Side</b><i>${"Some words of a long page. ".repeat(14)}</i></div>`;
  const filler = `<aside hidden>${card.repeat(2400)}</aside>`;
  return ad.replace("</body>", `<p>Reference ${visit}.</p>${filler}</body>`);
}

async function openAd(tab: Page, visit: number): Promise<number> {
  const url = `https://au.seek.com/job/884${10_000 + visit}`;
  const body = bigPage(visit);
  tab.removeAllListeners("request");
  tab.on("request", (request) =>
    request.url() === url
      ? void request.respond({ status: 200, contentType: "text/html; charset=utf-8", body })
      : void request.abort(),
  );
  await tab.goto(url, { waitUntil: "load" });
  return tab.evaluate(() => document.documentElement.outerHTML.length);
}

/** From the click on the icon, panel open, until the frame after the ring was put in. */
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

/** A message to a worker that was stopped, until its answer. */
async function coldAnswer(browser: Browser, page: Page): Promise<number> {
  const target = await browser.waitForTarget((one) => one.type() === "service_worker");
  await (await target.worker())?.close();
  return page.evaluate(async () => {
    const { chrome } = globalThis as unknown as {
      chrome: { runtime: { sendMessage(m: object): Promise<unknown> } };
    };
    const started = performance.now();
    await chrome.runtime.sendMessage({ type: "ad-shown", identityKey: null });
    return performance.now() - started;
  });
}

async function times(count: number, run: (visit: number) => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let visit = 0; visit < count; visit++) taken.push(await run(visit));
  // The first one fills caches of the browser.
  return taken.slice(1);
}

/** The built extension in a browser: a click until the score on a page of a megabyte, and the worker from a stop. */
export async function extensionBench(): Promise<BenchLine[]> {
  const { browser, extension, id } = await launch();
  try {
    const own = await browser.newPage();
    await own.goto(`chrome-extension://${id}/sidepanel.html`);
    await own.evaluate(
      (kept) =>
        (
          globalThis as unknown as { chrome: { storage: { local: { set(k: object): Promise<void> } } } }
        ).chrome.storage.local.set(kept),
      keptData(),
    );
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
