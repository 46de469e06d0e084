import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { extensionOrigin } from "#shared/domain/extension-identity.ts";
import { type BucketConfig, bucketConfig, bucketVariables } from "./bucket-config.ts";
import { configurationErrors } from "./configuration-errors.ts";
import { mailServer, ownSender, type Sender, sender } from "./mail-config.ts";
import { type PaymentsConfig, paymentsConfig, stripeVariables } from "./payments-config.ts";
import { top } from "./programs.ts";
import { hasHost, isPlainAddress } from "./written-address.ts";

const originList = z.string().transform((text, context) => {
  const origins = text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  if (origins.some((origin) => !/^(chrome|moz)-extension:\/\/[\w-]+$/.test(origin))) {
    context.addIssue({
      code: "custom",
      message: "expected addresses such as chrome-extension://abc, separated by commas",
    });
  }
  return origins;
});

const feedList = z.string().transform((text, context) => {
  const feeds = text.split(/[\s,]+/).filter(Boolean);
  if (feeds.some((feed) => !hasHost(feed, ["https"])))
    context.addIssue({ code: "custom", message: "expected https addresses, separated by commas" });
  return feeds;
});

/** An origin: paths of ours begin at its root. */
const siteAddress = z
  .string()
  .refine(
    (address) =>
      hasHost(address, ["http", "https"]) && new URL(address).href === `${new URL(address).origin}/`,
    "expected an address without path, name or query, such as https://kelpie.example",
  );

/** Every environment variable of the server. Keep `.env.example` in step. decision: D-34. */
const variables = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65535).default(4310),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "expected a name or an IP address")
    .default("localhost"),
  APP_URL: siteAddress.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\/\S+$/, "expected an address such as postgresql://user@host/kelpie")
    .optional(),
  DATA_DIR: z.string().default(".data"),
  ...bucketVariables,
  SESSION_SECRET: z.string().min(32, "at least 32 characters").optional(),
  SESSION_SECRET_BEFORE: z.string().min(32, "at least 32 characters").optional(),
  EXTENSION_ORIGINS: originList.optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z
    .string()
    .refine(
      (address) => hasHost(address, ["http", "https"]) && isPlainAddress(address),
      "expected an address such as https://api.openai.com/v1, without user name and query",
    )
    .default("https://api.openai.com/v1"),
  OPENAI_MODEL: z.string().default("gpt-4.1-mini"),
  OPENAI_DAILY_CALLS: z.coerce.number().int().min(0).max(100_000).default(100),
  MAIL_URL: mailServer.optional(),
  MAIL_FROM: sender.optional(),
  SUPPORT_EMAIL: z.email().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^\+?[1-9]\d{4,14}$|^(?=.*[A-Za-z])[A-Za-z\d ]{2,11}$/, "expected a number such as +61400000000")
    .optional(),
  TWILIO_WHATSAPP_FROM: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, "expected a number such as +61400000000")
    .optional(),
  ADZUNA_APP_ID: z.string().optional(),
  ADZUNA_APP_KEY: z.string().optional(),
  JOB_BOARDS: z.enum(["on", "off"]).default("on"),
  JOB_FEEDS: feedList.optional(),
  ...stripeVariables,
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}$/, "expected a name such as mail.kelpie.example")
    .optional(),
  INBOUND_MAIL_SECRET: z.string().min(32, "at least 32 characters").optional(),
  KELPIE_ROLE: z.enum(["all", "web", "worker"]).default("all"),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
  METRICS_TOKEN: z.string().min(16, "at least 16 characters").optional(),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
});

/** An OpenAI-compatible server that may write. decision: D-29. */
export interface LanguageModelConfig {
  apiKey: string;
  baseUrl: string;
  /** The model's name on that server. */
  name: string;
  /** For one answer, waits and further tries included (docs/security.md, LL-05: 20 s with all that follows). */
  timeoutMs: number;
  retries: number;
  /** Calls per account and day, for all that writes together. */
  dailyCalls: number;
}

/** Sign-in with Google. decision: D-12. The addresses are Google's; tests run a server of their own. */
export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string;
  tokenUrl: string;
  profileUrl: string;
}

/** Text messages through Twilio. decision: D-27. */
export interface TwilioConfig {
  accountSid: string;
  authToken: string;
  /** Numbers to send from; a way without one is off. */
  from: string | undefined;
  whatsappFrom: string | undefined;
  /** Twilio's; tests run a server of their own. */
  baseUrl: string;
}

/** Where the job board's ads come from. decision: D-25. */
export interface JobSourcesConfig {
  /** The curated employers' public boards. */
  boards: boolean;
  /** Addresses of schema.org feeds. */
  feeds: string[];
  /** Absent without keys: then Adzuna is not asked. */
  adzuna: { appId: string; appKey: string } | undefined;
}

