import { createHash } from "node:crypto";
import type { Request } from "express";
import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import type { LimitName } from "#shared/contract/route.ts";
import type { Owner } from "../db/owner.ts";
import type { Services } from "../services.ts";
import { addressKey } from "./address-key.ts";
import { rateLimited } from "./app-error.ts";
import { heldEmail } from "./held-sign-in.ts";
import { isKnownBrowser } from "./known-browser.ts";

const minute = 60;

interface Bucket {
  points: number;
  /** Seconds. */
  duration: number;
  by: "address" | "account" | "email" | "token";
}

interface Limit {
  buckets: Bucket[];
  /**
   * `failures`: a try counts before the password is looked at, so that many at once are many, and is given back when it was
   * no failure: success locks nobody out.
   */
  counts: "calls" | "failures";
  /** `handler`: the handler counts the call itself, after the quota (docs/security.md, AZ-10). */
  when: "before" | "handler";
}

/** Of passwords and codes, by the account and by where it comes from. */
const guessing: Limit = {
  buckets: [
    { points: 10, duration: 15 * minute, by: "email" },
    { points: 50, duration: 15 * minute, by: "address" },
  ],
  counts: "failures",
  when: "before",
};

/** The numbers of docs/security.md, AU-08 and AZ-10. */
const limits: Record<LimitName, Limit> = {
  login: guessing,
  /** As for passwords; the account is that of the sign-in that waits for its code (AU-19). */
  "second-step": guessing,
  /** Keys are not guessed; this bounds the challenges that are kept (AU-20). */
  passkey: {
    buckets: [{ points: 60, duration: 15 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
  signup: {
    buckets: [{ points: 20, duration: 60 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
  forgot: {
    buckets: [
      { points: 3, duration: 60 * minute, by: "email" },
      { points: 20, duration: 60 * minute, by: "address" },
    ],
    counts: "calls",
    when: "before",
  },
  reset: {
    buckets: [
      { points: 5, duration: 60 * minute, by: "token" },
      { points: 20, duration: 60 * minute, by: "address" },
    ],
    counts: "calls",
    when: "before",
  },
  /** Calls that take the current password: nobody guesses it from an open session. */
  credentials: {
    buckets: [{ points: 20, duration: 15 * minute, by: "account" }],
    counts: "calls",
    when: "before",
  },
  /** Opened links that prove an address. */
  verify: {
    buckets: [{ points: 20, duration: 60 * minute, by: "account" }],
    counts: "calls",
    when: "before",
  },
  /** Mails with such a link, asked for once more. */
  "verify-mail": {
    buckets: [
      { points: 3, duration: 60 * minute, by: "account" },
      { points: 20, duration: 60 * minute, by: "address" },
    ],
    counts: "calls",
    when: "before",
  },
  export: {
    buckets: [{ points: 10, duration: 60 * minute, by: "account" }],
    counts: "calls",
    when: "before",
  },
  /** The panel asks every two seconds for five minutes. */
  connect: {
    buckets: [{ points: 600, duration: 15 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
  upload: { buckets: [{ points: 20, duration: minute, by: "account" }], counts: "calls", when: "before" },
  writing: { buckets: [{ points: 30, duration: minute, by: "account" }], counts: "calls", when: "handler" },
  fetch: { buckets: [{ points: 10, duration: minute, by: "account" }], counts: "calls", when: "before" },
  template: {
    buckets: [{ points: 30, duration: 60 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
  checkout: { buckets: [{ points: 30, duration: minute, by: "account" }], counts: "calls", when: "before" },
  billing: { buckets: [{ points: 60, duration: minute, by: "account" }], counts: "calls", when: "before" },
  populate: {
    buckets: [{ points: 6, duration: 10 * minute, by: "account" }],
    counts: "calls",
    when: "before",
  },
  /** Reports of how a page was read. */
  "site-report": {
    buckets: [{ points: 20, duration: 60 * minute, by: "account" }],
    counts: "calls",
    when: "before",
  },
  "post-job": {
    buckets: [{ points: 20, duration: 60 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
  /** Looks at postings, counted for their employers. */
  "posting-use": {
    buckets: [{ points: 120, duration: 60 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
  "posting-report": {
    buckets: [{ points: 10, duration: 60 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
  /** Calls of a posting's private link. */
  posting: {
    buckets: [
      { points: 60, duration: 60 * minute, by: "token" },
      { points: 120, duration: 60 * minute, by: "address" },
    ],
    counts: "calls",
    when: "before",
  },
  download: { buckets: [{ points: 20, duration: minute, by: "account" }], counts: "calls", when: "before" },
  /** Every row that changes something and names no limit of its own. */
  change: {
    buckets: [
      { points: 300, duration: minute, by: "account" },
      { points: 1200, duration: minute, by: "address" },
    ],
    counts: "calls",
    when: "before",
  },
  "csp-report": {
    buckets: [{ points: 30, duration: 10 * minute, by: "address" }],
    counts: "calls",
    when: "before",
  },
};

export interface RateLimits {
  /** Before the handler: refuses a caller who is over, and counts the call where calls count. */
  enter(name: LimitName, req: Request, userId: string | undefined): Promise<void>;
  /** After a try that was no failure, for limits that count failures. */
  giveBack(name: LimitName, req: Request): Promise<void>;
  /** For handlers that count their own call. */
  count(name: LimitName, userId: Owner): Promise<void>;
}

/**
 * Limits shared by all processes through the database (D-32).
 * @throws AppError `rate_limited` with the seconds to wait.
 */
export function createRateLimits(services: Pick<Services, "db" | "config">): RateLimits {
  const limiters = new Map(
    (Object.keys(limits) as LimitName[]).map((name) => [
      name,
      limits[name].buckets.map((bucket) => ({ bucket, limiter: limiterFor(services, name, bucket) })),
    ]),
  );

  const consume = async (limiter: RateLimiterPrisma, key: string) => {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? rateLimited(secondsUntil(refusal)) : refusal;
    }
  };

  return {
    async enter(name, req, userId) {
      const limit = limits[name];
      if (limit.when === "handler") return;
      for (const { bucket, limiter } of limiters.get(name) ?? []) {
        const key = keyOf(services, { bucket, mayBeKnown: limit.counts === "failures" }, req, userId);
        if (key !== undefined) await consume(limiter, key);
      }
    },
    async giveBack(name, req) {
      if (limits[name].counts !== "failures") return;
      for (const { bucket, limiter } of limiters.get(name) ?? []) {
        const key = keyOf(services, { bucket, mayBeKnown: true }, req, undefined);
        if (key !== undefined) await limiter.reward(key);
      }
    },
    async count(name, userId) {
      for (const { limiter } of limiters.get(name) ?? []) await consume(limiter, userId);
    },
  };
}

function limiterFor({ db }: Pick<Services, "db">, name: LimitName, bucket: Bucket): RateLimiterPrisma {
  return new RateLimiterPrisma({
    storeClient: db,
    tableName: "rateLimiterFlexible",
    keyPrefix: `${name}-${bucket.by}`,
    points: bucket.points,
    duration: bucket.duration,
  });
}

/** Who has proven by a mailed link to be the owner does not wait for what somebody else tried. */
export async function clearSignInFailures(services: Pick<Services, "db">, email: string): Promise<void> {
  for (const bucket of limits.login.buckets)
    if (bucket.by === "email") await limiterFor(services, "login", bucket).delete(emailKey(email));
}

function emailKey(email: string): string {
  return email.trim().toLowerCase().slice(0, 254);
}

function secondsUntil(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
}

/** Whom this call counts for; undefined where it counts for nobody. */
function keyOf(
  { config }: Pick<Services, "config">,
  { bucket, mayBeKnown }: { bucket: Bucket; mayBeKnown: boolean },
  req: Request,
  userId: string | undefined,
): string | undefined {
  if (bucket.by === "account" && userId) return userId;
  const email = emailKey(heldEmail(req) ?? fieldOf(req, "email"));
  const isKnown = mayBeKnown && email !== "" && isKnownBrowser(req, config, email);
  if (bucket.by === "email") return isKnown ? `known ${email}` : email;
  // Hashed: the table of limits shall hold no token that opens an account.
  if (bucket.by === "token") return createHash("sha256").update(fieldOf(req, "token")).digest("hex");
  // What others behind the same address tried does not count against a browser that is known.
  if (isKnown) return undefined;
  return addressKey(req.ip);
}

function fieldOf(req: Request, name: string): string {
  const body: unknown = req.body;
  return typeof body === "object" && body ? String(Reflect.get(body, name) ?? "") : "";
}
