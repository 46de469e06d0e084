import { mkdirSync } from "node:fs";
import type { Browser, HTTPRequest, Page } from "puppeteer";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { contract } from "#shared/contract/index.ts";
import { type RunningApi, signUp, startApi } from "#shared/testing/e2e/start-api.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";
import { launchBrowser } from "./launch-browser.ts";
import {
  holdSession,
  judgeLooks,
  newVisitor,
  open,
  pictures,
  press,
  seeAddress,
  seeText,
  signIn,
} from "./visit.ts";

const calls = contract.billing;
const address = "/subscription";
const demo = { email: "free@kelpie.test", password: "Kelpie-demo-1" };
let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});
afterEach(async () => {
  page.removeAllListeners("request");
  await page.setRequestInterception(false);
});

interface Answer {
  status: number;
  body: string;
  delayMs?: number;
}

/** Answers the calls of a path in place of the server; what was sent is kept. */
async function answer(path: string, { status, body, delayMs = 0 }: Answer): Promise<string[]> {
  const sent: string[] = [];
  page.removeAllListeners("request");
  await page.setRequestInterception(true);
  page.on("request", (request: HTTPRequest) => {
    if (new URL(request.url()).pathname !== path) return void request.continue();
    sent.push(request.postData() ?? "");
    setTimeout(() => void request.respond({ status, contentType: "application/json", body }), delayMs);
  });
  return sent;
}

const json = (body: object, status = 200) => ({ status, body: JSON.stringify(body) });
const refusal = (message?: string) =>
  json(message ? { code: "internal", message, error: message, requestId: "r" } : {}, 500);
const text = () => page.evaluate(() => document.body.innerText);

/** The tab that an act opens. */
async function newTab(act: () => Promise<void>): Promise<Page> {
  const opened = browser.waitForTarget(
    (target) => target.opener() === page.target() && target.type() === "page",
  );
  await act();
  const tab = await (await opened).page();
  if (!tab) throw new Error("no tab");
  // Chrome draws nothing in a tab behind another, and a wait for a text looks when something is drawn.
  await tab.bringToFront();
  return tab;
}

async function leave(tab: Page): Promise<void> {
  await tab.close();
  await page.bringToFront();
}

async function judgeAll(shown: Page, name: string): Promise<void> {
  await judgeLooks(shown, name);
  await shown.setViewport({ width: 1280, height: 900 });
}

async function openDialog(): Promise<void> {
  await open(page, "/dashboard");
  await seeText(page, "Welcome back");
  await press(page, "Upgrade Now");
  await page.waitForSelector("[role=dialog]");
}

const inDialog = (name: string) =>
  page.locator(`[role=dialog] ::-p-aria([name="${name}"][role="button"])`).click();

