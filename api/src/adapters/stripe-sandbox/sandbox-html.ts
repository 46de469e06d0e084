import { plainDate } from "#shared/domain/dates.ts";
import { prices } from "#shared/domain/plans.ts";
import type { PlanType } from "#shared/domain/subscription.ts";
import { escapeHtml } from "#shared/domain/text.ts";
import type { SandboxSubscription } from "./sandbox-state.ts";

const _named: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const planNames: Record<PlanType, string> = {
  monthly: `Premium, $${prices.monthly} a month`,
  annual: `Premium, $${prices.annual} a year`,
};
const day = (unix: number) => plainDate(new Date(unix * 1000));

/** A system's own colours: these pages belong to the test provider, not to Kelpie's design. */
export const sandboxStyle = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;background:Canvas;color:CanvasText;font:1rem/1.5 system-ui,sans-serif}
header{padding:.75rem 1rem;background:CanvasText;color:Canvas;text-align:center;font-weight:600}
main{max-width:30rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.5rem;padding:1rem 0;border-block:1px solid GrayText}
dt,dd{margin:0}dd{text-align:right;font-weight:600}
form{display:grid;gap:.75rem;margin:1.5rem 0}
button{min-height:2.75rem;padding:.5rem 1rem;border:1px solid CanvasText;border-radius:.5rem;background:Canvas;color:CanvasText;font:inherit;font-weight:600;cursor:pointer}
button.main{background:CanvasText;color:Canvas}
[role=alert],[role=status]{padding:.75rem 1rem;border:2px solid CanvasText;border-radius:.5rem}
a{color:LinkText;display:inline-block;padding:.5rem 0}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}`;

/** A whole page without any script. */
function page(title: string, content: string): string {
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} - test payments</title>
<link rel="stylesheet" href="/test-payments/style.css"></head>
<body><header>Test mode: no money moves</header><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}

const row = (name: string, value: string) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;
const button = (act: string, label: string, look = "") =>
  `<button name="act" value="${act}"${look && ` class="${look}"`}>${escapeHtml(label)}</button>`;
const link = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;

export interface CheckoutView {
  plan: PlanType;
  email: string;
  cancelUrl: string;
  wasDeclined: boolean;
}

export function checkoutPage({ plan, email, cancelUrl, wasDeclined }: CheckoutView): string {
  const declined = wasDeclined
    ? '<p role="alert">The payment was declined. Nothing was charged. Try another card.</p>'
    : "";
  return page(
    "Pay for Kelpie Premium",
    `${declined}<dl>${row("Plan", planNames[plan])}${row("Account", email)}${row("To pay now", `$${prices[plan]}.00`)}</dl>
<p>This page stands in for Stripe's checkout on a computer without Stripe keys.</p>
<form method="post">${button("pay", "Pay with a test card", "main")}${button("decline", "Pay with a card that is declined")}</form>
${link(cancelUrl, "Cancel and go back")}`,
  );
}

export function closedPage(backUrl: string): string {
  return page(
    "This checkout is closed",
    `<p>It was paid, cancelled or left open for too long.</p>${link(backUrl, "Back to Kelpie")}`,
  );
}

export interface PortalView {
  email: string;
  returnUrl: string;
  subscription: SandboxSubscription | undefined;
  plan: PlanType;
  isCardBad: boolean;
}

export function portalPage({ email, returnUrl, subscription, plan, isCardBad }: PortalView): string {
  const back = link(returnUrl, "Back to Kelpie");
  if (!subscription)
    return page("Billing portal", `<p>${escapeHtml(email)} has no running subscription.</p>${back}`);
  const until = day(subscription.items.data[0]?.current_period_end ?? 0);
  const isEnding = subscription.cancel_at_period_end;
  const isOwing = subscription.status === "past_due";
  const state = isOwing ? "Payment failed" : isEnding ? `Ends on ${until}` : `Renews on ${until}`;
  const other = plan === "monthly" ? "annual" : "monthly";
  const acts = isOwing
    ? button("settle", "Pay now", "main")
    : [
        isEnding ? button("renew", "Keep the subscription") : button("cancel", "Cancel at the period's end"),
        button("switch", `Switch to ${planNames[other]}`),
        isCardBad
          ? button("good-card", "Use a card that works")
          : button("bad-card", "Use a card that will be declined"),
        button("fail", "Let the next payment fail"),
      ].join("");
  return page(
    "Billing portal",
    `<dl>${row("Account", email)}${row("Plan", planNames[plan])}${row("State", state)}</dl><form method="post">${acts}</form>${back}`,
  );
}
