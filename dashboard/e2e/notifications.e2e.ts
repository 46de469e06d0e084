import type { Browser, HTTPRequest, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "#shared/contract/index.ts";
import type { Notification } from "#shared/contract/notifications.ts";
import { intercept } from "#shared/testing/e2e/intercept.ts";
import { type RunningApi, signUp, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "./launch-browser.ts";
import { checkLooks, newVisitor, open, press, reload, seeAddress, seeText, signIn } from "./visit.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

const notice = (id: string, type: string, isRead = false): Notification => ({
  id,
  type,
  message: `Message ${id}`,
  timestamp: "2026-11-20T10:42:00.000Z",
  isRead,
  path: null,
});

/** What the API answers instead, by `METHOD path`; unset it is asked itself. */
const instead = new Map<string, { status: number; body: unknown }>();
/** Unsafe calls that were made. */
const calls: { key: string; body: unknown }[] = [];

async function listen(request: HTTPRequest): Promise<void> {
  const key = `${request.method()} ${new URL(request.url()).pathname}`;
  if (request.method() !== "GET") calls.push({ key, body: JSON.parse(request.postData() ?? "null") });
  const answer = instead.get(key);
  if (!answer) return request.continue();
  return request.respond({
    status: answer.status,
    contentType: "application/json",
    body: JSON.stringify(answer.body),
  });
}

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const list = `GET ${contract.notifications.list.path}`;
const readOne = "PUT /api/notifications/a/read";
const readAll = "PUT /api/notifications/mark-all-read";
const channels = "PUT /api/user/notification-settings";
const failed = { status: 500, body: {} };

describe("notifications", () => {
  it("a visitor is asked to sign in first [P1-2.23]", async () => {
    await open(page, "/notifications");
    await seeText(page, "Sign In");
    expect(new URL(page.url()).pathname).toBe("/login");
  });

  it("a new person has none, and finds the screen in the sidebar [P1-2.148]", async () => {
    const account = await signUp("notices");
    await signIn(page, account);
    await intercept(page, (request) => void listen(request));
    await page.locator('nav[aria-label="Main"] a[href="/notifications"]').click();
    await seeText(page, "No notifications yet");
    await seeText(page, "WhatsApp");
    await checkLooks(page, "notifications-empty");
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("has four channels: e-mail and in-app on, SMS and WhatsApp off [P1-2.141 P1-9.13]", async () => {
    const switches = await page.$$eval("[role=switch]", (all) =>
      all.map((one) => [(one as HTMLInputElement).name, (one as HTMLInputElement).checked]),
    );
    expect(switches).toEqual([
      ["email", true],
      ["sms", false],
      ["whatsapp", false],
      ["app", true],
      ["applicationUpdate", true],
    ]);
    // What the server has no keys for is shown and not offered.
    for (const name of ["sms", "whatsapp"]) await page.waitForSelector(`[name=${name}]:disabled`);
  });

  it("stores a channel as it is moved [P1-4.32 P1-8.42]", async () => {
    calls.length = 0;
    await page.locator("[name=app]").click();
    await seeText(page, "Settings updated");
    expect(calls).toEqual([
      { key: channels, body: { channels: { email: true, sms: false, whatsapp: false, app: false } } },
    ]);
    await reload(page);
    await seeText(page, "WhatsApp");
    expect(await page.$eval("[name=app]", (one) => (one as HTMLInputElement).checked)).toBe(false);
    await page.locator("[name=app]").click();
    await page.waitForSelector("[name=app]:checked");
    await seeText(page, "Settings updated");
  });

  it("a channel that could not be stored goes back [P1-8.40]", async () => {
    instead.set(channels, failed);
    await page.locator("[name=email]").click();
    await seeText(page, "Failed to update notification settings");
    expect(await page.$eval("[name=email]", (one) => (one as HTMLInputElement).checked)).toBe(true);
    instead.delete(channels);
  });

  it("lists them with their labels, and counts the unread ones [P1-2.142 P1-2.143 P1-2.146 P1-2.147]", async () => {
    const body = [notice("a", "job_match"), notice("b", "foo"), notice("c", "interview", true)];
    instead.set(list, { status: 200, body });
    await reload(page);
    await seeText(page, "2 unread");
    for (const text of ["Job match", "Notification", "Interview", "Message a", "Message c"])
      await seeText(page, text);
    // One day, and what it held (D-60); the browser's time zone is its own.
    await seeText(page, "Job match 1, Notification 1, Interview 1");
    expect(await page.$$eval("section > div > h3", (all) => all.length)).toBe(1);
    const entry = await page.$eval(
      'nav[aria-label="Main"] a[href="/notifications"]',
      (one) => one.textContent,
    );
    expect(entry).toBe("Notifications2 unread");
    await checkLooks(page, "notifications");
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("one that cannot be marked stays unread [P1-8.38]", async () => {
    instead.set(readOne, failed);
    await press(page, "Mark as read: Message a");
    await seeText(page, "Failed to mark notification as read");
    await seeText(page, "2 unread");
    instead.delete(readOne);
  });

  it("marks one, then the rest [P1-2.144 P1-2.145 P1-8.39 P1-8.41]", async () => {
    instead.set(readOne, { status: 200, body: { success: true } });
    await press(page, "Mark as read: Message a");
    await seeText(page, "1 unread");
    instead.set(readAll, failed);
    await press(page, "Mark all as read");
    await seeText(page, "Failed to mark all notifications as read");
    await seeText(page, "1 unread");
    instead.set(readAll, { status: 200, body: { success: true } });
    await press(page, "Mark all as read");
    await seeText(page, "All notifications marked as read");
    expect(await page.evaluate(() => document.body.innerText.includes("unread"))).toBe(false);
    instead.clear();
  });

  it("a reminder is told at once, leads to its application, and stays read after a reload; a move is not told (D-60) [P1-4.31]", async () => {
    await reload(page);
    await seeText(page, "No notifications yet");
    const id = await page.evaluate(async () => {
      const headers = {
        "content-type": "application/json",
        "x-kelpie-token": localStorage.getItem("auth_token") ?? "",
      };
      const send = async (path: string, method: string, body: object) =>
        (await fetch(path, { method, headers, body: JSON.stringify(body) })).json();
      const made = await send("/api/applications", "POST", { jobTitle: "Nurse", company: "Ward Nine" });
      await send(`/api/applications/${made.id}`, "PATCH", { status: "interviewing" });
      await send(`/api/applications/${made.id}/follow-up`, "POST", {});
      return made.id as string;
    });
    await seeText(page, "Remember to follow up on Nurse at Ward Nine.");
    await seeText(page, "1 unread");
    await page.locator(`a[href="/application-tracker/${id}"]`).click();
    await seeAddress(page, `/application-tracker/${id}`);
    await seeText(page, "Ward Nine");
    await open(page, "/notifications");
    await seeText(page, "Remember to follow up on Nurse at Ward Nine.");
    expect(await page.evaluate(() => document.body.innerText.includes("1 unread"))).toBe(false);
  });
});
