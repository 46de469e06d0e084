import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { advance, fail, pay, setCardBad, setEnding, settle, switchTo } from "./sandbox-billing.ts";
import { planOf, type SandboxBilling, unixNow } from "./sandbox-charges.ts";
import { checkoutPage, closedPage, portalPage, sandboxStyle } from "./sandbox-html.ts";
import type { SandboxSession, SandboxSubscription } from "./sandbox-state.ts";

/** The pages that Stripe hosts, for test mode: checkout and billing portal. Who knows the random id may use one. */
export function createSandboxPages(billing: SandboxBilling, deliver: () => Promise<void>): Router {
  const router = Router();
  const { origin } = billing;
  router.use((_req, res, next) => {
    advance(billing);
    res.setHeader("Cache-Control", "no-store");
    next();
  });
  router.get("/style.css", (_req, res) => void res.type("css").send(sandboxStyle));
  router.post("/{*any}", sameSite, express.urlencoded({ extended: false, limit: "4kb" }));

  const commit = async () => {
    billing.save();
    await deliver();
  };
  router.get("/checkout/:id", (req, res) => showCheckout(billing, req, res, false));
  router.post("/checkout/:id", async (req, res) => {
    const session = openSession(billing, req);
    if (session && req.body?.act !== "pay") return showCheckout(billing, req, res, true);
    if (!session) return void res.status(410).send(closedPage(`${origin}/`));
    pay(billing, session);
    await commit();
    res.redirect(303, session.success_url);
  });
  router.get("/portal/:id", (req, res) => showPortal(billing, req, res));
  router.post("/portal/:id", async (req, res) => {
    const subscription = runningSubscription(billing, customerOf(billing, req));
    const act = subscription && portalActs[String(req.body?.act)];
    if (act) {
      act(billing, subscription);
      await commit();
    }
    res.redirect(303, `${req.baseUrl}${req.path}`);
  });
  return router;
}

/** A form of another site is refused; the browser says where it comes from. */
const sameSite: RequestHandler = (req, res, next) => {
  const site = req.headers["sec-fetch-site"];
  if (site === undefined || site === "same-origin") return next();
  res.status(403).type("text").send("This form did not come from the test payment pages.");
};

type Act = (billing: SandboxBilling, subscription: SandboxSubscription) => void;

const portalActs: Record<string, Act> = {
  cancel: (billing, one) => setEnding(billing, one, true),
  renew: (billing, one) => setEnding(billing, one, false),
  fail,
  settle,
  "bad-card": (billing, one) => setCardBad(billing, one, true),
  "good-card": (billing, one) => setCardBad(billing, one, false),
  switch: (billing, one) => {
    const { monthly, annual } = billing.priceIds;
    switchTo(billing, one, one.items.data[0]?.price.id === annual ? monthly : annual);
  },
};

function openSession(billing: SandboxBilling, req: Request): SandboxSession | undefined {
  const session = billing.state.sessions[String(req.params.id)];
  return session?.status === "open" && session.expires_at > unixNow(billing) ? session : undefined;
}

function customerOf({ state }: SandboxBilling, req: Request): string {
  return state.portals[String(req.params.id)]?.customer ?? "";
}

function runningSubscription({ state }: SandboxBilling, customer: string): SandboxSubscription | undefined {
  return Object.values(state.subscriptions).find(
    (one) => one.customer === customer && one.status !== "canceled",
  );
}

function showCheckout(billing: SandboxBilling, req: Request, res: Response, wasDeclined: boolean): void {
  const session = openSession(billing, req);
  if (!session) return void res.status(410).send(closedPage(`${billing.origin}/`));
  const email = billing.state.customers[session.customer]?.email ?? "";
  const plan = planOf(billing, session.price);
  res.status(wasDeclined ? 402 : 200);
  res.send(checkoutPage({ plan, email, cancelUrl: session.cancel_url, wasDeclined }));
}

function showPortal(billing: SandboxBilling, req: Request, res: Response): void {
  const portal = billing.state.portals[String(req.params.id)];
  if (!portal) return void res.status(404).send(closedPage(`${billing.origin}/`));
  const subscription = runningSubscription(billing, portal.customer);
  const price = subscription?.items.data[0]?.price.id ?? "";
  const email = billing.state.customers[portal.customer]?.email ?? "";
  const isCardBad = billing.state.customers[portal.customer]?.isCardBad === true;
  const plan = planOf(billing, price);
  res.send(portalPage({ email, returnUrl: portal.return_url, subscription, plan, isCardBad }));
}
