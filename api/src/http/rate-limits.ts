import { createHash } from "node:crypto";
import type { Request } from "express";
import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import type { LimitName } from "#shared/contract/route.ts";
import type { Owner } from "../db/owner.ts";
import type { Services } from "../services.ts";
import { rateLimited } from "./app-error.ts";

const minute = 60;

interface Bucket {
  points: number;
  /** Seconds. */
  duration: number;
  by: "address" | "account" | "email" | "token";
}

interface Limit {
  buckets: Bucket[];
  /** `failures`: only refused tries count, so that the owner is never locked out by success. */
  counts: "calls" | "failures";
  /** `handler`: the handler counts the call itself, after the quota (docs/security.md, AZ-10). */
  when: "before" | "handler";
}

/** The numbers of docs/security.md, AU-08 and AZ-10. */
const limits: Record<LimitName, Limit> = {
  login: {
    buckets: [
      { points: 10, duration: 15 * minute, by: "email" },
      { points: 50, duration: 15 * minute, by: "address" },
    ],
    counts: "failures",
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
};

export interface RateLimits {
  /** Before the handler: refuses a caller who is over, and counts the call where calls count. */
  enter(name: LimitName, req: Request, userId: string | undefined): Promise<void>;
  /** After a refused try, for limits that count failures. */
  countFailure(name: LimitName, req: Request): Promise<void>;
  /** For handlers that count their own call. */
  count(name: LimitName, userId: Owner): Promise<void>;
}

/**
 * Limits shared by all processes through the database (D-32).
 * @throws AppError `rate_limited` with the seconds to wait.
 */
export function createRateLimits(services: Pick<Services, "db">): RateLimits {
  const limiterFor = (name: LimitName, bucket: Bucket) =>
    new RateLimiterPrisma({
      storeClient: services.db,
      tableName: "rateLimiterFlexible",
      keyPrefix: `${name}-${bucket.by}`,
      points: bucket.points,
      duration: bucket.duration,
    });
  const limiters = new Map(
    (Object.keys(limits) as LimitName[]).map((name) => [
      name,
      limits[name].buckets.map((bucket) => ({ bucket, limiter: limiterFor(name, bucket) })),
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
        const key = keyOf(bucket, req, userId);
        if (limit.counts === "calls") {
          await consume(limiter, key);
          continue;
        }
        const state = await limiter.get(key);
        if (state && state.consumedPoints >= bucket.points) throw rateLimited(secondsUntil(state));
      }
    },
    async countFailure(name, req) {
      if (limits[name].counts !== "failures") return;
      for (const { bucket, limiter } of limiters.get(name) ?? []) {
        // The answer of this try stands; only the next one is refused.
        await limiter.penalty(keyOf(bucket, req, undefined));
      }
    },
    async count(name, userId) {
      for (const { limiter } of limiters.get(name) ?? []) await consume(limiter, userId);
    },
  };
}

function secondsUntil(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
}

function keyOf(bucket: Bucket, req: Request, userId: string | undefined): string {
  if (bucket.by === "account" && userId) return userId;
  if (bucket.by === "email") return fieldOf(req, "email").trim().toLowerCase().slice(0, 254);
  // Hashed: the table of limits shall hold no token that opens an account.
  if (bucket.by === "token") return createHash("sha256").update(fieldOf(req, "token")).digest("hex");
  return req.ip ?? "unknown";
}

function fieldOf(req: Request, name: string): string {
  const body: unknown = req.body;
  return typeof body === "object" && body ? String(Reflect.get(body, name) ?? "") : "";
}
