import { describe, expect, it } from "vitest";
import { extensionOrigin } from "#shared/domain/extension-identity.ts";
import { readConfig } from "./config.ts";
import { configBase as base, stripeSettings as stripe } from "./testing/config-base.ts";

const production: Record<string, string> = {
  ...base,
  NODE_ENV: "production",
  SESSION_SECRET: "s".repeat(40),
  APP_URL: "https://kelpie.example",
  DATABASE_URL: "postgresql://db/kelpie",
  MAIL_URL: "smtp://mail.example:587",
  ...stripe,
};

describe("readConfig", () => {
  it("everything has a default that works offline", () => {
    expect(readConfig(base)).toMatchObject({
      mode: "development",
      port: 4310,
      appUrl: "http://localhost:4310",
      databaseUrl: undefined,
      extensionOrigins: [extensionOrigin],
      trustProxy: 0,
    });
  });

  it("the site's address follows the port; an empty variable counts as absent", () => {
    expect(readConfig({ ...base, PORT: "4400", APP_URL: "", DATABASE_URL: "" })).toMatchObject({
      appUrl: "http://localhost:4400",
      databaseUrl: undefined,
    });
  });

  it("mails come from this site with a name, or from where MAIL_FROM says", () => {
    const from = (given: object) =>
      readConfig({ APP_URL: "https://emu.example", SESSION_SECRET: "s".repeat(40), ...given }).mailFrom;
    expect(from({})).toEqual({ name: "Kelpie", address: "no-reply@emu.example" });
    expect(from({ MAIL_FROM: "hello@emu.example" })).toEqual({
      name: "Kelpie",
      address: "hello@emu.example",
    });
    expect(from({ MAIL_FROM: '"Emu Jobs" <hello@emu.example>' })).toEqual({
      name: "Emu Jobs",
      address: "hello@emu.example",
    });
    for (const wrong of ["Kelpie", "<>", "a b@c"])
      expect(() => from({ MAIL_FROM: wrong })).toThrow("MAIL_FROM");
    for (const MAIL_FROM of ["Kelpie <no-reply@localhost>", "a@localhost"])
      expect(() => readConfig({ ...production, MAIL_FROM })).toThrow("MAIL_FROM: no mail server");
  });

  it("people write to support@ this site, or where SUPPORT_EMAIL says", () => {
    const site = { ...base, APP_URL: "https://kelpie.example/" };
    expect(readConfig(site).supportAddress).toBe("support@kelpie.example");
    expect(readConfig({ ...site, SUPPORT_EMAIL: "help@emu.example" }).supportAddress).toBe(
      "help@emu.example",
    );
    expect(() => readConfig({ ...site, SUPPORT_EMAIL: "nobody" })).toThrow("SUPPORT_EMAIL");
  });

  it("the secret is made once and stays", () => {
    const first = readConfig(base).sessionSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfig(base).sessionSecret).toBe(first);
  });

  it("a language model only with a key; its address has to be one", () => {
    expect(readConfig({ ...base, OPENAI_MODEL: "x" }).languageModel).toBeUndefined();
    const local = { ...base, OPENAI_API_KEY: "ollama", OPENAI_BASE_URL: "http://localhost:11434/v1" };
    expect(readConfig(local).languageModel).toMatchObject({
      apiKey: "ollama",
      baseUrl: "http://localhost:11434/v1",
      name: "gpt-4.1-mini",
      dailyCalls: 100,
    });
    expect(() => readConfig({ ...local, OPENAI_BASE_URL: "file:///etc" })).toThrow("OPENAI_BASE_URL");
  });

  it("outside production Stripe's four variables come together, or the test checkout takes their place", () => {
    expect(readConfig(base).payments.kind).toBe("sandbox");
    expect(readConfig({ ...base, ...stripe }).payments).toEqual({
      kind: "stripe",
      secretKey: "sk_live_1",
      webhookSecret: "whsec_1",
      priceIds: { monthly: "price_1", annual: "price_2" },
    });
    const half = { ...base, ...stripe, STRIPE_PRICE_ANNUAL: "" };
    expect(() => readConfig(half)).toThrow("STRIPE_PRICE_ANNUAL: needed with the other three");
    expect(() => readConfig({ ...base, ...stripe, STRIPE_SECRET_KEY: "pk_live_1" })).toThrow(
      "STRIPE_SECRET_KEY",
    );
  });

  it("one message lists every error", () => {
    const wrong = {
      ...base,
      PORT: "99999",
      APP_URL: "ftp://x",
      SESSION_SECRET: "short",
      EXTENSION_ORIGINS: "https://x.example",
    };
    for (const name of ["PORT", "APP_URL", "SESSION_SECRET", "EXTENSION_ORIGINS"]) {
      expect(() => readConfig(wrong)).toThrow(new RegExp(`  ${name}: `));
    }
  });

  it.each(["SESSION_SECRET", "APP_URL", "DATABASE_URL", "MAIL_URL", ...Object.keys(stripe)])(
    "production without %s refuses to start",
    (name) => {
      expect(readConfig(production).mode).toBe("production");
      expect(() => readConfig({ ...production, [name]: undefined })).toThrow(`${name}: needed in production`);
    },
  );

  it.each([
    ["http://kelpie.example", "APP_URL: https is needed"],
    ["http://10.0.0.5:3000", "APP_URL: https is needed"],
  ])("production on %s refuses to start", (APP_URL, error) => {
    expect(() => readConfig({ ...production, APP_URL })).toThrow(error);
    expect(readConfig({ ...production, APP_URL: "http://localhost:3000" }).mode).toBe("production");
  });

  it("production with a test key of the payments refuses to start", () => {
    expect(() => readConfig({ ...production, STRIPE_SECRET_KEY: "sk_test_1" })).toThrow(
      "STRIPE_SECRET_KEY: a test key takes no money",
    );
  });

  it("both of Google's keys switch it on", () => {
    expect(
      readConfig({ ...base, GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }).google,
    ).toMatchObject({ clientId: "id", clientSecret: "secret" });
  });
});
