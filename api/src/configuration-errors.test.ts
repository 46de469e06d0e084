import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { configBase as base, stripeSettings as stripe } from "./testing/config-base.ts";

const twilio = { TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "token" };
const bucket = {
  S3_BUCKET_URL: "https://s3.example/kelpie/",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};
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
    ...[
      ...[
        "smtp://user:password@",
        "smtp:///mail.example",
        "smtp://.",
        "smtp://mail..example",
        "mail.example:587",
      ],
      ...[
        "smtp://-mail.example",
        "http://mail.example",
        "smtp://mail.example:0",
        "smtp://mail.example:99999",
      ],
      ...[
        "smtp://mail.example/inbox",
        "smtp://mail.example#x",
        "smtp://user@mail.example",
        "smtp://:p@mail.example",
      ],
      ...["smtp://user:pass/word@mail.example", "smtp://user:pass#word@mail.example", "smtp://%20"],
    ].map((MAIL_URL): [string, Record<string, string>] => ["MAIL_URL: expected an address", { MAIL_URL }]),
    ...[
      "https:///v1",
      "https:v1",
      "https:/v1",
      "http://",
      "https://.",
      "ftp://models.example",
      "https://a:b@m.example",
    ].map((OPENAI_BASE_URL): [string, Record<string, string>] => [
      "OPENAI_BASE_URL: expected an address",
      { OPENAI_BASE_URL },
    ]),
    ...["https:///feed", "https:feed.example", "https://a.example, https:///b"].map(
      (JOB_FEEDS): [string, Record<string, string>] => ["JOB_FEEDS: expected https", { JOB_FEEDS }],
    ),
    ...[
      "http:///kelpie",
      "http:kelpie",
      "https://key:secret@s3.example/kelpie",
      "https://s3.example/?b=kelpie",
      "s3://kelpie",
    ].map((S3_BUCKET_URL): [string, Record<string, string>] => [
      "S3_BUCKET_URL: expected an address",
      { ...bucket, S3_BUCKET_URL },
    ]),
    ["S3_REGION: expected a region", { ...bucket, S3_REGION: "Sydney, NSW" }],
    ["S3_REGION: needs S3_BUCKET_URL", { S3_REGION: "ap-southeast-2" }],
    ...Object.keys(bucket).map((name): [string, Record<string, string>] => [
      `${name}: S3_BUCKET_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY belong`,
      { ...bucket, [name]: "" },
    ]),
    ["APP_URL: expected an address without path", { APP_URL: "https:///kelpie.example" }],
    ["MAIL_FROM: expected an address", { MAIL_FROM: "Kelpie <hello@nodot>" }],
    ["MAIL_FROM: expected an address", { MAIL_FROM: "Kelpie <hello@emu.example" }],
    ["MAIL_FROM: expected an address", { MAIL_FROM: "a@emu.example, b@emu.example" }],
    ["MAIL_FROM: expected an address", { MAIL_FROM: "Kelpie <hello@emu.example> of Emu" }],
    ["STRIPE_PRICE_ANNUAL: the id of the monthly price", { ...stripe, STRIPE_PRICE_ANNUAL: "price_1" }],
    ["STRIPE_GST_RATE: needs Stripe's other four", { STRIPE_GST_RATE: "txr_1" }],
    ["APP_URL: expected an address without path", { APP_URL: "https://kelpie.example/app" }],
    ["APP_URL: expected an address without path", { APP_URL: "https://kelpie.example/?from=x" }],
    ["APP_URL: expected an address without path", { APP_URL: "https://me:secret@kelpie.example" }],
    ["APP_URL: expected an address without path", { APP_URL: "kelpie.example" }],
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
    ["SMTP_URL", "MAIL_URL"],
    ["S3_BUCKET_URI", "S3_BUCKET_URL"],
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

  it.each([
    "smtp://mail.example",
    "smtps://user:p%40ss@mail.example:465",
    "smtp://localhost:1025/",
    "smtp://10.0.0.5?pool=true",
    "smtp://[::1]:25",
    "smtp://mail_server:25",
  ])("no mail server such as %s", (MAIL_URL) => {
    expect(readConfig({ ...base, MAIL_URL }).mailUrl).toBe(MAIL_URL);
  });

  it("no bucket whose variables are whole", () => {
    const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = bucket;
    const whole = { url: "https://s3.example/kelpie", accessKeyId, secretAccessKey };
    expect(readConfig(base).bucket).toBeUndefined();
    expect(readConfig({ ...base, ...bucket }).bucket).toEqual({ ...whole, region: undefined });
    expect(readConfig({ ...base, ...bucket, S3_REGION: "auto" }).bucket).toEqual({
      ...whole,
      region: "auto",
    });
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
