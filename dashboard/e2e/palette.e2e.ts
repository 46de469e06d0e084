import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "./launch-browser.ts";
import { checkLooks, newVisitor, press, seeAddress, seeText, signIn } from "./visit.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  await seeText(page, "View Details");
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

async function openPalette(): Promise<void> {
  await page.keyboard.down("Control");
  await page.keyboard.press("k");
  await page.keyboard.up("Control");
  await page.waitForSelector("[role=dialog] [role=combobox]");
}

/** Two keys one after the other, with no wait for the first one's effect: a chord has to follow in a second and a half. */
const chord = (...keys: ["g", "d" | "t"]) => Promise.all(keys.map((key) => page.keyboard.press(key)));

/** It is gone, and has given the focus back, which it does a moment later. */
const closed = async () => {
  await page.waitForFunction(() => !document.querySelector("[role=dialog]"));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
};
const chosen = () => page.$eval("[cmdk-item][data-selected=true]", (one) => (one as HTMLElement).innerText);

/** Opens it, types, and presses Enter on the first that is found. */
async function goBy(words: string, found: string): Promise<void> {
  await openPalette();
  await page.keyboard.type(words);
  await page.waitForFunction(
    (wanted) =>
      document.querySelector<HTMLElement>("[cmdk-item][data-selected=true]")?.innerText.includes(wanted),
    { timeout: 15_000 },
    found,
  );
  await page.keyboard.press("Enter");
  await closed();
}

it("finds screens, applications and resumes by typing; Enter goes there", async () => {
  await goBy("subscr", "Subscription");
  await seeAddress(page, pages.subscription);
  await goBy("senior business", "Senior Business Analyst");
  await page.waitForFunction(() => /^\/application-tracker\/.+/.test(location.pathname));
  await page.waitForSelector("[role=tab]");
  const name = await page.evaluate(async () => (await (await fetch("/api/resumes")).json())[0].name);
  await goBy(name, name);
  await page.waitForFunction(() => /^\/resumes\/.+/.test(location.pathname));
  await page.waitForSelector("main h1");
});

it("what was chosen lately stands first, in every look; nothing found says so", async () => {
  await openPalette();
  const groups = await page.$$eval("[cmdk-group-heading]", (all) => all.map((one) => one.textContent));
  expect(groups[0]).toBe("Recent");
  expect(await chosen()).toBeTruthy();
  await checkLooks(page, "palette");
  await page.setViewport({ width: 1280, height: 900 });
  await page.focus("[role=combobox]");
  await page.keyboard.type("zzqq");
  await seeText(page, "Nothing is called that.");
  await page.keyboard.press("Escape");
  await closed();
});

it("opens, how fast is printed, and Esc gives the focus back", async () => {
  await page.focus('header a[href="/dashboard"]');
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    times.push(
      await page.evaluate(async () => {
        const started = performance.now();
        window.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
        await new Promise<void>((resolve) => {
          const look = () =>
            document.querySelector("[role=dialog] [cmdk-item]") ? resolve() : requestAnimationFrame(look);
          look();
        });
        return performance.now() - started;
      }),
    );
    await page.keyboard.press("Escape");
    await closed();
  }
  const median = times.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  process.stdout.write(`palette opens in ${median.toFixed(0)} ms (${times.map(Math.round).join(", ")})\n`);
  await page.waitForFunction(() => document.activeElement?.getAttribute("href") === "/dashboard");
});

it("G D, N and ? work; while typing they are letters [BD-34]", async () => {
  await chord("g", "t");
  await seeAddress(page, pages.settings);
  await seeText(page, "Your details");
  await page.focus("input[name=fullName]");
  await page.keyboard.type("gdn?");
  await seeAddress(page, pages.settings);
  expect(await page.$eval("input[name=fullName]", (one) => (one as HTMLInputElement).value)).toContain(
    "gdn?",
  );
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await chord("g", "d");
  await seeAddress(page, pages.overview);
  await seeText(page, "Welcome");
  await page.keyboard.press("n");
  await page.waitForSelector("[role=dialog] [name=jobTitle]");
  await page.keyboard.press("Escape");
  await closed();
  await page.keyboard.press("?");
  await seeText(page, "Keyboard shortcuts");
  await checkLooks(page, "shortcuts");
  await page.setViewport({ width: 1280, height: 900 });
});

it("single keys can be switched off, those with Ctrl stay", async () => {
  await page.locator("[role=dialog] input[role=switch]").click();
  await press(page, "Close");
  await closed();
  await chord("g", "d");
  await page.keyboard.press("?");
  await openPalette();
  expect(new URL(page.url()).pathname).toBe(pages.applications);
  await page.keyboard.press("Escape");
  await closed();
});
