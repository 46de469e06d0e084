import { Secret, TOTP } from "otpauth";
import type { Page } from "puppeteer";
import { describe, expect, it } from "vitest";
import { codeStepPath, loginPath, pages } from "#shared/domain/pages.ts";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { link } from "../auth/sign-in-desk.ts";
import { tokenMailedTo } from "../outbox.ts";
import {
  checkLooks,
  load,
  newVisitor,
  open,
  press,
  pressByKey,
  seeAddress,
  seeText,
  valueIn,
} from "../visit.ts";
import { openSettingsDesk, tab } from "./settings-desk.ts";

const desk = openSettingsDesk();

/** In the dialog: the page under it asks for a password too. */
const inDialog = (name: string) => `[role="dialog"] input[name=${name}]`;

async function fill(name: string, value: string): Promise<void> {
  await desk.page.locator(inDialog(name)).fill(value);
}

async function submitFrom(name: string): Promise<void> {
  await desk.page.focus(inDialog(name));
  await desk.page.keyboard.press("Enter");
}

/** @param steps half minutes from now: a code works once, and one of the next half minute is taken already. */
function appCode(secret: string, steps: number): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
  return app.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** The mailed link: only a proven address may have two steps. */
async function proveAddress(): Promise<void> {
  const token = await tokenMailedTo(desk.api.dataDir, desk.account.email, pages.verifyEmail);
  await load(desk.page, `${pages.verifyEmail}#token=${token}`);
  await seeText(desk.page, "Address confirmed");
}

/** Through the three steps of the dialog. */
async function turnOn(): Promise<{ secret: string; first: string; codes: string[] }> {
  const { page } = desk;
  await press(page, "Turn on: Two-step sign-in");
  await seeText(page, "First your password");
  await fill("currentPassword", desk.account.password);
  await pressByKey(page, "Next");
  await page.waitForSelector('svg[role="img"][aria-label="QR code for your authenticator app"]');
  const secret = await page.$eval("[data-app-key]", (one) => (one.textContent ?? "").replace(/\s/g, ""));
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await checkLooks(page, "two-step-scan");
  await page.setViewport({ width: 1280, height: 900 });
  const first = appCode(secret, 0);
  await fill("code", first);
  await submitFrom("code");
  await seeText(page, "Keep your recovery codes");
  const codes = await page.$$eval('[role="dialog"] li', (all) => all.map((one) => one.textContent ?? ""));
  expect(codes).toHaveLength(10);
  await checkLooks(page, "two-step-recovery-codes");
  await page.setViewport({ width: 1280, height: 900 });
  return { secret, first, codes };
}

async function enterPassword(page: Page, email: string, password: string): Promise<void> {
  await open(page, pages.login);
  await valueIn(page, "input[name=email]");
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.keyboard.press("Enter");
  await seeText(page, "One more step");
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.locator("input[name=code]").fill(code);
  await page.keyboard.press("Enter");
}

