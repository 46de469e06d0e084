import { randomUUID } from "node:crypto";
import puppeteer, { type Page } from "puppeteer";
import { ensureDashboard } from "#shared/builds/ensure-built.ts";
import { applicationStatuses, sentStatus } from "#shared/domain/applications/status.ts";
import { pages } from "#shared/domain/pages.ts";
import { type Owner, rowsOf } from "../../src/db/owner.ts";
import { startTestApi, type TestApi, testPassword } from "../../src/testing/start-test-api.ts";
import { spread } from "../evaluate/capture-score.ts";
import type { BenchLine } from "./capture-bench.ts";

const applications = 5000;
const visits = 7;
const views = ["grid", "list", "board"] as const;
/** Each key narrows or widens the list; the last ones clear the field. */
const keys = [..."analyst 42", ...Array.from({ length: 10 }, () => "Backspace")];

async function fill({ services }: TestApi, userId: Owner): Promise<void> {
  await rowsOf(services.db, userId).application.createMany({
    data: Array.from({ length: applications }, (_, n) => ({
      id: randomUUID(),
      userId,
      jobTitle: `${n % 3 ? "Analyst" : "Accountant"} ${n}`,
      company: `Employer ${n % 400}`,
      location: "Dubbo NSW",
      salary: n % 2 ? "$90k + super" : "",
      status: applicationStatuses[n % applicationStatuses.length] ?? sentStatus,
      notes: n % 2 ? "Ask about the roster and the nine-day fortnight. ".repeat(6) : "",
      contactEmail: n % 2 ? "kim@employer.example" : "",
      jobDescription: "We need somebody with Xero and Excel. ".repeat(80),
      matchScore: n % 101,
      createdAt: new Date(Date.UTC(2026, 10, 20) - n * 3_600_000),
      appliedDate: new Date(Date.UTC(2026, 10, 20) - n * 3_600_000),
    })),
  });
}

async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(origin + pages.login);
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(testPassword);
  await page.locator("form button[type=submit]").click();
  await page.waitForFunction((path) => location.pathname === path, {}, pages.overview);
}

/** From the start of the navigation until the frame after the first card is added. */
async function firstRow(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.waitForSelector("[data-item]");
  return page.evaluate(() => (globalThis as unknown as { firstRowAt: Promise<number> }).firstRowAt);
}

/** When the whole list has replaced its first rows: from then on a key searches all. */
async function wholeList(page: Page): Promise<number> {
  await page.waitForFunction(() => !document.querySelector("[data-head]"), { polling: "raf" });
  return page.evaluate(() => performance.now());
}

/** Runs in the page before the page's own code. */
function watchFirstRow(): void {
  const seen = new Promise<number>((resolve) => {
    const look = () =>
      document.querySelector("[data-item]")
        ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
        : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
  Object.assign(globalThis, { firstRowAt: seen });
}

/** From the key until the frame with the new list is painted. @throws Error if that frame shows another list. */
async function keystrokes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const taken: { ms: number; shown: string }[] = [];
    // The visible part: the rest of a short list is drawn later.
    const shown = () =>
      [...document.querySelectorAll("[data-item]")]
        .filter((item) => item.getBoundingClientRect().top < innerHeight)
        .map((item) => item.textContent)
        .join();
    Object.assign(globalThis, { taken, shown });
    window.addEventListener(
      "keydown",
      ({ timeStamp }) =>
        requestAnimationFrame(() =>
          setTimeout(() => taken.push({ ms: performance.now() - timeStamp, shown: shown() })),
        ),
      true,
    );
  });
  await page.focus("input[type=search]");
  const times: number[] = [];
  for (const [n, key] of keys.entries()) {
    await page.keyboard.press(key as "a");
    await page.waitForFunction(
      (count) => (globalThis as unknown as { taken: unknown[] }).taken.length > count,
      {},
      n,
    );
    const { ms, isFinal } = await page.evaluate(async () => {
      const { taken, shown } = globalThis as unknown as {
        taken: { ms: number; shown: string }[];
        shown: () => string;
      };
      const last = taken.at(-1) ?? { ms: Number.NaN, shown: "" };
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { ms: last.ms, isFinal: last.shown === shown() };
    });
    if (!isFinal) throw new Error(`After "${key}" the list was not yet the right one in the first frame.`);
    times.push(ms);
  }
  return times;
}

/** All tiles in the page at once: copies of one that is drawn, so without React's own work. */
async function drawnAtOnce(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForSelector("[data-item]");
  return page.evaluate(async (count) => {
    const tile = document.querySelector("[data-item]");
    const list = tile?.parentElement;
    const started = performance.now();
    if (list) list.innerHTML = tile.outerHTML.repeat(count);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - started;
  }, applications);
}

/**
 * The tracker with 5,000 applications in a real browser, with the built app and the real API on one computer: the
 * time until the first cards (cold start of the page, its files cached), and the time of a key in the search.
 */
export async function trackerBench(): Promise<BenchLine[]> {
  ensureDashboard();
  const api = await startTestApi();
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await puppeteer.launch({ headless: true, args });
  try {
    const person = await api.signedUp({ tier: "premium" });
    await fill(api, person.userId);
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await signIn(page, api.url, person.email);
    await page.evaluateOnNewDocument(watchFirstRow);
    const lines: BenchLine[] = [];
    const at = (view: string) => `${api.url}${pages.applications}?view=${view}`;
    const once = [
      await drawnAtOnce(page, at("grid")),
      await drawnAtOnce(page, at("grid")),
      await drawnAtOnce(page, at("grid")),
    ];
    const baseline = { name: `${applications} tiles drawn at once`, median: spread(once).median };
    for (const view of views) {
      const first: number[] = [];
      const whole: number[] = [];
      for (let n = 0; n < visits; n++) {
        first.push(await firstRow(page, at(view)));
        whole.push(await wholeList(page));
      }
      lines.push({
        name: `tracker ${view}: first rows of ${applications}`,
        unit: "ms",
        n: visits,
        ...spread(first),
        baseline,
      });
      lines.push({
        name: `tracker ${view}: all of ${applications} there`,
        unit: "ms",
        n: visits,
        ...spread(whole),
        baseline,
      });
      const taken = await keystrokes(page);
      lines.push({
        name: `tracker ${view}: a key in the search`,
        unit: "ms",
        n: taken.length,
        ...spread(taken),
        baseline,
      });
    }
    return lines;
  } finally {
    await browser.close();
    await api.stop();
  }
}
