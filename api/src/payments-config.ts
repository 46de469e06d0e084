import { createHmac } from "node:crypto";
import { z } from "zod";
import type { PlanType } from "#shared/domain/subscription.ts";

/** Stripe's part of the environment, read by `config.ts`. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_/, "expected a key such as sk_live_...")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "expected a secret such as whsec_...").optional(),
  STRIPE_PRICE_MONTHLY: z.string().startsWith("price_", "expected an id such as price_...").optional(),
  STRIPE_PRICE_ANNUAL: z.string().startsWith("price_", "expected an id such as price_...").optional(),
  STRIPE_GST_RATE: z.string().startsWith("txr_", "expected an id such as txr_...").optional(),
};

const names = (Object.keys(stripeVariables) as (keyof typeof stripeVariables)[]).filter(
  (name) => name !== "STRIPE_GST_RATE",
);

/** `sandbox`: the test checkout of a computer without Stripe keys, never in production. decision: D-28. */
export interface PaymentsConfig {
  kind: "stripe" | "sandbox";
  secretKey: string;
  webhookSecret: string;
  priceIds: Record<PlanType, string>;
  /** Stripe's tax rate that puts GST on invoices; without it no invoice has a line of GST. */
  gstRateId?: string | undefined;
}

/** Production has all four; elsewhere all or none: half a set would take money that nobody notices. */
export function stripeErrors(given: Record<string, string | undefined>): string[] {
  const isProduction = given.NODE_ENV === "production";
  if (!isProduction && names.every((name) => !given[name]))
    return given.STRIPE_GST_RATE ? ["  STRIPE_GST_RATE: needs Stripe's other four variables"] : [];
  const reason = isProduction ? "needed in production, it takes the payments" : "needed with the other three";
  const errors = names.filter((name) => !given[name]).map((name) => `  ${name}: ${reason}`);
  if (isProduction && given.STRIPE_SECRET_KEY?.includes("_test_"))
    errors.push("  STRIPE_SECRET_KEY: a test key takes no money; production needs a live one");
  if (given.STRIPE_PRICE_ANNUAL && given.STRIPE_PRICE_ANNUAL === given.STRIPE_PRICE_MONTHLY)
    errors.push("  STRIPE_PRICE_ANNUAL: the id of the monthly price; each plan has its own");
  return errors;
}

export function paymentsConfig(
  env: Partial<Record<keyof typeof stripeVariables, string | undefined>>,
  sessionSecret: string,
): PaymentsConfig {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_MONTHLY: monthly,
    STRIPE_PRICE_ANNUAL: annual,
    STRIPE_GST_RATE: gstRateId,
  } = env;
  if (secretKey && webhookSecret && monthly && annual)
    return { kind: "stripe", secretKey, webhookSecret, priceIds: { monthly, annual }, gstRateId };
  const own = createHmac("sha256", sessionSecret).update("stripe-sandbox").digest("hex");
  return {
    kind: "sandbox",
    secretKey: "sk_test_sandbox",
    webhookSecret: `whsec_${own}`,
    priceIds: { monthly: "price_sandbox_monthly", annual: "price_sandbox_annual" },
  };
}