describe("the upgrade dialog", () => {
  it("[P1-2.22] visitors are sent to sign in first", async () => {
    await open(page, address);
    await seeText(page, "Sign In");
    expect(new URL(page.url()).pathname).toBe("/login");
  });

  it("[P1-1.17] [P1-2.69] [P1-2.70] [P1-2.71] [P1-2.74] [P1-2.75] [P1-2.76] [P1-2.77] opens from the sidebar with its texts", async () => {
    await signIn(page, await signUp("billing-dialog"));
    await openDialog();
    await seeText(page, "Upgrade to Premium");
    const shown = await page.$eval("[role=dialog]", (dialog) => (dialog as HTMLElement).innerText);
    const flat = shown.replace(/\s+/g, " ");
    for (const part of [
      "MOST POPULAR",
      "$19/month",
      "Annual Plan",
      "SAVE 26%",
      "$170/year (save $58)",
      "Unlimited job matches",
      "Resume and cover letter optimization",
      "1-click job applications",
      "Advanced application tracker",
      "Priority support",
      "Upgrade Now",
      "Maybe Later",
    ])
      expect(flat).toContain(part);
    await judgeAll(page, "upgrade-dialog");
  });

  it("[P1-2.80] Maybe Later closes it without a call", async () => {
    const sent = await answer(calls.createCheckoutSession.path, json({}));
    await inDialog("Maybe Later");
    await page.waitForSelector("[role=dialog]", { hidden: true });
    expect(sent).toEqual([]);
  });

  it("[P1-2.78] [P1-2.79] [P1-4.15] [P1-4.16] [P1-4.18] monthly unless Annual is chosen; both buttons wait; no url leads to /subscription", async () => {
    for (const plan of ["monthly", "annual"] as const) {
      await openDialog();
      const sent = await answer(calls.createCheckoutSession.path, { ...json({}), delayMs: 600 });
      if (plan === "annual") await page.locator("[role=dialog] label ::-p-text(Annual Plan)").click();
      await inDialog("Upgrade Now");
      await seeText(page, "Processing...");
      const disabled = await page.$$eval("[role=dialog] button:disabled", (all) =>
        all.map((one) => one.textContent),
      );
      expect(disabled).toEqual(["Processing...", "Maybe Later"]);
      await seeAddress(page, address);
      await seeText(page, "Current plan");
      expect(await page.$("[role=dialog]")).toBeNull();
      expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([{ plan }]);
    }
  });

  it("[P1-8.20] [P1-8.21] a failure is told, and the dialog stays", async () => {
    for (const [given, told] of [
      [refusal("M"), "Failed to initiate checkout: M. Please try again."],
      [refusal(), "Failed to initiate checkout: Unknown error occurred. Please try again."],
    ] as const) {
      await openDialog();
      await answer(calls.createCheckoutSession.path, given);
      await inDialog("Upgrade Now");
      await seeText(page, told);
      expect(await page.$("[role=dialog]")).not.toBeNull();
    }
  });
});

describe("/subscription, free", () => {
  it("[P1-0.02] [P1-1.17] [P1-1.09] [P1-1.10] [P1-1.14] [P1-1.15] [P1-2.124] [P1-2.125] [P1-2.126] [P1-6.09] [P1-6.15] two plans, two periods", async () => {
    await open(page, address);
    await seeText(page, "Current plan");
    expect(await page.$$eval("[role=tab]", (tabs) => tabs.map((tab) => tab.textContent))).toEqual([
      "Monthly",
      "AnnualSave 26%",
    ]);
    expect(await page.$$eval("main h2", (all) => all.map((one) => one.textContent))).toEqual([
      "Free",
      "Premium",
    ]);
    const monthly = await text();
    for (const part of ["$0", "forever", "$19", "1 resume", "Limited job matches", "Manual applications"])
      expect(monthly).toContain(part);
    for (const built of ["1-click applications", "Auto-apply: forms are filled, you press Submit"])
      expect(monthly).toContain(built);
    expect(monthly).toContain("Interview preparation (planned)");
    expect(monthly).not.toContain("1-click applications (planned)");
    expect(monthly).toContain("Priority support");
    expect(monthly).not.toContain("Save $58");
    await page.locator("[role=tab] ::-p-text(Annual)").click();
    await seeText(page, "Save $58 compared to monthly");
    expect(await text()).toContain("$170");
    await judgeAll(page, "subscription-free");
  });

  it("[P1-8.22] [P1-8.23] [P1-8.24] [P1-8.25] [P1-8.26] what a checkout can fail with", async () => {
    for (const [given, told] of [
      [refusal("M"), "M"],
      [refusal(), "Failed to initiate checkout"],
      [{ status: 200, body: "<html>" }, "Invalid response from server"],
      [json({}), "No checkout URL received from payment provider"],
    ] as const) {
      await open(page, address);
      await seeText(page, "Current plan");
      const sent = await answer(calls.createCheckout.path, given);
      await press(page, "Upgrade to Premium");
      await seeText(page, "Payment Error");
      const toast = await page.$$eval("[data-state=open]", (all) =>
        all.map((one) => one.textContent).join(" "),
      );
      expect(toast).toContain(`Payment Error${told}`);
      expect(JSON.parse(sent[0] ?? "")).toEqual({ priceId: "price_sandbox_monthly", planType: "monthly" });
      expect(new URL(page.url()).pathname).toBe(address);
    }
  });

  it("[P1-2.131] canceled=true is told, the query goes, and nothing was bought", async () => {
    await open(page, `${address}?canceled=true`);
    await seeText(page, "Payment Canceled");
    await seeAddress(page, address);
    expect(await text()).toContain("Free Plan");
  });

  it("success=true by hand grants nothing", async () => {
    await open(page, `${address}?success=true`);
    await seeText(page, "Premium begins when the payment provider confirms it");
    await seeAddress(page, address);
    await seeText(page, "Current plan");
  });
});

