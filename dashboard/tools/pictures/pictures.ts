/**
 * `npm run pictures`: true screenshots of panel and dashboard,
 * of the demo account and the landing page's own ad, for the landing page; then the icons and the card of shared links.
 * `npm run pictures -- stores` makes the pictures of docs/stores alone.
 */
import type { Browser, Page } from "puppeteer";
import { demo } from "#shared/testing/e2e/demo-account.ts";
import { startRestartableApi } from "#shared/testing/e2e/start-api.ts";
import { launchWithExtension, open, openAd, openPanel, press, see } from "./browser.ts";
import { drawIcons } from "./draw-icons.ts";
import { takeDashboard } from "./take-dashboard.ts";
import { takePicture, writeSizes } from "./take-picture.ts";
import { takeStore } from "./take-store.ts";
import { tellProfile } from "./tell-profile.ts";

const server = await startRestartableApi();
try {
  await tellProfile();
  // A browser of its own for each: the panel of the second is not signed in yet.
  await withBrowser(async (browser) => takeStore(browser, await browser.newPage()));
  if (!process.argv.includes("stores")) await withBrowser(takeSite);
} finally {
  await server.stop();
}

async function withBrowser(take: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await launchWithExtension();
  try {
    await take(browser);
  } finally {
    await browser.close();
  }
}

async function takeSite(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  await page.setViewport({ width: 440, height: 900, deviceScaleFactor: 2 });
  await open(page, "/");
  const ad = await page.$eval("[data-sample-ad]", (one) => ({
    html: one.innerHTML,
    text: (one as HTMLElement).innerText,
  }));
  await takePanel(browser, await browser.newPage(), ad.html);
  await page.bringToFront();
  await signIn(page);
  await takeDashboard(page, ad.text);
  await writeSizes();
  await drawIcons(await browser.newPage());
}

async function takePanel(browser: Browser, tab: Page, adHtml: string): Promise<void> {
  await openAd(tab, adHtml);
  const panel = await openPanel(browser, tab);
  await panel.setViewport({ width: 380, height: 780, deviceScaleFactor: 2 });
  await see(panel, "Connect Kelpie to your account");
  await panel.type("[name=email]", demo.email);
  await panel.type("[name=password]", demo.password);
  await press(panel, "Sign in");
  await press(panel, "Skip the tour");
  await see(panel, "Strongest");
  await takePicture(panel, "panel", { height: 780 });
}

async function signIn(page: Page): Promise<void> {
  await open(page, "/login");
  await page.locator("input[type=email]").fill(demo.email);
  await page.locator("input[type=password]").fill(demo.password);
  await page.locator("form button[type=submit]").click();
  await page.waitForFunction(() => location.pathname === "/dashboard", { timeout: 20_000 });
}
