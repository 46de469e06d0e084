import type { StatedFact } from "#shared/contract/stated-facts.ts";
import { statedFactLimits } from "#shared/domain/resumes/stated-facts.ts";
import { statedSource } from "#shared/writing/bank/stated-source.ts";
import type { Source } from "#shared/writing/verify/claim.ts";
import { lockAccount } from "../db/lock-account.ts";
import type { Db, Tx } from "../db/open.ts";
import { type Owner, rowsOf } from "../db/owner.ts";
import { AppError } from "../http/app-error.ts";

/** Newest first. */
export async function listStatedFacts(db: Db | Tx, userId: Owner): Promise<StatedFact[]> {
  const rows = await rowsOf(db, userId).statedFact.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  return rows.map(({ id, term, text, createdAt }) => ({
    id,
    term,
    text,
    createdAt: createdAt.toISOString(),
  }));
}

/** The account's own statements as sources of the fact check and of whoever writes. */
export async function listStatedSources(db: Db, userId: Owner): Promise<Source[]> {
  return (await listStatedFacts(db, userId)).map(statedSource);
}

/**
 * Keeps one statement per term, whatever its capitals.
 * @throws AppError `conflict` when the account holds as many as it may.
 */
export async function keepStatedFact(
  db: Db,
  userId: Owner,
  { term, text }: { term: string; text: string },
  now: Date,
): Promise<StatedFact[]> {
  return db.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const facts = await listStatedFacts(tx, userId);
    const known = facts.find((one) => one.term.toLowerCase() === term.toLowerCase());
    if (known) {
      await rowsOf(tx, userId).statedFact.update({
        where: { id: known.id, userId },
        data: { term, text, createdAt: now },
      });
    } else {
      if (facts.length >= statedFactLimits.facts)
        throw new AppError(
          "conflict",
          `You have kept ${statedFactLimits.facts} statements. Please delete one you no longer need.`,
        );
      await rowsOf(tx, userId).statedFact.create({ data: { userId, term, text, createdAt: now } });
    }
    return listStatedFacts(tx, userId);
  });
}

/** @returns false when the account has no such statement. */
export async function removeStatedFact(db: Db, userId: Owner, id: string): Promise<boolean> {
  const { count } = await rowsOf(db, userId).statedFact.deleteMany({ where: { id, userId } });
  return count > 0;
}
