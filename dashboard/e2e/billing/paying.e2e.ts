import { beforeAll, describe, expect, it } from "vitest";
import { openDesk } from "../desk.ts";
import { newVisitor, open, press, seeAddress, seeText, signIn } from "../visit.ts";
import { address, billingActs, calls, json, refusal } from "./billing-page.ts";

const desk = openDesk();
const { answer, text, newTab, judgeAll, openDialog, inDialog } = billingActs(desk);

const demo = { email: "free@kelpie.test", password: "Kelpie-demo-1" };

describe("paying in test mode, as the free demo person", () => {
  beforeAll(async () => {
    desk.page = await newVisitor(desk.browser);
    await signIn(desk.page, demo);
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
    await seeText(tab, "You're on Premium.");
    await seeText(tab, "Billing History");
    // Nobody is left with two tabs.
    const isClosed = new Promise((done) => tab.once("close", done));
    await press(tab, "Back to my other tab");
    await isClosed;
    await desk.page.bringToFront();
    await desk.page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await seeText(desk.page, "Premium Plan");
    expect(await text()).not.toContain("Upgrade Now");
  });

  it("[P1-2.127] [P1-2.128] [P1-2.129] [P1-4.21] [P1-4.22] [P1-4.23] the plan, its date, its acts and its invoice", async () => {
    await open(desk.page, address);
    await seeText(desk.page, "Billing History");
    await seeText(desk.page, "Paid");
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
    expect(await desk.page.$$eval("th", (all) => all.map((one) => one.textContent))).toEqual([
      "Date",
      "Description",
      "Status",
      "Amount",
    ]);
    await judgeAll(desk.page, "subscription-premium");
  });

  it("[P1-4.24] [P1-4.25] [P1-4.27] [P1-4.28] [P1-4.29] cancels: the page loads anew, access stays, the switch waits", async () => {
    await desk.page.evaluate(() => Reflect.set(window, "isOldPage", true));
    await press(desk.page, "Cancel Subscription");
    await desk.page.waitForSelector("[role=alertdialog]");
    await desk.page.locator("[role=alertdialog] ::-p-text(Cancel Subscription)").click();
    await seeText(desk.page, "Renew Subscription");
    expect(await desk.page.evaluate(() => Reflect.get(window, "isOldPage"))).toBeUndefined();
    expect(await text()).toMatch(/Your subscription expires on [A-Z][a-z]+ \d{1,2}, \d{4}/);
    expect(await text()).toContain("Premium Plan");
    const isSwitchOff = await desk.page.$$eval("button", (all) =>
      all.some((one) => one.textContent?.startsWith("Switch to Annual") && one.disabled),
    );
    expect(isSwitchOff).toBe(true);
    await judgeAll(desk.page, "subscription-canceled");
  });

  it("[P1-4.30] renews, then switches to annual", async () => {
    await press(desk.page, "Renew Subscription");
    await seeText(desk.page, "Cancel Subscription");
    await desk.page.locator("button ::-p-text(Switch to Annual)").click();
    // The sum first (D-59).
    await seeText(desk.page, "To pay now");
    const sums = await desk.page.$$eval("[role=dialog] dd", (all) => all.map((one) => one.textContent));
    expect(sums.slice(0, 2)).toEqual(["$170 a year", "$151.00"]);
    expect(sums[2]).toMatch(/^\$170\.00 on [A-Z][a-z]+ \d{1,2}, \d{4}$/);
    await judgeAll(desk.page, "switch-preview");
    await press(desk.page, "Pay $151.00 and switch");
    await seeText(desk.page, "Switch to Monthly");
    expect(await text()).toContain("$170 a year. Renews on");
  });

  it("[P1-7.16] [P1-7.40] manages billing in the portal, in the same tab; a failed payment has its days of grace, with the sum (D-58)", async () => {
    const call = desk.page.waitForRequest((one) => one.url().endsWith(calls.customerPortal.path));
    await press(desk.page, "Manage billing");
    expect((await call).postData()).toBe("{}");
    await seeText(desk.page, "Billing portal");
    await judgeAll(desk.page, "test-portal");
    await desk.page.locator("::-p-text(Let the next payment fail)").click();
    await seeText(desk.page, "Payment failed");
    await desk.page.locator("::-p-text(Back to Kelpie)").click();
    await seeText(desk.page, "Your payment of $170.00 failed");
    await seeText(desk.page, "Pending");
    await judgeAll(desk.page, "subscription-past-due");
    await open(desk.page, "/dashboard");
    await seeText(desk.page, "Your payment of $170.00 failed");
    await press(desk.page, "Pay now");
    await seeText(desk.page, "Payment failed");
    await desk.page.locator("::-p-text(Pay now)").click();
    await seeText(desk.page, "Renews on");
    await desk.page.locator("::-p-text(Use a card that will be declined)").click();
    await seeText(desk.page, "Use a card that works");
    await open(desk.page, address);
    await seeText(desk.page, "Cancel Subscription");
    expect(await text()).not.toContain("failed");
  });

  it("[P1-8.27] [P1-8.28] [P1-8.29] what a subscriber's acts can fail with", async () => {
    for (const [path, act, told] of [
      [
        calls.customerPortal.path,
        () => press(desk.page, "Manage billing"),
        "Failed to access billing portal. Please try again.",
      ],
      [
        calls.update.path,
        async () => {
          await press(desk.page, "Switch to Monthly");
          await seeText(desk.page, "To pay now");
          await desk.page.locator('[role=dialog] ::-p-aria([name="Switch"][role="button"])').click();
        },
        "Failed to update subscription. Please try again.",
      ],
      [
        calls.cancel.path,
        async () => {
          await press(desk.page, "Cancel Subscription");
          await desk.page.waitForSelector("[role=alertdialog]");
          await desk.page.locator("[role=alertdialog] ::-p-text(Cancel Subscription)").click();
        },
        "Failed to cancel subscription. Please try again.",
      ],
    ] as const) {
      await open(desk.page, address);
      await seeText(desk.page, "Manage billing");
      await answer(path, refusal("not for people"));
      await act();
      await seeText(desk.page, told);
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
      await open(desk.page, address);
      for (const part of told) await seeText(desk.page, part);
    }
  });

  it("[P1-4.26] any other status shows Inactive: after a refund, by the button and with its sum (D-78)", async () => {
    await open(desk.page, address);
    await seeText(desk.page, "no questions asked");
    await press(desk.page, "Get a refund");
    await seeText(desk.page, "Premium ends at once.");
    await judgeAll(desk.page, "refund");
    const refund = await desk.page.$eval("[role=alertdialog] h2", (one) => one.textContent ?? "");
    expect(refund).toMatch(/^Get \$\d+\.\d\d back\?$/);
    await desk.page.locator("[role=alertdialog] ::-p-text(Refund $)").click();
    await seeText(desk.page, "Inactive");
    await seeText(desk.page, "Your Premium has ended.");
    await seeText(desk.page, "Premium Subscription, refunded");
    await judgeAll(desk.page, "subscription-inactive");
  });
});
