import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import puppeteer, { type Browser, type Extension, type Page, type WebWorker } from "puppeteer";
import { extensionFolder } from "#shared/builds/ensure-built.ts";
import { browserFlags } from "#shared/testing/e2e/browser-flags.ts";
import { firstOrigin, testOrigin } from "#shared/testing/e2e/test-origin.ts";

/** Built for these sources and the tests' address before the first test (`shared/testing/e2e/right-builds.ts`). */
export const outputFolder = extensionFolder("e2e");

export interface Launched {
  browser: Browser;
  extension: Extension;
  id: string;
}

/**
 * Chromium with the built extension.
 * @param allowedSites match patterns that the person has allowed. The browser's own permission dialog hangs without a
 * screen, so a copy of the build has them from the start; it is never shipped.
 */
export async function launchExtension(allowedSites: readonly string[] = []): Promise<Launched> {
  const isAsBuilt = allowedSites.length === 0 && testOrigin === firstOrigin;
  const folder = isAsBuilt ? outputFolder : copyFor(allowedSites);
  const browser = await puppeteer.launch({
    headless: true,
    pipe: true,
    enableExtensions: [folder],
    args: [...browserFlags],
    defaultViewport: null,
  });
  const target = await browser.waitForTarget((found) => found.type() === "service_worker", {
    timeout: 20_000,
  });
  await listensToClicks(await target.worker());
  const id = new URL(target.url()).host;
  const extension = (await browser.extensions()).get(id);
  if (!extension) throw new Error("The extension did not load");
  return { browser, extension, id };
}

/** A copy of the build for this worker's server, because a build contains one server address. */
function copyFor(allowedSites: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-extension-"));
  cpSync(outputFolder, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".js")) replaceIn(path.join(folder, name), firstOrigin, testOrigin);
  const file = path.join(folder, "manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  manifest.host_permissions.push(...allowedSites);
  writeFileSync(file, JSON.stringify(manifest));
  return folder;
}

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  if (text.includes(from)) writeFileSync(file, text.replaceAll(from, to));
}

/** Waits until the worker has registered its listeners: an earlier click is lost. No person is that fast. */
async function listensToClicks(worker: WebWorker | null): Promise<void> {
  const end = performance.now() + 20_000;
  while (performance.now() < end) {
    if (await worker?.evaluate("chrome.action?.onClicked?.hasListeners() ?? false")) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("The extension's worker did not start");
}

/** Clicks the icon on the page: the real gesture, which opens the panel and allows it to read this tab. */
export async function openPanel({ browser, extension }: Launched, page: Page): Promise<Page> {
  await page.bringToFront();
  await page.triggerExtensionAction(extension);
  const target = await browser.waitForTarget((found) => found.url().includes("/sidepanel.html"), {
    timeout: 20_000,
  });
  return target.asPage();
}
