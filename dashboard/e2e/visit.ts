import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "puppeteer";
import { expect } from "vitest";
import { scrollToResultMs } from "#shared/domain/ui-constants.ts";
import { axeViolations, isDeep, rulesFor } from "#shared/testing/e2e/axe-violations.ts";
import { holds } from "#shared/testing/e2e/holds.ts";
import { logIn } from "#shared/testing/e2e/start-api.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";
import { go, isDrawnAt } from "./go.ts";
import { countCalls, rest } from "./rest.ts";

/** Written for people who ask for them (KELPIE_PICTURES=1); git ignores it. */
export const pictures = path.resolve(import.meta.dirname, "../../screenshots/web");

/**
 * A page with nothing of earlier visits, as a new person has it.
 * @param hasWorker its calls pass through the service worker, where no test can answer them itself.
 */
export async function newVisitor(browser: Browser, { hasWorker = false } = {}): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  if (!hasWorker) await keepNothingOffline(page);
  await page.setViewport({ width: 1280, height: 900 });
  return page;
}

/**
 * As one who counts their bytes, who is not sent the app's six hundred files for reading without a connection. The
 * override ends with its session, which stays open as long as the page.
 */
async function keepNothingOffline(page: Page): Promise<void> {
  await page.setBypassServiceWorker(true);
  const session = await page.createCDPSession();
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
}

/**
 * The page as a new person has it, with no cookie and nothing stored: a page of its own costs the browser two processes.
 * Calls that a test answers itself (`answers.ts`) are no longer answered.
 */
export async function forgetVisitor(page: Page): Promise<void> {
  page.removeAllListeners("request");
  await page.setRequestInterception(false);
  // Storage belongs to an address, and is written by a screen that is left.
  await page.goto(`${testOrigin}/theme-boot.js`);
  await page.evaluate(() => sessionStorage.clear());
  const session = await page.createCDPSession();
  await session.send("Storage.clearDataForOrigin", { origin: testOrigin, storageTypes: "all" });
  await session.detach();
  await page.setViewport({ width: 1280, height: 900 });
  await page.emulateMediaFeatures([]);
}

/** A screen, drawn and at rest; by the app's own router where the page shows the app already (`go.ts`). */
export async function open(page: Page, address: string): Promise<void> {
  countCalls(page);
  await rest(page, await go(page, address));
}

/** The same as a document of its own: for what only a load brings, or where the app as it runs must go. */
export async function load(page: Page, address: string): Promise<void> {
  countCalls(page);
  await page.goto(testOrigin + address);
  await rest(page);
}

export async function reload(page: Page): Promise<void> {
  countCalls(page);
  await page.reload();
  await rest(page);
}

/** In milliseconds: as patient as every other look at a screen. */
const patience = 15_000;

export async function seeText(page: Page, text: string): Promise<void> {
  if (await holds(page, (wanted) => document.body.innerText.includes(wanted), text, patience)) return;
  // What the error screen keeps closed says why a page failed.
  const shown = await page.evaluate(
    () =>
      document.body.innerText.slice(0, 1500) +
      (document.querySelector("[role=alert] details, main details")?.textContent ?? ""),
  );
  throw new Error(`"${text}" is not on ${page.url()}:\n${shown}`);
}

/**
 * A new result or letter grows when its parts come, and brings itself to the top a moment after it is drawn: what is
 * pressed before that is missed. The page's own clock is asked, where the jump is the earlier of the two.
 */
export async function seeResult(page: Page, text: string): Promise<void> {
  await seeText(page, text);
  await rest(page, true);
  await afterJump(page);
}

/** Where the page is once a jump to the top would have come, by its own clock. */
export function afterJump(page: Page): Promise<number> {
  const stands = (ms: number) =>
    new Promise<number>((resolve) => setTimeout(() => resolve(window.scrollY), ms));
  return page.evaluate(stands, scrollToResultMs + 50);
}

/** The page is there, and shows what belongs there: the address changes some frames before its screen is drawn. */
export async function seeAddress(page: Page, address: string): Promise<void> {
  if (await holds(page, isDrawnAt, address, patience)) return;
  throw new Error(`${page.url()} is not ${address}, or not drawn yet`);
}

export async function press(page: Page, name: string): Promise<void> {
  await page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
}

