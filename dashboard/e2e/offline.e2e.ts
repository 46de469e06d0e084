import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { type RestartableApi, startRestartableApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "./launch-browser.ts";
import { checkLooks, holdSession, load, newVisitor, press, reload, seeText, signIn } from "./visit.ts";

let api: RestartableApi;
let browser: Browser;
let page: Page;

const account = { email: "premium@kelpie.test", password: "Kelpie-demo-1" };

beforeAll(async () => {
  api = await startRestartableApi();
  browser = await launchBrowser();
  page = await newVisitor(browser, { hasWorker: true });
  await signIn(page, { ...account, rememberMe: true });
  await seeText(page, "Welcome");
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

/** Names of what the browser keeps, by cache. */
const keptPaths = () =>
  page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
    return all;
  });

/** Until the worker holds the app, these lists, and this page. */
async function seeKept(...paths: string[]): Promise<void> {
  await page.waitForFunction(
    async (wanted) => {
      if (!navigator.serviceWorker.controller) return false;
      const found = await Promise.all(wanted.map((path) => caches.match(path, { ignoreSearch: true })));
      return found.every(Boolean);
    },
    { timeout: 30_000, polling: 200 },
    paths,
  );
}

/** The page's own switch does not reach its worker: for that one the server itself is gone. */
async function goOffline(): Promise<void> {
  await api.pause();
  await page.setOfflineMode(true);
}

async function goOnline(): Promise<void> {
  await api.restart();
  await page.setOfflineMode(false);
}

const firstJob = () => page.$eval("main h3, main h2", (one) => one.textContent ?? "");

describe("without a connection", () => {
  it("the shell and the lists that were opened stay, after a reload too, with the time they are of [BD-43]", async () => {
    // The first visit has no worker yet; what the second asks for is stored.
    await seeKept("/dashboard", "/offline.json");
    for (const path of [pages.applications, pages.notifications, pages.overview]) await load(page, path);
    await seeKept("/api/applications", "/api/notifications", "/api/dashboard", "/api/auth/user");
    await load(page, pages.applications);
    await seeText(page, "Total Applications");
    const job = await firstJob();
    await goOffline();
    await seeText(page, "You are offline.");
    await page.waitForFunction(() => /Offline: as of \d\d:\d\d/.test(document.body.innerText));
    await page.reload();
    await seeText(page, "Total Applications");
    expect(await firstJob()).toBe(job);
    await page.waitForFunction(() => /Offline: as of \d\d:\d\d/.test(document.body.innerText));
    await checkLooks(page, "offline-tracker");
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("a screen that was never opened opens, and says that it has nothing to show [BD-42]", async () => {
    await page.locator(`nav[aria-label="Main"] a[href="${pages.settings}"]`).click();
    await page.waitForFunction(() => location.pathname === "/settings");
    await page.waitForSelector("main h1");
    expect(await page.$eval("body", (body) => body.innerText)).not.toContain("Kelpie was updated");
  });

  it("a page of the public site says that it needs a connection", async () => {
    await page.goto(new URL(pages.help, page.url()).href);
    await seeText(page, "This page needs a connection.");
    await page.locator(`a[href="${pages.overview}"]`).click();
    await seeText(page, "Welcome");
  });

  it("what was typed stays in its field, and nothing of it is sent before the person sends it again", async () => {
    await goOnline();
    await load(page, pages.settings);
    await page.waitForSelector("[name=fullName]");
    await goOffline();
    await page.locator("[name=fullName]").fill("Robin Typed Offline");
    await press(page, "Save changes");
    await seeText(page, "Update failed");
    const sent: string[] = [];
    page.on("request", (one) => void (one.method() !== "GET" && sent.push(one.url())));
    await goOnline();
    await page.waitForFunction(() => !document.body.innerText.includes("You are offline."));
    expect(await page.$eval("[name=fullName]", (one) => (one as HTMLInputElement).value)).toBe(
      "Robin Typed Offline",
    );
    expect(sent).toEqual([]);
    await press(page, "Save changes");
    await seeText(page, "Profile updated");
    page.removeAllListeners("request");
  });
});

describe("while the server does not answer", () => {
  it("it says so, asks by itself, and shows what is new once it answers", async () => {
    await load(page, pages.applications);
    await seeText(page, "Total Applications");
    await api.pause();
    await reload(page);
    await seeText(page, "Offline: as of");
    await seeText(page, "Kelpie cannot be reached.");
    await seeText(page, "Total Applications");
    await api.restart();
    await page.waitForFunction(() => !document.body.innerText.includes("Kelpie cannot be reached."), {
      timeout: 30_000,
    });
    await seeText(page, "Total Applications");
  });
});

describe("what is kept", () => {
  it("without 'Remember me' nothing is, and what an earlier sign-in kept goes", async () => {
    await load(page, pages.overview);
    await seeKept("/api/dashboard");
    await holdSession(page, account);
    await load(page, pages.applications);
    await seeText(page, "Total Applications");
    await page.waitForFunction(async () => (await caches.keys()).length === 0, { polling: 100 });
    for (const path of [pages.notifications, pages.overview]) await load(page, path);
    await seeText(page, "Welcome");
    expect(await keptPaths()).toEqual([]);
    await holdSession(page, { ...account, rememberMe: true });
    await load(page, pages.overview);
    await seeKept("/dashboard", "/offline.json");
  });

  it("another account on this computer sees nothing of the first, and sign-out empties all", async () => {
    await load(page, pages.overview);
    await seeKept("/api/dashboard");
    await press(page, "Sign out");
    await page.waitForFunction(() => location.pathname === "/login");
    await page.waitForFunction(async () => (await caches.keys()).length === 0, { polling: 100 });
    expect(await keptPaths()).toEqual([]);
    await goOffline();
    const failed = await page.goto(new URL(pages.applications, page.url()).href).catch((error) => error);
    expect(String(failed)).toContain("ERR_INTERNET_DISCONNECTED");
    await goOnline();
  });
});
