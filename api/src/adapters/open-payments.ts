import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { createPayments, type Payments } from "./stripe.ts";
import { createStripeSandbox, type StripeSandbox } from "./stripe-sandbox/stripe-sandbox.ts";

/** Stripe where its keys are set; else, outside production only, the test checkout in its place. decision: D-28. */
export function openPayments(
  config: Config,
  { now, log }: { now: () => Date; log: Logger },
): { payments: Payments; paymentsSandbox?: StripeSandbox } {
  const { payments, mode, appUrl, dataDir } = config;
  if (payments.kind === "stripe") return { payments: createPayments(payments) };
  if (mode === "production") throw new Error("The test checkout is not for production.");
  const sandbox = createStripeSandbox({
    folder: dataDir,
    origin: appUrl,
    priceIds: payments.priceIds,
    now,
    webhookUrl: `${appUrl}/api/webhooks/stripe`,
    webhookSecret: payments.webhookSecret,
    onFault: (type, reason) => log.warn({ type, reason }, "a test payment event was not taken; it waits"),
  });
  return { payments: createPayments(payments, sandbox.send), paymentsSandbox: sandbox };
}
