import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { PaymentsConfig } from "../payments-config.ts";
import type { Payments } from "./payments.ts";
import { createStripeSandbox, type StripeSandbox } from "./stripe-sandbox/stripe-sandbox.ts";

/** Stripe where its keys are set; else, outside production only, the test checkout in its place. decision: D-28. */
export function openPayments(
  config: Config,
  { now, log }: { now: () => Date; log: Logger },
): { payments: Payments; paymentsSandbox?: StripeSandbox } {
  const { payments, mode, appUrl, dataDir } = config;
  if (payments.kind === "stripe") return { payments: loadedWhenAsked(payments) };
  if (mode === "production") throw new Error("The test checkout is not for production.");
  const sandbox = createStripeSandbox({
    folder: dataDir,
    origin: appUrl,
    priceIds: payments.priceIds,
    now,
    webhookUrl: `${appUrl}/api/webhooks/stripe`,
    webhookSecret: payments.webhookSecret,
    onError: (type, reason) => log.warn({ type, reason }, "a test payment event was not taken; it waits"),
  });
  return { payments: loadedWhenAsked(payments, sandbox.send), paymentsSandbox: sandbox };
}

type Calls = Exclude<keyof Payments, "isTestMode" | "priceIds">;

/** Stripe's library is a tenth of a start, and most processes never ask it: it comes with the first call. */
function loadedWhenAsked(config: PaymentsConfig, send?: typeof fetch): Payments {
  const load = async () => (await import("./stripe.ts")).createPayments(config, send);
  let loaded: Promise<Payments> | undefined;
  const call =
    <Name extends Calls>(name: Name) =>
    async (...given: Parameters<Payments[Name]>): Promise<Awaited<ReturnType<Payments[Name]>>> => {
      loaded ??= load();
      const ask = (await loaded)[name] as (...all: typeof given) => ReturnType<Payments[Name]>;
      return await ask(...given);
    };
  return {
    isTestMode: config.kind === "sandbox",
    priceIds: config.priceIds,
    createCustomer: call("createCustomer"),
    readCustomer: call("readCustomer"),
    createCheckout: call("createCheckout"),
    closeCheckout: call("closeCheckout"),
    createPortal: call("createPortal"),
    setEnding: call("setEnding"),
    previewSwitch: call("previewSwitch"),
    switchPlan: call("switchPlan"),
    refund: call("refund"),
    endNow: call("endNow"),
    priceErrors: call("priceErrors"),
    verifyEvent: call("verifyEvent"),
  };
}
