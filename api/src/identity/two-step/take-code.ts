import { createHash } from "node:crypto";
import { readCode } from "#shared/domain/auth/two-step.ts";
import { stepOfCode } from "../../adapters/otpauth.ts";
import type { Db, Tx } from "../../db/open.ts";
import type { Owner } from "../../db/owner.ts";
import type { Services } from "../../services.ts";
import { seal, unseal } from "./seal.ts";
import { findSecret, takeRecoveryCode, takeStep } from "./two-step.store.ts";

/** 80 random bits need no slow hash; the account keeps two people's equal codes apart. */
export function recoveryHash(userId: Owner, code: string): string {
  return createHash("sha256").update(`recovery:${userId}:${code}`).digest("hex");
}

/**
 * Takes a code of the account's app or a recovery code, once (docs/security.md, AU-19).
 * @returns which it was; undefined when it is wrong, used, or nothing is on.
 */
export async function takeCode(
  { config, now }: Pick<Services, "config" | "now">,
  db: Db | Tx,
  userId: Owner,
  typed: string,
): Promise<"app" | "recovery" | undefined> {
  const given = readCode(typed);
  if (given?.kind === "recovery")
    return (await takeRecoveryCode(db, userId, recoveryHash(userId, given.code))) ? "recovery" : undefined;
  const row = given && (await findSecret(db, userId));
  const opened = row ? unseal(config, userId, row) : undefined;
  const step = given && opened && stepOfCode(opened.secret, given.code, now());
  if (!step) return undefined;
  const resealed = opened.isOld ? seal(config, userId, opened.secret) : undefined;
  return (await takeStep(db, userId, step, resealed)) ? "app" : undefined;
}
