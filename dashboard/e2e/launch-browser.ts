import { existsSync } from "node:fs";
import puppeteer, { type Browser } from "puppeteer";

/** The same engine without the windows, the menus and the drawing of frames that nobody sees: a quarter less work. */
const shell = ["/usr/bin/chromium-headless-shell", "/usr/lib/chromium/chromium-headless-shell"].find((file) =>
  existsSync(file),
);

/** @param hidesTabs a tab behind another one is told so, which only the browser with windows does. */
export async function launchBrowser({ hidesTabs = false } = {}): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  if (!shell || hidesTabs) return puppeteer.launch({ headless: true, args: sandbox });
  return puppeteer.launch({ headless: "shell", executablePath: shell, args: ["--disable-gpu", ...sandbox] });
}