describe("paying in test mode, as the free demo person", () => {
  beforeAll(async () => {
    page = await newVisitor(browser);
    await signIn(page, demo);
  });

  it("[P1-4.17] [P1-2.130] [P1-2.72] [P1-6.12] pays in a new tab and comes back with Premium in both", async () => {
    await openDialog();
    const tab = await newTab(() => inDialog("Upgrade Now"));
    await seeText(tab, "Test mode: no money moves");
    await judgeAll(tab, "test-checkout");
    await tab.locator("::-p-text(Pay with a card that is declined)").click();
    await seeText(tab, "The payment was declined");
    await tab.locator("::-p-text(Pay with a test card)").click();
    await seeText(tab, "Payment Successful!");
    await seeAddress(tab, address);
    await seeText(tab, "Premium is yours from now on.");
    await seeText(tab, "Billing History");
    await leave(tab);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await seeText(page, "Premium Plan");
    expect(await text()).not.toContain("Upgrade Now");
  });

  it("[P1-2.127] [P1-2.128] [P1-2.129] [P1-4.21] [P1-4.22] [P1-4.23] the plan, its date, its acts and its invoice", async () => {
    await open(page, address);
    await seeText(page, "Billing History");
    await seeText(page, "Paid");
    const shown = await text();
    expect(shown).toMatch(/Renews on [A-Z][a-z]+ \d{1,2}, \d{4}/);
    for (const part of [
      "Active",
      "What is included",
      "Cancel Subscription",
      "Manage billing",
      "Premium Subscription",
      "$19.00",
    ])
      expect(shown).toContain(part);
    expect(await page.$$eval("th", (all) => all.map((one) => one.textContent))).toEqual([
      "Date",
      "Description",
      "Status",
      "Amount",
    ]);
    await judgeAll(page, "subscription-premium");
  });

  it("[P1-4.24] [P1-4.25] [P1-4.27] [P1-4.28] [P1-4.29] cancels: the page loads anew, access stays, the switch waits", async () => {
    await page.evaluate(() => Reflect.set(window, "isOldPage", true));
    await press(page, "Cancel Subscription");
    await page.waitForSelector("[role=alertdialog]");
    await page.locator("[role=alertdialog] ::-p-text(Cancel Subscription)").click();
    await seeText(page, "Renew Subscription");
    expect(await page.evaluate(() => Reflect.get(window, "isOldPage"))).toBeUndefined();
    expect(await text()).toMatch(/Your subscription expires on [A-Z][a-z]+ \d{1,2}, \d{4}/);
    expect(await text()).toContain("Premium Plan");
    const isSwitchOff = await page.$$eval("button", (all) =>
      all.some((one) => one.textContent?.startsWith("Switch to Annual") && one.disabled),
    );
    expect(isSwitchOff).toBe(true);
    await judgeAll(page, "subscription-canceled");
  });

  it("[P1-4.30] renews, then switches to annual", async () => {
    await press(page, "Renew Subscription");
    await seeText(page, "Cancel Subscription");
    await page.locator("button ::-p-text(Switch to Annual)").click();
    await seeText(page, "Switch to Monthly");
    expect(await text()).toContain("$170 a year. Renews on");
  });

  it("[P1-7.16] [P1-7.40] manages billing in the portal, in the same tab, and a failed payment ends Premium", async () => {
    const call = page.waitForRequest((one) => one.url().endsWith(calls.customerPortal.path));
    await press(page, "Manage billing");
    expect((await call).postData()).toBe("{}");
    await seeText(page, "Billing portal");
    await judgeAll(page, "test-portal");
    await page.locator("::-p-text(Let the next payment fail)").click();
    await seeText(page, "Payment failed");
    await page.locator("::-p-text(Back to Kelpie)").click();
    await seeText(page, "Current plan");
    await seeText(page, "Pending");
    const tab = await newTab(() => press(page, "Upgrade to Premium"));
    await tab.locator("::-p-text(Pay what is owed)").click();
    await seeText(tab, "Renews on");
    await leave(tab);
    await open(page, address);
    await seeText(page, "Cancel Subscription");
  });

  it("[P1-8.27] [P1-8.28] [P1-8.29] what a subscriber's acts can fail with", async () => {
    for (const [path, act, told] of [
      [
        calls.customerPortal.path,
        () => press(page, "Manage billing"),
        "Failed to access billing portal. Please try again.",
      ],
      [
        calls.update.path,
        () => press(page, "Switch to Monthly"),
        "Failed to update subscription. Please try again.",
      ],
      [
        calls.cancel.path,
        async () => {
          await press(page, "Cancel Subscription");
          await page.waitForSelector("[role=alertdialog]");
          await page.locator("[role=alertdialog] ::-p-text(Cancel Subscription)").click();
        },
        "Failed to cancel subscription. Please try again.",
      ],
    ] as const) {
      await open(page, address);
      await seeText(page, "Manage billing");
      await answer(path, refusal("not for people"));
      await act();
      await seeText(page, told);
    }
  });

  it("[P1-3.04] [P1-8.30] [P1-8.31] the history's other faces", async () => {
    const invoice = { id: "in_1", createdAt: "2024-03-05T12:00:00Z", amount: 19, description: "" };
    const rows = ["paid", "pending", "other"].map((status) => ({ ...invoice, id: status, status }));
    for (const [given, told] of [
      [json(rows), ["March 5, 2024", "Premium Subscription", "Paid", "Pending", "Other", "$19.00"]],
      [json([]), ["No billing history available"]],
      [refusal(), ["Failed to load billing history. Please try again later."]],
    ] as const) {
      await answer(calls.invoices.path, given);
      await open(page, address);
      for (const part of told) await seeText(page, part);
    }
  });

  it("[P1-4.26] any other status shows Inactive", async () => {
    const subscription = {
      currentPeriodEnd: null,
      plan: null,
      priceIds: { monthly: "m", annual: "a" },
      isTestMode: true,
    };
    await answer(calls.subscription.path, json({ ...subscription, status: "inactive", tier: "free" }));
    await open(page, address);
    await seeText(page, "Inactive");
  });
});

describe("the ways to the plans", () => {
  it("[P1-4.12] [P1-4.13] the shell takes either source, the billing screen the user record alone", async () => {
    page = await newVisitor(browser);
    await holdSession(page, await signUp("billing-sources"));
    await answer(calls.tier.path, json({ tier: "premium" }));
    await open(page, address);
    await seeText(page, "Premium Plan");
    await seeText(page, "Current plan");
    expect(await text()).not.toContain("Upgrade Now");
  });

  it("[P1-2.60] sidebar, tracker and letters lead to /subscription", async () => {
    page = await newVisitor(browser);
    await holdSession(page, await signUp("billing-ways"));
    for (const [from, link] of [
      ["/dashboard", "Subscription"],
      ["/application-tracker", "Upgrade to Premium"],
      ["/cover-letter", "Upgrade to Premium"],
    ] as const) {
      await open(page, from);
      await page.locator(`::-p-aria([name="${link}"][role="link"])`).click();
      await seeAddress(page, address);
      await seeText(page, "Current plan");
    }
    expect(page.url().startsWith(testOrigin)).toBe(true);
  });
});
