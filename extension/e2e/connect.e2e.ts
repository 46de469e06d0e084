import { Secret, TOTP } from "otpauth";
import type { Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { logIn, type RunningApi, signUp, startApi } from "#shared/testing/e2e/start-api.ts";
import { checkPanel } from "./check-panel.ts";
import { type Launched, launchExtension, openPanel } from "./launch-extension.ts";
import { panelText, press, seeText, signIn } from "./panel-actions.ts";
import { openSavedPage, ownPage } from "./serve-page.ts";
import { testResume } from "./test-resume.ts";

const ad = ownPage("nurse-ad.html", "https://au.seek.com/job/88410222?ref=search&utm_source=mail");

let api: RunningApi;
let kelpie: Launched;
let panel: Page;
let page: Page;
const account = { email: "", password: "" };

const codeOn = (shown: Page) =>
  vi.waitUntil(
    async () => /\b[A-HJ-NP-Z2-9]{3}-[A-HJ-NP-Z2-9]{3}\b/.exec(await panelText(shown))?.[0],
    10_000,
  );

/** A demo account with a confirmed address. */
const guarded = { email: "premium@kelpie.test", password: "Kelpie-demo-1" };

/** Turns on two-step sign-in. @returns its recovery codes. */
async function giveTwoSteps(): Promise<string[]> {
  const { cookie, token } = await logIn(guarded);
  const call = async (method: string, body: object) => {
    const headers = {
      "Content-Type": "application/json",
      "X-Kelpie-Token": token,
      Cookie: `${cookie.name}=${cookie.value}`,
      Origin: api.origin,
    };
    const init = { method, headers, body: JSON.stringify(body) };
    return (await fetch(`${api.origin}/api/user/two-step`, init)).json();
  };
  const { secret } = (await call("POST", { currentPassword: guarded.password })) as { secret: string };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { recoveryCodes } = (await call("PUT", { code })) as { recoveryCodes: string[] };
  return recoveryCodes;
}

describe("one click connects the panel", () => {
  beforeAll(async () => {
    api = await startApi();
    Object.assign(account, await signUp("connect", testResume));
    kelpie = await launchExtension();
    const jobTab = await kelpie.browser.newPage();
    await openSavedPage(jobTab, ad);
    panel = await openPanel(kelpie, jobTab);
    await panel.setViewport({ width: 380, height: 900 });
  });
  afterAll(async () => {
    await kelpie?.browser.close();
    await api?.stop();
  });

  it("opens our own page, which asks a visitor to sign in first and comes back", async () => {
    await seeText(panel, "Connect Kelpie to your account");
    await press(panel, "Connect");
    await seeText(panel, "Press Connect on the page that opened");
    const target = await kelpie.browser.waitForTarget((one) => one.url().includes("/extension/connect"));
    page = await target.asPage();
    await page.locator("input[type=email]").fill(account.email);
    await page.locator("input[type=password]").fill(account.password);
    await page.locator("form button[type=submit]").click();
    await seeText(page, "Connect the Kelpie extension");
    await seeText(page, account.email);
  });

  it("shows the same code on both sides, and no token in the page's address", async () => {
    expect(await codeOn(page)).toBe(await codeOn(panel));
    expect(page.url()).not.toContain("klp_");
  });

  it("after the click on the page the ad is in front again, scored: the panel signed in by itself", async () => {
    await press(page, "Connect");
    await seeText(panel, "Free Plan");
    await seeText(panel, "Registered Nurse, Surgical Ward");
    await seeText(page, "Connected");
  });

  it("signs out of the panel: the token is gone from the account too", async () => {
    await press(panel, "Menu");
    await press(panel, "Sign out");
    await seeText(panel, "Connect Kelpie to your account");
    const listed = await page.evaluate(async () => (await fetch("/api/auth/extension-tokens")).json());
    expect(listed).toEqual([]);
  });

  it("an account with two steps is asked for its code in the panel too", async () => {
    const [recoveryCode = ""] = await giveTwoSteps();
    await panel.bringToFront();
    await signIn(panel, guarded);
    await seeText(panel, "Your account asks for a code too");
    await checkPanel(panel, "01c-sign-in-code");
    await panel.type("[name=code]", "0000-0000-0000-0000");
    await press(panel, "Sign in");
    await seeText(panel, "This code is not right.");
    await panel.locator("[name=code]").fill(recoveryCode);
    await press(panel, "Sign in");
    await seeText(panel, "Registered Nurse, Surgical Ward");
  });

  it("a link without a whole challenge connects nothing", async () => {
    await page.bringToFront();
    await page.goto(new URL("/extension/connect?challenge=short", page.url()).href, {
      waitUntil: "networkidle0",
    });
    await seeText(page, "This link is not whole.");
    expect(await page.$('::-p-aria([name="Connect"][role="button"])')).toBeNull();
  });
});
