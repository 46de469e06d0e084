import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { extensionOrigin } from "#shared/domain/extension-identity.ts";

const top = path.resolve(import.meta.dirname, "../..");

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

/** Every environment variable of the server. Keep `.env.example` in step. decision: D-34. */
const variables = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65535).default(4310),
  HOST: z.string().default("localhost"),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z
    .string()
    .startsWith("postgres", "expected an address such as postgresql://user@host/kelpie")
    .optional(),
  DATA_DIR: z.string().default(".data"),
  SESSION_SECRET: z.string().min(32, "at least 32 characters").optional(),
  EXTENSION_ORIGINS: originList.optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).default("https://api.openai.com/v1"),
  OPENAI_MODEL: z.string().default("gpt-4.1-mini"),
  OPENAI_DAILY_CALLS: z.coerce.number().int().min(0).max(100_000).default(100),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
});

/** An OpenAI-compatible server that may write. decision: D-29. */
export interface LanguageModelConfig {
  apiKey: string;
  baseUrl: string;
  /** The model's name on that server. */
  name: string;
  /** For one answer, waits and further tries included (security.md LL-05: 20 s with all that follows). */
  timeoutMs: number;
  retries: number;
  /** Calls per account and day, for all that writes together. */
  dailyCalls: number;
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
  sessionSecret: string;
  extensionOrigins: string[];
  /** How many proxies stand in front; 0 trusts no forwarded address. */
  trustProxy: number;
  logLevel: "silent" | "error" | "warn" | "info" | "debug";
  /** Absent without a key: then the built-in writer does all the work. */
  languageModel: LanguageModelConfig | undefined;
}

/**
 * Reads and validates the environment.
 * @throws Error whose message lists every fault.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(given);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  if (given.NODE_ENV === "production") {
    if (!given.SESSION_SECRET)
      faults.push("  SESSION_SECRET: needed in production (openssl rand -base64 48)");
    if (!given.APP_URL) faults.push("  APP_URL: needed in production, the address people type");
    if (!given.DATABASE_URL)
      faults.push("  DATABASE_URL: needed in production, the embedded database is for one person");
  }
  if (!parsed.success || faults.length > 0) {
    throw new Error(`Kelpie cannot start: its configuration has faults.\n${faults.join("\n")}`);
  }
  const env = parsed.data;
  const dataDir = path.resolve(top, env.DATA_DIR);
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    appUrl: new URL(env.APP_URL ?? `http://localhost:${env.PORT}`).origin,
    databaseUrl: env.DATABASE_URL,
    dataDir,
    sessionSecret: env.SESSION_SECRET ?? ownSecret(dataDir),
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
  };
}

/** Outside production the secret is made once and kept beside the embedded database. */
function ownSecret(dataDir: string): string {
  const file = path.join(dataDir, "session-secret");
  if (existsSync(file)) return readFileSync(file, "utf8");
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8");
}