describe("two-step sign-in", () => {
  it("waits for a confirmed address, in words", async () => {
    await open(desk.page, tab("security"));
    await seeText(desk.page, "Please confirm your email address first.");
    expect(await desk.page.$('[aria-label="Turn on: Two-step sign-in"]')).toBeNull();
    await link(desk.page, "To your profile").click();
    await seeText(desk.page, "Send again");
  });

  it("is turned on with an app, asked for at sign-in, opened by a recovery code, and turned off", async () => {
    const { page, account } = desk;
    await proveAddress();
    await open(page, tab("security"));
    await seeText(page, "Your password alone opens your account.");
    const { secret, first, codes } = await turnOn();
    await pressByKey(page, "I have kept them");
    await seeText(page, "Two-step sign-in is on");
    await seeText(page, "10 recovery codes are left.");
    await seeText(page, "Two-step sign-in turned on");
    await checkLooks(page, "settings-two-step");
    await page.setViewport({ width: 1280, height: 900 });

    const other = await newVisitor(desk.browser);
    await enterPassword(other, account.email, account.password);
    const field = await other.$eval("input[name=code]", (one) => {
      const { autocomplete, inputMode } = one as HTMLInputElement;
      return { autocomplete, inputMode, isFocused: document.activeElement === one };
    });
    expect(field).toEqual({ autocomplete: "one-time-code", inputMode: "numeric", isFocused: true });
    await checkLooks(other, "login-code");
    await other.setViewport({ width: 1280, height: 900 });
    await enterCode(other, "12345");
    await seeText(other, "The code has six digits");
    await enterCode(other, first);
    await seeText(other, "This code is not right.");
    await enterCode(other, appCode(secret, 1));
    await seeAddress(other, pages.overview);
    await other.close();

    const third = await newVisitor(desk.browser);
    await enterPassword(third, account.email, account.password);
    await press(third, "Use a recovery code");
    await seeText(third, "Each works once.");
    await checkLooks(third, "login-recovery-code");
    await third.setViewport({ width: 1280, height: 900 });
    await enterCode(third, codes[0] ?? "");
    await seeAddress(third, pages.overview);
    await third.close();

    await open(page, tab("security"));
    await seeText(page, "9 recovery codes are left.");
    await seeText(page, "A recovery code was used");
    await press(page, "Turn off: Two-step sign-in");
    await seeText(page, "Turn off two-step sign-in?");
    await fill("currentPassword", account.password);
    await fill("code", "000000");
    await submitFrom("code");
    await seeText(page, "It is still on");
    await fill("code", codes[1] ?? "");
    await submitFrom("code");
    await seeText(page, "Your password alone opens your account.");
  });

  it("after Google the code is asked for too; a sign-in that took too long begins again", async () => {
    const other = await newVisitor(desk.browser);
    await open(other, codeStepPath(pages.settings));
    await seeText(other, "One more step");
    await seeAddress(other, loginPath(pages.settings));
    await enterCode(other, "123456");
    await seeText(other, "This sign-in took too long. Please sign in again.");
    await valueIn(other, "input[name=email]");
    await other.close();
  });

  it("a screen whose session ended asks for the code too, and goes on", async () => {
    const { page, account } = desk;
    await proveAddress();
    await open(page, tab("security"));
    const { codes } = await turnOn();
    await pressByKey(page, "I have kept them");
    await seeText(page, "10 recovery codes are left.");
    const leaver = await page.browserContext().newPage();
    await open(leaver, pages.settings);
    await press(leaver, "Sign out");
    await seeAddress(leaver, pages.login);
    await leaver.close();
    await page.bringToFront();
    await seeText(page, "You are signed out");
    await fill("password", account.password);
    await submitFrom("password");
    await seeText(page, "One more step");
    await checkLooks(page, "signed-out-code");
    await page.setViewport({ width: 1280, height: 900 });
    await press(page, "Use a recovery code");
    await seeText(page, "Each works once.");
    await fill("code", codes[0] ?? "");
    await submitFrom("code");
    await page.waitForSelector('[role="dialog"]', { hidden: true });
    await seeText(page, "Two-step sign-in");
  });

  it("new recovery codes are shown once, and saved as a text", async () => {
    const { page, account } = desk;
    await proveAddress();
    await open(page, tab("security"));
    await seeText(page, "Your password alone opens your account.");
    const { codes } = await turnOn();
    await pressByKey(page, "I have kept them");
    await press(page, "New recovery codes");
    await fill("currentPassword", account.password);
    await fill("code", codes[0] ?? "");
    await submitFrom("code");
    await seeText(page, "Keep your recovery codes");
    const fresh = await page.$$eval('[role="dialog"] li', (all) => all.map((one) => one.textContent ?? ""));
    expect(fresh).toHaveLength(10);
    const saved = await downloadsOf(desk.browser, page);
    await press(page, "Download");
    const text = Buffer.from(await saved(/^kelpie-recovery-codes.*\.txt$/)).toString("utf8");
    for (const code of fresh) expect(text).toContain(code);
    expect(text).not.toContain(codes[1] ?? "none");
  });
});
