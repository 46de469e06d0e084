import { describe, expect, it } from "vitest";
import { signUp } from "#shared/testing/e2e/start-api.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";
import { openDesk } from "../desk.ts";
import { holdSession, newVisitor, open, press, seeAddress, seeText, signIn } from "../visit.ts";
import { address, billingActs, calls, json, refusal } from "./billing-page.ts";

const desk = openDesk();
const { answer, text, judgeAll, openDialog, inDialog } = billingActs(desk);

describe("the upgrade dialog", () => {
  it("[P1-2.22] visitors are sent to sign in first", async () => {
    await open(desk.page, address);
    await seeText(desk.page, "Sign In");
    expect(new URL(desk.page.url()).pathname).toBe("/login");
  });

  it("[P1-1.17] [P1-2.69] [P1-2.70] [P1-2.71] [P1-2.74] [P1-2.75] [P1-2.76] [P1-2.77] opens from the sidebar with its texts", async () => {
    await signIn(desk.page, await signUp("billing-dialog"));
    await openDialog();
    await seeText(desk.page, "Upgrade to Premium");
    const shown = await desk.page.$eval("[role=dialog]", (dialog) => (dialog as HTMLElement).innerText);
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
    await judgeAll(desk.page, "upgrade-dialog");
  });

  it("[P1-2.80] Maybe Later closes it without a call", async () => {
    const sent = await answer(calls.createCheckoutSession.path, json({}));
    await inDialog("Maybe Later");
    await desk.page.waitForSelector("[role=dialog]", { hidden: true });
    expect(sent).toEqual([]);
  });

  it("[P1-2.78] [P1-2.79] [P1-4.15] [P1-4.16] [P1-4.18] monthly unless Annual is chosen; both buttons wait; no url leads to /subscription", async () => {
    for (const plan of ["monthly", "annual"] as const) {
      await openDialog();
      const sent = await answer(calls.createCheckoutSession.path, { ...json({}), delayMs: 600 });
      if (plan === "annual") await desk.page.locator("[role=dialog] label ::-p-text(Annual Plan)").click();
      await inDialog("Upgrade Now");
      await seeText(desk.page, "Processing...");
      const disabled = await desk.page.$$eval("[role=dialog] button:disabled", (all) =>
        all.map((one) => one.textContent),
      );
      expect(disabled).toEqual(["Processing...", "Maybe Later"]);
      await seeAddress(desk.page, address);
      await seeText(desk.page, "Current plan");
      expect(await desk.page.$("[role=dialog]")).toBeNull();
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
      await seeText(desk.page, told);
      expect(await desk.page.$("[role=dialog]")).not.toBeNull();
    }
  });
});

describe("/subscription, free", () => {
  it("[P1-0.02] [P1-1.17] [P1-1.09] [P1-1.10] [P1-1.14] [P1-1.15] [P1-2.124] [P1-2.125] [P1-2.126] [P1-6.09] [P1-6.15] two plans, two periods", async () => {
    await open(desk.page, address);
    await seeText(desk.page, "Current plan");
    expect(await desk.page.$$eval("[role=tab]", (tabs) => tabs.map((tab) => tab.textContent))).toEqual([
      "Monthly",
      "AnnualSave 26%",
    ]);
    expect(await desk.page.$$eval("main h2", (all) => all.map((one) => one.textContent))).toEqual([
      "Free",
      "Premium",
    ]);
    const monthly = await text();
    for (const part of ["$0", "forever", "$19", "1 resume", "Limited job matches", "Manual applications"])
      expect(monthly).toContain(part);
    for (const built of ["1-click applications", "Auto-apply: forms are filled, you press Submit"])
      expect(monthly).toContain(built);
    expect(monthly).toContain("Interview preparation");
    expect(monthly).not.toContain("Interview preparation (planned)");
    expect(monthly).not.toContain("1-click applications (planned)");
    expect(monthly).toContain("Priority support");
    expect(monthly).not.toContain("Save $58");
    await desk.page.locator("[role=tab] ::-p-text(Annual)").click();
    await seeText(desk.page, "Save $58 compared to monthly");
    expect(await text()).toContain("$170");
    await judgeAll(desk.page, "subscription-free");
  });

  it("[P1-8.22] [P1-8.23] [P1-8.24] [P1-8.25] [P1-8.26] what a checkout can fail with", async () => {
    for (const [given, told] of [
      [refusal("M"), "M"],
      [refusal(), "Failed to initiate checkout"],
      [{ status: 200, body: "<html>" }, "Invalid response from server"],
      [json({}), "No checkout URL received from payment provider"],
    ] as const) {
      await open(desk.page, address);
      await seeText(desk.page, "Current plan");
      const sent = await answer(calls.createCheckout.path, given);
      await press(desk.page, "Upgrade to Premium");
      await seeText(desk.page, "Payment Error");
      const toast = await desk.page.$$eval("[data-state=open]", (all) =>
        all.map((one) => one.textContent).join(" "),
      );
      expect(toast).toContain(`Payment Error${told}`);
      expect(JSON.parse(sent[0] ?? "")).toEqual({ priceId: "price_sandbox_monthly", planType: "monthly" });
      expect(new URL(desk.page.url()).pathname).toBe(address);
    }
  });

  it("[P1-2.131] canceled=true is told, the query goes, and nothing was bought", async () => {
    await open(desk.page, `${address}?canceled=true`);
    await seeText(desk.page, "Payment Canceled");
    await seeAddress(desk.page, address);
    expect(await text()).toContain("Free Plan");
  });

  it("success=true by hand grants nothing", async () => {
    await open(desk.page, `${address}?success=true`);
    await seeText(desk.page, "Premium begins when the payment provider confirms it");
    await seeAddress(desk.page, address);
    await seeText(desk.page, "Current plan");
  });
});

describe("the ways to the plans", () => {
  it("[P1-4.12] [P1-4.13] the shell takes either source, the billing screen the user record alone", async () => {
    desk.page = await newVisitor(desk.browser);
    await holdSession(desk.page, await signUp("billing-sources"));
    await answer(calls.tier.path, json({ tier: "premium" }));
    await open(desk.page, address);
    await seeText(desk.page, "Premium Plan");
    await seeText(desk.page, "Current plan");
    expect(await text()).not.toContain("Upgrade Now");
  });

  it("[P1-2.60] sidebar, tracker and letters lead to /subscription", async () => {
    desk.page = await newVisitor(desk.browser);
    await holdSession(desk.page, await signUp("billing-ways"));
    for (const [from, link] of [
      ["/dashboard", "Subscription"],
      ["/application-tracker", "Upgrade to Premium"],
      ["/cover-letter", "Upgrade to Premium"],
    ] as const) {
      await open(desk.page, from);
      await desk.page.locator(`::-p-aria([name="${link}"][role="link"])`).click();
      await seeAddress(desk.page, address);
      await seeText(desk.page, "Current plan");
    }
    expect(desk.page.url().startsWith(testOrigin)).toBe(true);
  });
});
