import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const dataDir = mkdtempSync(path.join(tmpdir(), "kelpie-config-"));
process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));

/** Settings of a development server with a data folder of its own, for tests of the configuration. */
export const configBase = { DATA_DIR: dataDir };

/** A whole set of settings for payments. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_MONTHLY: "price_1",
  STRIPE_PRICE_ANNUAL: "price_2",
};