export interface Config {
  mode: "development" | "test" | "production";
  port: number;
  host: string;
  /** Origin of the site, without a trailing slash. */
  appUrl: string;
  /** PostgreSQL when set, else the embedded database in `dataDir`. decision: D-32. */
  databaseUrl: string | undefined;
  dataDir: string;
  bucket: BucketConfig | undefined;
  sessionSecret: string;
  /** The one before, after a change: it only opens what it has sealed (docs/operations.md, Keys). */
  earlierSecret: string | undefined;
  extensionOrigins: string[];
  /** How many proxies are in front; 0 trusts no forwarded address. */
  trustProxy: number;
  logLevel: "silent" | "error" | "warn" | "info" | "debug";
  /** Absent without a key: then the built-in writer does all the work. */
  languageModel: LanguageModelConfig | undefined;
  payments: PaymentsConfig;
  /** The mail server; without it mails lie in `dataDir/outbox`. decision: D-27. */
  mailUrl: string | undefined;
  mailFrom: Sender;
  /** Where people write to; it is on the help page and in the privacy policy. */
  supportAddress: string;
  /** Absent without keys: then nobody signs in with Google. */
  google: GoogleConfig | undefined;
  /** Absent without keys: then no text message is sent. */
  twilio: TwilioConfig | undefined;
  jobSources: JobSourcesConfig;
  /** Absent: nobody can forward messages here. decision: D-100. */
  inboundMail: { domain: string; secret: string } | undefined;
  /** What this process does of the whole: answer people, do the tasks, or both. */
  role: "all" | "web" | "worker";
  /** How long it still answers after it was told to stop, so that a proxy can look elsewhere first. */
  drainMs: number;
  /** Opens `/metrics`; absent, there is no such page. */
  metricsToken: string | undefined;
}

/**
 * Reads and validates the environment.
 * @throws Error whose message lists every error.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  const errors = [
    ...(parsed.error?.issues ?? []).map((issue) => `  ${issue.path.join(".")}: ${issue.message}`),
    ...configurationErrors(given, Object.keys(variables.shape)),
  ];
  if (!parsed.success || errors.length > 0)
    throw new Error(`Kelpie cannot start: its configuration has errors.\n${errors.join("\n")}`);
  const env = parsed.data;
  const dataDir = path.resolve(top, env.DATA_DIR);
  const sessionSecret = env.SESSION_SECRET ?? ownSecret(dataDir);
  const appUrl = new URL(env.APP_URL ?? `http://localhost:${env.PORT}`);
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    appUrl: appUrl.origin,
    databaseUrl: env.DATABASE_URL,
    dataDir,
    bucket: bucketConfig(env),
    sessionSecret,
    earlierSecret: env.SESSION_SECRET_BEFORE,
    payments: paymentsConfig(env, sessionSecret),
    extensionOrigins: env.EXTENSION_ORIGINS ?? [extensionOrigin],
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    languageModel: env.OPENAI_API_KEY
      ? {
          apiKey: env.OPENAI_API_KEY,
          baseUrl: env.OPENAI_BASE_URL,
          name: env.OPENAI_MODEL,
          timeoutMs: 18_000,
          retries: 2,
          dailyCalls: env.OPENAI_DAILY_CALLS,
        }
      : undefined,
    mailUrl: env.MAIL_URL,
    mailFrom: env.MAIL_FROM ?? ownSender(appUrl.hostname),
    supportAddress: env.SUPPORT_EMAIL ?? `support@${appUrl.hostname}`,
    twilio: twilioConfig(env),
    jobSources: jobSourcesConfig(env),
    inboundMail:
      env.INBOUND_MAIL_DOMAIN && env.INBOUND_MAIL_SECRET
        ? { domain: env.INBOUND_MAIL_DOMAIN, secret: env.INBOUND_MAIL_SECRET }
        : undefined,
    role: env.KELPIE_ROLE,
    drainMs: 1000 * (env.DRAIN_SECONDS ?? (env.NODE_ENV === "production" ? 5 : 0)),
    metricsToken: env.METRICS_TOKEN,
    google: googleConfig(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
  };
}

function jobSourcesConfig(env: z.infer<typeof variables>): JobSourcesConfig {
  const { ADZUNA_APP_ID: appId, ADZUNA_APP_KEY: appKey } = env;
  // Tests ask nobody: they pass sources of their own.
  const boards = env.JOB_BOARDS === "on" && env.NODE_ENV !== "test";
  return { boards, feeds: env.JOB_FEEDS ?? [], adzuna: appId && appKey ? { appId, appKey } : undefined };
}

function twilioConfig(env: z.infer<typeof variables>): TwilioConfig | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = env;
  if (!accountSid || !authToken) return undefined;
  return {
    accountSid,
    authToken,
    from: env.TWILIO_FROM,
    whatsappFrom: env.TWILIO_WHATSAPP_FROM,
    baseUrl: "https://api.twilio.com",
  };
}

function googleConfig(clientId?: string, clientSecret?: string): GoogleConfig | undefined {
  if (!clientId || !clientSecret) return undefined;
  return {
    clientId,
    clientSecret,
    authorizationUrl: "https://accounts.google.com/o/oauth2/v2/auth",
    tokenUrl: "https://oauth2.googleapis.com/token",
    profileUrl: "https://openidconnect.googleapis.com/v1/userinfo",
  };
}

/** Outside production the secret is made once and stored beside the embedded database. */
function ownSecret(dataDir: string): string {
  const file = path.join(dataDir, "session-secret");
  if (existsSync(file)) return readFileSync(file, "utf8");
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8");
}

/** Set by `node --watch`, for the process that it starts. */
const watchSign = "WATCH_REPORT_DEPENDENCIES";

/** A server that is started again at every change: what it may need later waits until then. */
export const isWatched = (): boolean => process.env[watchSign] !== undefined;

/** What threads see of the environment: watched, they would report their files as messages that no pool knows. */
export function threadEnvironment(): Record<string, string> {
  const kept = Object.entries(process.env).filter(([name]) => name !== watchSign);
  return Object.fromEntries(kept.map(([name, value]) => [name, value ?? ""]));
}
