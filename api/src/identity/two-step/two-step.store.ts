import type { Db, Tx } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";

/** An app whose first code has come. */
const isOn = { confirmedAt: { not: null } };

export async function hasSecondStep(db: Db | Tx, userId: Owner): Promise<boolean> {
  return (await rowsOf(db, userId).twoStep.count({ where: isOn })) > 0;
}

export async function readState(db: Db, userId: Owner) {
  const row = await rowsOf(db, userId).twoStep.findFirst({ where: isOn, select: { confirmedAt: true } });
  return { since: row?.confirmedAt ?? null, codesLeft: await rowsOf(db, userId).recoveryCode.count() };
}

/** The sealed secret of the app that is on. */
export async function findSecret(db: Db | Tx, userId: Owner): Promise<string | undefined> {
  return (await rowsOf(db, userId).twoStep.findFirst({ where: isOn }))?.secret;
}

/** The sealed secret that waits for its first code. */
export async function findWaiting(db: Db, userId: Owner, since: Date): Promise<string | undefined> {
  const where = { confirmedAt: null, createdAt: { gt: since } };
  return (await rowsOf(db, userId).twoStep.findFirst({ where }))?.secret;
}

/** A new secret in place of one that waits. @throws a unique violation when an app is on. */
export async function storePendingSecret(tx: Tx, userId: Owner, secret: string, now: Date): Promise<void> {
  await rowsOf(tx, userId).twoStep.deleteMany({ where: { confirmedAt: null } });
  await rowsOf(tx, userId).twoStep.create({ data: { userId, secret, createdAt: now } });
}

/** @returns false when another request was faster, or another secret waits by now. */
export async function turnOn(
  tx: Tx,
  userId: Owner,
  waiting: { secret: string; step: number; now: Date },
): Promise<boolean> {
  const { count } = await rowsOf(tx, userId).twoStep.updateMany({
    where: { confirmedAt: null, secret: waiting.secret },
    data: { confirmedAt: waiting.now, lastStep: waiting.step },
  });
  return count === 1;
}

/**
 * Takes the code of a half minute, once: of several at once one gets it.
 * @param resealed the secret under the present key, where another had sealed it.
 */
export async function takeStep(
  db: Db | Tx,
  userId: Owner,
  step: number,
  resealed: string | undefined,
): Promise<boolean> {
  const { count } = await rowsOf(db, userId).twoStep.updateMany({
    where: { ...isOn, lastStep: { lt: step } },
    data: { lastStep: step, ...(resealed && { secret: resealed }) },
  });
  return count === 1;
}

/** Takes a recovery code, once. */
export async function takeRecoveryCode(db: Db | Tx, userId: Owner, codeHash: string): Promise<boolean> {
  const { count } = await rowsOf(db, userId).recoveryCode.deleteMany({ where: { codeHash } });
  return count === 1;
}

/** New recovery codes; those before work no more. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: Owner,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  const codes = rowsOf(tx, userId).recoveryCode;
  await codes.deleteMany();
  await codes.createMany({ data: hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })) });
}

/** Nothing of it stays, and no sign-in waits for a code. @returns false when it was not on. */
export async function turnOff(tx: Tx, userId: Owner): Promise<boolean> {
  const { count } = await rowsOf(tx, userId).twoStep.deleteMany({ where: isOn });
  await rowsOf(tx, userId).recoveryCode.deleteMany();
  await rowsOf(tx, userId).heldSignIn.deleteMany();
  return count === 1;
}
