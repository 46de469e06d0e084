import { mkdirSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pages, verifyEmailPath } from "#shared/domain/pages.ts";
import { type RunningApi, signUp, startApi } from "#shared/testing/e2e/start-api.ts";
import { answerFor } from "./answers.ts";
import { launchBrowser } from "./launch-browser.ts";
import { tokenMailedTo } from "./outbox.ts";
import {
  downloadsOf,
  holdSession,
  judge,
  judgeLooks,
  newVisitor,
  open,
  pictures,
  press,
  seeAddress,
  seeText,
  valueIn,
} from "./visit.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;
let account: { email: string; password: string };
let people = 0;

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  api = await startApi();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});
beforeEach(async () => {
  people += 1;
  account = await signUp(`settings.person${people}`, "Ash Wattle\nEducator\nNewcastle NSW");
  page = await newVisitor(browser);
  await holdSession(page, account);
});

const tab = (name: string) => `${pages.settings}?tab=${name}`;
const lost = { status: 500, body: {} };

async function fill(name: string, value: string): Promise<void> {
  await page.locator(`input[name=${name}]`).fill(value);
}

async function clear(name: string): Promise<void> {
  await page.focus(`input[name=${name}]`);
  await page.keyboard.down("Control");
  await page.keyboard.press("a");
  await page.keyboard.up("Control");
  await page.keyboard.press("Backspace");
}

/** Waits until so many browsers are listed as signed in. */
async function seeSessions(count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.body.innerText.split("Last seen").length === wanted + 1,
    { timeout: 15_000 },
    count,
  );
}

/** Enter in a field: a toast may lie over the button. */
async function submitFrom(name: string): Promise<void> {
  await page.focus(`input[name=${name}]`);
  await page.keyboard.press("Enter");
}

const isOn = (name: string) => page.$eval(`input[name=${name}]`, (box) => (box as HTMLInputElement).checked);

