import { createHash } from "node:crypto";
import type { Request } from "express";
import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import type { LimitName } from "#shared/contract/route.ts";
import type { Owner } from "../db/owner.ts";
import { tellOfGuessing } from "../features/auth/tell-of-guessing.ts";
import type { Services } from "../services.ts";
import { addressKey } from "./address-key.ts";
import { rateLimited } from "./app-error.ts";
import { heldEmail } from "./held-sign-in.ts";
import { isKnownBrowser } from "./known-browser.ts";
import { type Bucket, limits } from "./rate-limit-table.ts";

export interface RateLimits {
  /** Before the handler: refuses a caller who is over, and counts the call where calls count. */
  enter(name: LimitName, req: Request, userId: string | undefined): Promise<void>;
  /** After a try that was no failure, for limits that count failures. */
  giveBack(name: LimitName, req: Request): Promise<void>;
  /** For handlers that count their own call. */
  count(name: LimitName, userId: Owner): Promise<void>;
}

type LimitServices = Pick<Services, "db" | "config" | "now" | "tasks" | "log">;

/**
 * Limits shared by all processes through the database (D-32).
 * @throws AppError `rate_limited` with the seconds to wait.
 */
export function createRateLimits(services: LimitServices): RateLimits {
  const limiters = new Map(
    (Object.keys(limits) as LimitName[]).map((name) => [
      name,
      limits[name].buckets.map((bucket) => ({ bucket, limiter: limiterFor(services, name, bucket) })),
    ]),
  );

  const consume = async (limiter: RateLimiterPrisma, key: string, onFirstRefusal?: () => Promise<void>) => {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      if (refusal.consumedPoints === limiter.points + 1) await onFirstRefusal?.();
      throw rateLimited(secondsUntil(refusal));
    }
  };

  const tell = (req: Request) =>
    tellOfGuessing(services, emailOf(req)).catch((err: unknown) =>
      services.log.error({ err }, "the owner was not told of failed sign-ins"),
    );

  return {
    async enter(name, req, userId) {
      const limit = limits[name];
      if (limit.when === "handler") return;
      for (const { bucket, limiter } of limiters.get(name) ?? []) {
        const key = keyOf(services, { bucket, mayBeKnown: limit.counts === "failures" }, req, userId);
        const isTold = limit.tellsOwner && bucket.by === "email";
        if (key !== undefined) await consume(limiter, key, isTold ? () => tell(req) : undefined);
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
    keyPrefix: `${limits[name].sharedWith ?? name}-${bucket.by}`,
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
  const email = emailOf(req);
  const isKnown = mayBeKnown && email !== "" && isKnownBrowser(req, config, email);
  if (bucket.by === "email") return isKnown ? `known ${email}` : email;
  // Hashed: the table of limits shall hold no token that opens an account.
  if (bucket.by === "token") return createHash("sha256").update(fieldOf(req, "token")).digest("hex");
  // What others behind the same address tried does not count against a browser that is known.
  if (isKnown) return undefined;
  return addressKey(req.ip);
}

/** Whose account is tried. */
function emailOf(req: Request): string {
  return emailKey(heldEmail(req) ?? fieldOf(req, "email"));
}

function fieldOf(req: Request, name: string): string {
  const body: unknown = req.body;
  return typeof body === "object" && body ? String(Reflect.get(body, name) ?? "") : "";
}