/** By the keyboard, where an earlier toast may still lie over the button. */
export async function pressByKey(page: Page, name: string): Promise<void> {
  await page.locator(`::-p-aria([name="${name}"][role="button"])`).wait();
  await page.focus(`::-p-aria([name="${name}"][role="button"])`);
  await page.keyboard.press("Enter");
}

/** What a field holds, as soon as its screen is drawn: an address changes before its screen is drawn. */
export async function valueIn(page: Page, selector: string): Promise<string> {
  const field = await page.waitForSelector(selector, { timeout: 15_000 });
  if (!field) throw new Error(`no field ${selector}`);
  return field.evaluate((one) => (one as HTMLInputElement | HTMLTextAreaElement).value);
}

/** Puts a long text in as a person pastes it: a value set from outside is not seen by React. */
export async function paste(page: Page, selector: string, text: string): Promise<void> {
  await page.focus(selector);
  await page.keyboard.sendCharacter(text);
}

/** This browser is signed in from now on, as after the form; no screen is open yet. */
export async function holdSession(page: Page, account: Parameters<typeof logIn>[0]): Promise<void> {
  const { cookie, token } = await logIn(account);
  const { hostname } = new URL(testOrigin);
  await page
    .browserContext()
    .setCookie({ ...cookie, domain: hostname, path: "/", httpOnly: true, sameSite: "Lax" });
  // Anything of ours without a screen: storage belongs to an address.
  await page.goto(`${testOrigin}/theme-boot.js`);
  await page.evaluate((value) => localStorage.setItem("auth_token", value), token);
}

/** Signed in, on the dashboard. The form itself has its tests in auth/. */
export async function signIn(page: Page, account: Parameters<typeof logIn>[0]): Promise<void> {
  await holdSession(page, account);
  await open(page, "/dashboard");
}

export interface Look {
  width: 360 | 1280;
  theme: "light" | "dark";
}

export const looks: Look[] = [
  { width: 1280, theme: "light" },
  { width: 1280, theme: "dark" },
  { width: 360, theme: "light" },
  { width: 360, theme: "dark" },
];

/** Everything that moves ends in a frame: a toast that fades while axe reads has no contrast left. */
async function endMotion(page: Page): Promise<() => Promise<void>> {
  const session = await page.createCDPSession();
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 1000 });
  return () => session.detach();
}

/** Pictures are for people, who ask for them: KELPIE_PICTURES=1 npm run e2e. */
const takesPictures = process.env.KELPIE_PICTURES === "1";

/** Shows the page as a screen and theme have it, and holds it to the rules of every screen. */
export async function checkLook(page: Page, name: string, look: Look): Promise<void> {
  const { width, theme } = look;
  const goOn = await show(page, name, look);
  await holdsNoSideScroll(page, name, width);
  // What is under the bar at the foot of a phone or of a desk is scrolled from there: to axe it would be a cut-off button.
  // The same for what the bar at the top half covers where a test has scrolled to.
  await page.$$eval("[data-foot-bar]", (all) => {
    window.scrollTo(0, 0);
    for (const one of all) (one as HTMLElement).style.position = "static";
  });
  const rules = rulesFor(name, theme);
  const faults = rules === false ? [] : await axeViolations(page, rules);
  await goOn();
  expect(faults, `${name} ${width} ${theme}`).toEqual([]);
}

/** A screen in all its looks: every rule in one of them, and no side scroll on a telephone. */
export async function checkLooks(page: Page, name: string): Promise<void> {
  const isWhole = isDeep || takesPictures;
  for (const look of looks) if (isWhole || look.theme === "light") await checkLook(page, name, look);
}

async function show(page: Page, name: string, { width, theme }: Look): Promise<() => Promise<void>> {
  const goOn = await endMotion(page);
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: theme }]);
  await page.setViewport({ width, height: width === 360 ? 780 : 900 });
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))),
  );
  if (takesPictures) {
    mkdirSync(pictures, { recursive: true });
    await page.screenshot({ path: path.join(pictures, `${name}-${width}-${theme}.png`), fullPage: true });
  }
  return goOn;
}

export async function holdsNoSideScroll(page: Page, name: string, width: number): Promise<void> {
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWide, `${name} at ${width} px scrolls sideways`).toBe(false);
}