describe("settings", () => {
  it("four tabs behind sign-in, each its own address, no axe fault [P1-2.21, P1-2.132]", async () => {
    const visitor = await newVisitor(browser);
    await open(visitor, pages.settings);
    await seeAddress(visitor, "/login?returnTo=%2Fsettings");
    await open(page, pages.settings);
    await seeText(page, "Your details");
    expect(await page.$$eval("[role=tab]", (tabs) => tabs.map((one) => one.textContent))).toEqual([
      "Profile",
      "Security",
      "Notifications",
      "Account",
    ]);
    for (const [name, text] of [
      ["profile", "Your details"],
      ["security", "This browser"],
      ["notifications", "Follow-up reminders"],
      ["account", "Export My Data"],
    ] as const) {
      await open(page, name === "profile" ? pages.settings : tab(name));
      await seeText(page, text);
      await judgeLooks(page, `settings-${name}`);
      await page.setViewport({ width: 1280, height: 900 });
    }
    await page.locator('::-p-aria([name="Security"][role="tab"])').click();
    await seeAddress(page, tab("security"));
  });

  it("profile: prefilled, checked, stored; the shell shows the new name [P1-2.133, P1-5.19, P1-5.20, P1-5.21, P1-7.38, P1-8.35]", async () => {
    await open(page, pages.settings);
    expect(await valueIn(page, "input[name=fullName]")).toBe("Test Person");
    expect(await valueIn(page, "input[name=email]")).toBe(account.email);
    expect(await valueIn(page, "input[name=phone]")).toBe("");
    await clear("fullName");
    await submitFrom("fullName");
    await seeText(page, "Full name is required");
    await fill("fullName", "Q");
    await fill("email", "abc");
    await submitFrom("email");
    await seeText(page, "Invalid email address");
    await press(page, "Discard");
    expect(await valueIn(page, "input[name=email]")).toBe(account.email);
    await fill("fullName", "Quinn Banksia");
    await fill("phone", "0400 000 000");
    const userAgain = page.waitForRequest((one) => one.url().endsWith("/api/auth/user"));
    await submitFrom("phone");
    await seeText(page, "Profile updated");
    await userAgain;
    await page.waitForFunction(() => document.querySelector("header")?.innerText.includes("Quinn Banksia"));
    await open(page, pages.settings);
    expect(await valueIn(page, "input[name=phone]")).toBe("0400 000 000");
  });

  it("profile: another address asks for the password and its mailed link; a taken one is told at its field", async () => {
    await open(page, pages.settings);
    await valueIn(page, "input[name=email]");
    await fill("email", "free@kelpie.test");
    await fill("currentPassword", account.password);
    await submitFrom("email");
    await seeText(page, "This email address belongs to another account. Please use a different one.");
    await judge(page, "settings-profile-taken", { width: 360, theme: "light" });
    const moved = `moved.${account.email}`;
    await fill("email", moved);
    await fill("currentPassword", "wrong");
    await submitFrom("email");
    await seeText(page, "This is not your current password");
    await fill("currentPassword", account.password);
    await submitFrom("email");
    await seeText(
      page,
      `We sent a link to ${moved}. Until you open it in this browser, ${account.email} stays`,
    );
    await judgeLooks(page, "settings-address-waits");
    const token = await tokenMailedTo(api.dataDir, moved, pages.verifyEmail);
    await open(page, verifyEmailPath(token));
    await seeText(page, "Address confirmed");
    await seeAddress(page, pages.settings);
    expect(await valueIn(page, "input[name=email]")).toBe(moved);
    expect(await page.evaluate(() => document.body.innerText)).not.toContain("We sent a link to");
    const visitor = await newVisitor(browser);
    await holdSession(visitor, { ...account, email: moved });
  });

  it("profile: a failure is told and keeps what was typed [P1-8.32]", async () => {
    await open(page, pages.settings);
    await valueIn(page, "input[name=fullName]");
    const call = await answerFor(page, "PUT", "/api/user/profile", lost);
    await fill("fullName", "Kept Name");
    await submitFrom("fullName");
    await seeText(page, "Update failed");
    await seeText(page, "There was an error updating your profile. Please try again.");
    expect(await valueIn(page, "input[name=fullName]")).toBe("Kept Name");
    await call.stop();
  });

  it("password: each field has its own eye and its own words [P1-2.134, P1-5.22, P1-5.23, P1-5.24, P1-5.25, P1-5.26]", async () => {
    await open(page, tab("security"));
    await valueIn(page, "input[name=currentPassword]");
    await submitFrom("currentPassword");
    await seeText(page, "Current password is required");
    await seeText(page, "Please confirm your password");
    await fill("currentPassword", account.password);
    await fill("newPassword", "Abc1234");
    await fill("confirmPassword", "Abc1235");
    await submitFrom("confirmPassword");
    await seeText(page, "Password must be at least 8 characters");
    await seeText(page, "Passwords don't match");
    expect(await page.$eval("body", (body) => body.innerText)).not.toContain("8 characters long");
    const types = () => page.$$eval("form input", (inputs) => inputs.map((one) => one.type).join());
    const eyes = await page.$$('form [aria-label="Show password"]');
    expect(eyes).toHaveLength(3);
    await eyes[1]?.click();
    expect(await types()).toBe("password,text,password");
  });

  it("password: changed, the form is empty again, the other browser is signed out [P1-8.33, P1-8.36]", async () => {
    const other = await newVisitor(browser);
    await holdSession(other, account);
    await open(page, tab("security"));
    await valueIn(page, "input[name=currentPassword]");
    // This one, the other one, and the sign-up over HTTP.
    await seeSessions(3);
    await fill("currentPassword", "wrong");
    await fill("newPassword", "Banksia-and-gum-9");
    await fill("confirmPassword", "Banksia-and-gum-9");
    await submitFrom("confirmPassword");
    await seeText(page, "Password update failed");
    await seeText(page, "There was an error updating your password. Please try again.");
    await seeText(page, "This is not your current password");
    await fill("currentPassword", account.password);
    await submitFrom("confirmPassword");
    await seeText(page, "Password updated");
    for (const name of ["currentPassword", "newPassword", "confirmPassword"]) {
      expect(await valueIn(page, `input[name=${name}]`)).toBe("");
    }
    await seeSessions(1);
    await open(other, pages.settings);
    await seeAddress(other, "/login?returnTo=%2Fsettings");
    // The new anti-CSRF token is at hand: an unsafe call works at once.
    await open(page, tab("account"));
    await seeText(page, "Pause my applications");
    const stored = page.waitForResponse((response) => response.url().endsWith("/applications-paused"));
    await page.click("input[name=applicationsPaused]");
    await stored;
    await open(page, tab("account"));
    await seeText(page, "Pause my applications");
    expect(await isOn("applicationsPaused")).toBe(true);
  });

  it("security: a browser that is signed out here is signed out there", async () => {
    const other = await newVisitor(browser);
    await holdSession(other, account);
    await open(page, tab("security"));
    await seeText(page, "No extension is connected.");
    await seeSessions(3);
    await page.locator('[aria-label^="Sign out: "]').click();
    await seeSessions(2);
    await open(other, pages.settings);
    await seeAddress(other, "/login?returnTo=%2Fsettings");
  });

  it("notifications: seven switches, each stored as it moves, all seven keys sent [P1-2.135, P1-2.140, P1-8.37]", async () => {
    await open(page, tab("notifications"));
    await seeText(page, "Interview notifications");
    const names = ["email", "sms", "app", "jobMatch", "resumeOptimization", "followUp", "interview"];
    for (const name of names) expect(await isOn(name), name).toBe(name !== "sms");
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() === "PUT") sent.push(JSON.parse(request.postData() ?? "null"));
    });
    const second = page.waitForResponse(
      (response) => response.request().method() === "PUT" && sent.length === 2,
    );
    await page.click("input[name=sms]");
    await page.click("input[name=followUp]");
    await second;
    await seeText(page, "Notifications updated");
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toEqual({
      email: true,
      sms: true,
      app: true,
      jobMatch: true,
      resumeOptimization: true,
      followUp: false,
      interview: true,
    });
    await open(page, tab("notifications"));
    await seeText(page, "Interview notifications");
    expect([await isOn("sms"), await isOn("followUp")]).toEqual([true, false]);
  });

  it("notifications: what was not stored goes back, and is told [P1-8.34]", async () => {
    await open(page, tab("notifications"));
    await seeText(page, "Interview notifications");
    const call = await answerFor(page, "PUT", "/api/user/notifications", lost);
    await page.click("input[name=sms]");
    await seeText(page, "Update failed");
    await seeText(page, "There was an error updating your notification preferences.");
    await page.waitForFunction(() => !document.querySelector<HTMLInputElement>("input[name=sms]")?.checked);
    await call.stop();
  });

  it("account: a zip with everything, and the pause that stays [P1-2.136, P1-2.137, P1-2.139]", async () => {
    const downloaded = await downloadsOf(browser, page);
    await open(page, tab("account"));
    await seeText(page, "Export My Data");
    expect(await isOn("applicationsPaused")).toBe(false);
    await press(page, "Export My Data");
    const entries = unzipSync(await downloaded(/^kelpie-export-.*\.zip$/));
    expect(strFromU8(entries["data/account.json"] ?? new Uint8Array())).toContain(account.email);
    expect(Object.keys(entries).some((name) => name.startsWith("resumes/Test resume-"))).toBe(true);
    const stored = page.waitForResponse((response) => response.url().endsWith("/applications-paused"));
    await page.click("input[name=applicationsPaused]");
    await stored;
    await open(page, tab("account"));
    await seeText(page, "Export My Data");
    expect(await isOn("applicationsPaused")).toBe(true);
  });

  it("account: deleted only with the password; then nobody can sign in [P1-2.138]", async () => {
    await open(page, tab("account"));
    await seeText(page, "Export My Data");
    await press(page, "Delete Account");
    await seeText(page, "Delete your account?");
    await judgeLooks(page, "settings-delete");
    await page.setViewport({ width: 1280, height: 900 });
    await submitFrom("confirmation");
    await seeText(page, "Please fill in this field");
    await fill("confirmation", "wrong");
    await submitFrom("confirmation");
    await seeText(page, "This is not your current password");
    await fill("confirmation", account.password);
    await submitFrom("confirmation");
    await page.waitForFunction(() => !location.pathname.startsWith("/settings"), { timeout: 15_000 });
    await open(page, pages.login);
    await valueIn(page, "input[name=email]");
    await fill("email", account.email);
    await fill("password", account.password);
    await submitFrom("password");
    await seeText(page, "Login failed");
  });
});
