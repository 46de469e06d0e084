import type { Db } from "../db/open.ts";
import type { Owner } from "../db/owner.ts";

/** When the person agreed that a model may write for them; null where they did not, or not any more. */
export async function getModelConsent(db: Db, userId: Owner): Promise<Date | null> {
  const row = await db.user.findUnique({ where: { id: userId }, select: { modelConsentAt: true } });
  return row?.modelConsentAt ?? null;
}

export async function saveModelConsent(db: Db, userId: Owner, at: Date | null): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { modelConsentAt: at } });
}

/**
 * Takes one call from the account's budget of the day, in one statement: of any number of calls at once exactly
 * as many succeed as are left. A failed call stays taken; that bounds the runs that cost no use.
 * @param day `YYYY-MM-DD`, UTC.
 */
export async function takeModelCall(db: Db, userId: Owner, day: string, limit: number): Promise<boolean> {
  if (limit < 1) return false;
  const changed = await db.$executeRaw`
    INSERT INTO "ModelCalls" ("userId", day, calls) VALUES (${userId}, ${day}, 1)
    ON CONFLICT ("userId", day) DO UPDATE SET calls = "ModelCalls".calls + 1
    WHERE "ModelCalls".calls < ${limit}::int`;
  return changed > 0;
}
