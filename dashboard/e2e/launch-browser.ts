import { existsSync } from "node:fs";
import puppeteer, { type Browser } from "puppeteer";
import { browserFlags } from "#shared/testing/e2e/browser-flags.ts";

/** The same engine without the windows, the menus and the drawing of frames that nobody sees: a quarter less work. */
const shell = ["/usr/bin/chromium-headless-shell", "/usr/lib/chromium/chromium-headless-shell"].find((file) =>
  existsSync(file),
);

/** This worker's browser, from its first file to its last; through a pipe it ends with its worker. */
let held: Promise<Browser> | undefined;

/**
 * A browser without a visitor: each file makes its own (`newVisitor`), and to close it sends them all away.
 * @param hidesTabs a tab behind another one is told so, which only the browser with windows does: one of its own.
 */
export async function launchBrowser({ hidesTabs = false } = {}): Promise<Browser> {
  if (!shell || hidesTabs) return puppeteer.launch({ headless: true, args: [...browserFlags] });
  held ??= launchShared(shell);
  return held;
}

async function launchShared(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    headless: "shell",
    pipe: true,
    executablePath,
    args: ["--disable-gpu", ...browserFlags],
  });
  browser.close = async () => {
    const [first, ...visitors] = browser.browserContexts();
    await Promise.all(visitors.map((one) => one.close()));
    for (const page of (await first?.pages()) ?? []) if (page.url() !== "about:blank") await page.close();
  };
  return browser;
}
