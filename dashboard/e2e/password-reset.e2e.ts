import { mkdirSync } from "node:fs";
import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { type RunningApi, signUp, startApi } from "#shared/testing/e2e/start-api.ts";
import { answerFor } from "./answers.ts";
import { launchBrowser } from "./launch-browser.ts";
import { tokenMailedTo } from "./outbox.ts";
import {
  checkLooks,
  load,
  newVisitor,
  pictures,
  press,
  seeAddress,
  seeText,
  signIn,
  valueIn,
} from "./visit.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

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
  page = await newVisitor(browser);
});

const sentence = "If an account with this email exists, you'll receive a password reset link.";

const mailedToken = (email: string) => tokenMailedTo(api.dataDir, email, pages.resetPassword);

async function ask(email: string): Promise<void> {
  await load(page, pages.forgotPassword);
  await page.locator("input[name=email]").fill(email);
  await page.keyboard.press("Enter");
}

async function fill(newPassword: string, confirmPassword: string): Promise<void> {
  await page.locator("input[name=newPassword]").fill(newPassword);
  await page.locator("input[name=confirmPassword]").fill(confirmPassword);
  await page.focus("input[name=confirmPassword]");
  await page.keyboard.press("Enter");
}

describe("forgotten password", () => {
  it("asks for the address in words, and leads back to sign-in [P1-2.06, P1-2.54, P1-5.10, P1-5.11, P1-5.12]", async () => {
    await load(page, pages.forgotPassword);
    const call = await answerFor(page, "POST", "/api/auth/forgot-password", { status: 500 });
    await press(page, "Send reset link");
    await seeText(page, "Please enter your email address");
    for (const wrong of ["a@b", "x y@z.a", "@y.z"]) {
      await page.locator("input[name=email]").fill(wrong);
      await press(page, "Send reset link");
      await seeText(page, "Please enter a valid email address");
    }
    expect(call.seen).toEqual([]);
    await call.stop();
    await page.locator('::-p-aria([name="Back to login"][role="link"])').click();
    await seeAddress(page, pages.login);
  });

  it("an unknown address is told the same, with the way back and another try [P1-2.50, P1-2.51, P1-2.52, P1-2.53, P1-8.12]", async () => {
    await ask("nobody.here@example.com");
    await seeText(page, "Check your email");
    await seeText(page, "Email sent");
    await seeText(page, sentence);
    await checkLooks(page, "forgot-sent");
    await page.setViewport({ width: 1280, height: 900 });
    await press(page, "Try again");
    expect(await valueIn(page, "input[name=email]")).toBe("nobody.here@example.com");
    await page.focus("input[name=email]");
    await page.keyboard.press("Enter");
    await seeText(page, "Check your email");
    await page.locator('::-p-aria([name="Back to login"][role="link"])').click();
    await seeAddress(page, pages.login);
  });

  it.each([
    [{ status: 500, body: { message: "The server's own words" } }, "The server's own words"],
    [{ status: 500, body: {} }, "An error occurred. Please try again."],
    ["lost", "An error occurred. Please try again."],
  ] as const)("%j shows 'Error' and why [P1-8.10, P1-8.11, P1-8.01]", async (reply, text) => {
    await load(page, pages.forgotPassword);
    const call = await answerFor(page, "POST", "/api/auth/forgot-password", reply);
    await page.locator("input[name=email]").fill("a@b.co");
    await page.keyboard.press("Enter");
    await seeText(page, "Error");
    await seeText(page, text);
    expect(call.seen).toEqual([{ body: { email: "a@b.co" } }]);
    await call.stop();
  });
});

describe("new password", () => {
  it("without a token: a toast, and the way to a new link [P1-2.55, P1-8.17]", async () => {
    await load(page, pages.resetPassword);
    await seeAddress(page, pages.forgotPassword);
    await seeText(page, "Invalid reset link");
    await seeText(page, "This reset link is invalid or has expired.");
  });

  it("says what a password needs, and each eye shows its own field [P1-2.07, P1-2.56, P1-5.13, P1-5.14, P1-5.15, P1-5.16, P1-5.17, P1-5.18]", async () => {
    await load(page, `${pages.resetPassword}?token=abc`);
    await seeText(page, "Choose a new password.");
    await checkLooks(page, "reset-password");
    await page.setViewport({ width: 1280, height: 900 });
    for (const [first, second, message] of [
      ["Abcd1234", "", "Please fill in all fields"],
      ["Abc1234", "Abc1234", "Password must be at least 8 characters long"],
      ["ABCD1234", "ABCD1234", "Password must contain at least one lowercase letter"],
      ["abcd1234", "abcd1234", "Password must contain at least one uppercase letter"],
      ["Abcdefgh", "Abcdefgh", "Password must contain at least one number"],
      ["Abcd1234", "Abcd1235", "Passwords do not match"],
    ] as const) {
      await fill(first, second);
      await seeText(page, message);
    }
    const types = () => page.$$eval("form input", (inputs) => inputs.map((one) => `${one.name}:${one.type}`));
    const [eye] = await page.$$('::-p-aria([name="Show password"])');
    await eye?.click();
    expect(await types()).toEqual(["newPassword:text", "confirmPassword:password"]);
    const call = await answerFor(page, "POST", "/api/auth/reset-password", { status: 400 });
    await fill("Abcd-1234-efgh", "Abcd-1234-efgh");
    await seeText(page, "Failed to reset password. Please try again.");
    expect(call.seen).toEqual([{ body: { token: "abc", newPassword: "Abcd-1234-efgh" } }]);
    await call.stop();
  });

  it.each([
    [{ status: 400, body: { message: "The server's own words" } }, "The server's own words"],
    [{ status: 400, body: {} }, "Failed to reset password. Please try again."],
    ["lost", "An error occurred. Please try again."],
  ] as const)("%j shows 'Error' and why [P1-8.14, P1-8.15, P1-8.16]", async (reply, text) => {
    await load(page, `${pages.resetPassword}?token=abc`);
    await valueIn(page, "input[name=newPassword]");
    const call = await answerFor(page, "POST", "/api/auth/reset-password", reply);
    await fill("Abcd-1234-efgh", "Abcd-1234-efgh");
    await seeText(page, text);
    await seeText(page, "Error");
    await call.stop();
  });

  it("from the mail to a new sign-in; the browser that was signed in is not any more [P1-2.57, P1-2.58]", async () => {
    const account = await signUp("reset.person");
    await signIn(page, account);
    await seeText(page, "Welcome");
    await ask(account.email);
    await seeText(page, "Check your email");
    const token = await mailedToken(account.email);
    await load(page, `${pages.resetPassword}#token=${token}`);
    await valueIn(page, "input[name=newPassword]");
    await fill("Banksia-and-gum-9", "Banksia-and-gum-9");
    await seeText(page, "Password reset successful");
    await checkLooks(page, "reset-done");
    await page.setViewport({ width: 1280, height: 900 });
    await page.locator('::-p-aria([name="Continue to login"][role="link"])').click();
    await seeAddress(page, pages.login);
    await seeText(page, "Sign In");
    const visitor = await newVisitor(browser);
    await signIn(visitor, { ...account, password: "Banksia-and-gum-9" });
    await seeText(visitor, "Welcome");
    await load(visitor, `${pages.resetPassword}#token=${token}`);
    page = visitor;
    await valueIn(page, "input[name=newPassword]");
    await fill("Another-one-99", "Another-one-99");
    await seeText(page, "This reset link is invalid or has expired.");
  });
});
