import { tierAt } from "#shared/domain/subscription.ts";
import type { Db, Tx } from "../../db/open.ts";
import { everybodysRows, type Owner, ownerOf, rowsOf } from "../../db/owner.ts";
import type { Caller } from "../../http/handler.ts";
import { endOtherSignIns } from "../../identity/other-sign-ins.store.ts";

const personFields = {
  ...{ id: true, email: true, emailVerifiedAt: true, fullName: true, profileImageUrl: true, tier: true },
} as const;
export const callerFields = {
  ...personFields,
  subscription: { select: { currentPeriodEnd: true } },
} as const;

type CallerRow = Omit<Caller, "id" | "isEmailVerified"> & {
  id: string;
  emailVerifiedAt: Date | null;
  subscription: { currentPeriodEnd: Date | null } | null;
};

/** A paid period that has passed is over on the next request, whoever tells us of it (docs/security.md, ST-05). */
export function callerAt(row: CallerRow, now: Date): Caller {
  const { id, email, emailVerifiedAt, fullName, profileImageUrl } = row;
  return {
    id: ownerOf(id),
    ...{ email, fullName, profileImageUrl },
    isEmailVerified: emailVerifiedAt !== null,
    tier: tierAt(row.tier, row.subscription?.currentPeriodEnd, now),
  };
}

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export async function findCaller(db: Db, userId: Owner, now: Date): Promise<Caller | null> {
  const row = await db.user.findUnique({ where: { id: userId }, select: callerFields });
  return row && callerAt(row, now);
}

export async function findByEmail(db: Db, email: string, now: Date) {
  const row = await db.user.findUnique({
    where: { email: normaliseEmail(email) },
    select: { ...callerFields, passwordHash: true },
  });
  return row && { ...callerAt(row, now), passwordHash: row.passwordHash };
}

export async function findByGoogle(db: Db, googleId: string, now: Date): Promise<Caller | null> {
  const row = await db.user.findUnique({ where: { googleId }, select: callerFields });
  return row && callerAt(row, now);
}

export async function linkGoogle(db: Db, userId: Owner, googleId: string): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { googleId } });
}

/** @throws a unique violation when the address has an account. */
export async function createUser(
  db: Db | Tx,
  user: {
    email: string;
    fullName: string;
    phone?: string | undefined;
    /** Null for an account that signs in with Google only. */
    passwordHash: string | null;
    googleId?: string;
    /** When somebody else, Google, has proven the address. */
    emailVerifiedAt?: Date;
    tier?: Caller["tier"];
  },
): Promise<Pick<Caller, "id" | "email">> {
  const row = await db.user.create({
    data: {
      email: normaliseEmail(user.email),
      fullName: user.fullName,
      phone: user.phone || null,
      passwordHash: user.passwordHash,
      ...(user.googleId && { googleId: user.googleId }),
      ...(user.emailVerifiedAt && { emailVerifiedAt: user.emailVerifiedAt }),
      ...(user.tier && { tier: user.tier }),
    },
    select: { id: true, email: true },
  });
  return { ...row, id: ownerOf(row.id) };
}

export interface Account {
  id: Owner;
  email: string;
  fullName: string;
  passwordHash: string | null;
}

export const accountFields = { id: true, email: true, fullName: true, passwordHash: true } as const;

export async function findAccount(db: Db | Tx, userId: Owner): Promise<Account | null> {
  const row = await db.user.findUnique({ where: { id: userId }, select: accountFields });
  return row && { ...row, id: userId };
}

/** Stores the password and ends every other way in. */
export async function replacePassword(
  tx: Tx,
  userId: Owner,
  passwordHash: string,
  keptSession: string | null,
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash } });
  await endOtherSignIns(tx, userId, keptSession);
}

/**
 * Gives the account to whoever reads the mail of its address: nothing stays that somebody else may have added as a way
 * to reach or follow it. The opened link proves the address too. decision: D-74.
 */
export async function recoverAccount(tx: Tx, userId: Owner, now: Date): Promise<void> {
  const unproven = { id: userId, emailVerifiedAt: null };
  await tx.user.updateMany({ where: unproven, data: { googleId: null, emailVerifiedAt: now } });
  await tx.user.update({ where: { id: userId }, data: { phone: null } });
  await rowsOf(tx, userId).pushSubscription.deleteMany({ where: { userId } });
  await rowsOf(tx, userId).passkey.deleteMany();
}

export async function listSessions(db: Db, userId: Owner, now: Date) {
  return rowsOf(db, userId).session.findMany({
    where: { userId, expiresAt: { gt: now } },
    orderBy: { lastSeenAt: "desc" },
    select: { idHash: true, device: true, createdAt: true, lastSeenAt: true },
  });
}

export async function removeSession(db: Db, userId: Owner, idHash: string): Promise<void> {
  await rowsOf(db, userId).session.deleteMany({ where: { userId, idHash } });
}

/** Rows whose time is over: nothing reads them any more. */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  const isOver = { where: { expiresAt: { lt: now } } };
  await everybodysRows(db).session.deleteMany(isOver);
  await everybodysRows(db).passwordReset.deleteMany(isOver);
  await everybodysRows(db).extensionToken.deleteMany(isOver);
  await everybodysRows(db).connectionCode.deleteMany(isOver);
  await everybodysRows(db).heldSignIn.deleteMany(isOver);
  await everybodysRows(db).passkeyChallenge.deleteMany(isOver);
  await everybodysRows(db).emailVerification.deleteMany(isOver);
}
