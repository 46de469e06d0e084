import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import puppeteer, { type Browser, type Extension, type Page, type WebWorker } from "puppeteer";
import { ensureExtension, extensionFolder } from "#shared/builds/ensure-built.ts";

const top = path.resolve(import.meta.dirname, "../../..");
export const pagesFolder = path.join(top, "extension/e2e/pages");

export interface BenchBrowser {
  browser: Browser;
  extension: Extension;
  id: string;
}

/**
 * Chromium with the built extension and no API, because an ad is scored without one.
 * @param allowedSites match patterns that the person has allowed. The browser's own permission dialog hangs without a
 * screen, so a copy of the build has them from the start.
 */
export async function launchExtension(allowedSites: readonly string[] = []): Promise<BenchBrowser> {
  ensureExtension("http://localhost:4319", "e2e");
  const browser = await puppeteer.launch({
    headless: true,
    pipe: true,
    enableExtensions: [allowedSites.length > 0 ? copyFor(allowedSites) : extensionFolder("e2e")],
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    defaultViewport: null,
  });
  const target = await browser.waitForTarget((one) => one.type() === "service_worker");
  const id = new URL(target.url()).host;
  const extension = (await browser.extensions()).get(id);
  if (!extension) throw new Error("The extension did not load");
  return { browser, extension, id };
}

function copyFor(allowedSites: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-bench-"));
  cpSync(extensionFolder("e2e"), folder, { recursive: true });
  const file = path.join(folder, "manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  manifest.host_permissions.push(...allowedSites);
  writeFileSync(file, JSON.stringify(manifest));
  return folder;
}

/** The running worker; any message starts it. */
export async function workerOf(browser: Browser): Promise<WebWorker> {
  const target = await browser.waitForTarget((one) => one.type() === "service_worker");
  const worker = await target.worker();
  if (worker === null) throw new Error("The extension's worker did not start");
  return worker;
}

/** Stores what the browser of a connected person contains. */
export async function storeConnectedPerson({ browser, id }: BenchBrowser): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`chrome-extension://${id}/sidepanel.html`);
  await page.evaluate(
    (kept) =>
      (
        globalThis as unknown as { chrome: { storage: { local: { set(k: object): Promise<void> } } } }
      ).chrome.storage.local.set(kept),
    connectedPersonData(),
  );
  await page.close();
}

function connectedPersonData(): Record<string, string> {
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

/** An ad in a page of a megabyte, different each time. */
function bigPage(visit: number): string {
  const ad = readFileSync(path.join(pagesFolder, "nurse-ad.html"), "utf8");
  const card = `<div class="card"><b>Side</b><i>${"Some words of a long page. ".repeat(14)}</i></div>`;
  const filler = `<aside hidden>${card.repeat(2400)}</aside>`;
  return ad.replace("</body>", `<p>Reference ${visit}.</p>${filler}</body>`);
}

/** The address of the ad for this visit. */
export const adAddress = (visit: number) => `https://au.seek.com/job/884${10_000 + visit}`;

/** Opens the ad of this visit. @returns the number of characters of its page. */
export async function openAd(tab: Page, visit: number): Promise<number> {
  const url = adAddress(visit);
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

/** Milliseconds of each visit except the first, which fills the browser's caches. */
export async function times(count: number, run: (visit: number) => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let visit = 0; visit < count; visit++) taken.push(await run(visit));
  return taken.slice(1);
}
