import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { extensionOrigin } from "#shared/domain/extension-identity.ts";
import { readConfig } from "./config.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "kelpie-config-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const base = { DATA_DIR: dataDir };

const stripe = {
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_MONTHLY: "price_1",
  STRIPE_PRICE_ANNUAL: "price_2",
};

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
  ])("production on %s refuses to start", (APP_URL, fault) => {
    expect(() => readConfig({ ...production, APP_URL })).toThrow(fault);
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

const twilio = { TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "token" };
const inbound = { INBOUND_MAIL_DOMAIN: "mail.emu.example", INBOUND_MAIL_SECRET: "m".repeat(32) };

describe("readConfig refuses", () => {
  it.each<[string, Record<string, string>]>([
    ["GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT_ID and", { GOOGLE_CLIENT_ID: "id" }],
    ["GOOGLE_CLIENT_ID: GOOGLE_CLIENT_ID and", { GOOGLE_CLIENT_SECRET: "secret" }],
    ["INBOUND_MAIL_SECRET: INBOUND_MAIL_DOMAIN and", { INBOUND_MAIL_DOMAIN: "mail.emu.example" }],
    ["INBOUND_MAIL_DOMAIN: INBOUND_MAIL_DOMAIN and", { INBOUND_MAIL_SECRET: "m".repeat(32) }],
    ["ADZUNA_APP_KEY: ADZUNA_APP_ID and", { ADZUNA_APP_ID: "id" }],
    ["ADZUNA_APP_ID: ADZUNA_APP_ID and", { ADZUNA_APP_KEY: "key" }],
    ["TWILIO_AUTH_TOKEN: TWILIO_ACCOUNT_SID and", { TWILIO_ACCOUNT_SID: "AC1", TWILIO_FROM: "+61400000000" }],
    ["TWILIO_ACCOUNT_SID: TWILIO_ACCOUNT_SID and", { TWILIO_AUTH_TOKEN: "token" }],
    ["TWILIO_FROM: Twilio's keys need a number", twilio],
    ["TWILIO_FROM: needs TWILIO_ACCOUNT_SID", { TWILIO_FROM: "+61400000000" }],
    ["TWILIO_WHATSAPP_FROM: needs TWILIO_ACCOUNT_SID", { TWILIO_WHATSAPP_FROM: "+61400000000" }],
    ["TWILIO_FROM: expected a number", { ...twilio, TWILIO_FROM: "0400 000 000" }],
    ["TWILIO_WHATSAPP_FROM: expected a number", { ...twilio, TWILIO_WHATSAPP_FROM: "Kelpie" }],
    ["MAIL_URL: expected an address", { MAIL_URL: "smtp://" }],
    ["MAIL_URL: expected an address", { MAIL_URL: "smtp:mail.example" }],
    ["MAIL_URL: Invalid URL", { MAIL_URL: "smtp://user:password@" }],
    ["MAIL_FROM: expected an address", { MAIL_FROM: "Kelpie <hello@nodot>" }],
    ["MAIL_FROM: expected an address", { MAIL_FROM: "Kelpie <hello@emu.example" }],
    ["MAIL_FROM: expected an address", { MAIL_FROM: "a@emu.example, b@emu.example" }],
    ["MAIL_FROM: expected an address", { MAIL_FROM: "Kelpie <hello@emu.example> of Emu" }],
    ["STRIPE_PRICE_ANNUAL: the id of the monthly price", { ...stripe, STRIPE_PRICE_ANNUAL: "price_1" }],
    ["STRIPE_GST_RATE: needs Stripe's other four", { STRIPE_GST_RATE: "txr_1" }],
    ["APP_URL: expected an address without path", { APP_URL: "https://kelpie.example/app" }],
    ["APP_URL: expected an address without path", { APP_URL: "https://kelpie.example/?from=x" }],
    ["APP_URL: expected an address without path", { APP_URL: "https://me:secret@kelpie.example" }],
    ["APP_URL: Invalid URL", { APP_URL: "kelpie.example" }],
    ["DATABASE_URL: expected an address", { DATABASE_URL: "postgres" }],
    ["DATABASE_URL: expected an address", { DATABASE_URL: "mysql://db/kelpie" }],
    ["HOST: expected a name", { HOST: "all of them" }],
  ])("%s ...", (error, given) => {
    expect(() => readConfig({ ...base, ...given })).toThrow(`\n  ${error}`);
  });

  it.each([
    ["KELPIE_ROLL", "KELPIE_ROLE"],
    ["KELPIE_PORT", "PORT"],
    ["DATABASEURL", "DATABASE_URL"],
    ["MAIL_URI", "MAIL_URL"],
    ["SESSION_SECRETS", "SESSION_SECRET"],
    ["GOOGLE_CLIENT_SECRTE", "GOOGLE_CLIENT_SECRET"],
    ["STRIPE_KEY", "STRIPE_SECRET_KEY"],
    ["OPENAI_KEY", "OPENAI_API_KEY"],
    ["TWILIO_SID", "TWILIO_ACCOUNT_SID"],
    ["ADZUNA_ID", "ADZUNA_APP_ID"],
  ])("%s, which is probably %s", (name, meant) => {
    expect(() => readConfig({ ...base, [name]: "x" })).toThrow(
      `\n  ${name}: Kelpie does not read it; ${meant}`,
    );
  });

  it("no variable of other programs and of our tools", () => {
    const other =
      "HOME HOSTNAME LOGNAME MAILTO NODE_OPTIONS NODE_PATH PGHOST POSTGRES_PASSWORD XDG_DATA_DIRS";
    const ours =
      "KELPIE_API_ORIGIN KELPIE_BUILD_FOR KELPIE_DEEP KELPIE_E2E_PORT KELPIE_PICTURES TEST_DATABASE_URL";
    const sdk = "OPENAI_ORG_ID STRIPE_API_KEY MAIL_HOST JOB_NAME SESSION_MANAGER HTTPS_PROXY BIND_ADDRESS";
    const given = Object.fromEntries(`${other} ${ours} ${sdk}`.split(" ").map((name) => [name, "x"]));
    expect(readConfig({ ...base, ...given }).port).toBe(4310);
  });

  it("nothing that is whole; blank counts as absent", () => {
    const whole = {
      ...twilio,
      TWILIO_FROM: "Kelpie",
      ...inbound,
      ADZUNA_APP_ID: "id",
      ADZUNA_APP_KEY: "key",
    };
    const config = readConfig({ ...base, ...whole, PORT: " ", MAIL_URL: "smtp://mail.example:587" });
    expect(config.port).toBe(4310);
    expect(config.twilio?.from).toBe("Kelpie");
    expect(config.jobSources.adzuna).toEqual({ appId: "id", appKey: "key" });
    expect(config.inboundMail?.domain).toBe("mail.emu.example");
  });
});
