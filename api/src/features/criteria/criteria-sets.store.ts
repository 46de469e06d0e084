import type { CriteriaWork } from "#shared/contract/criteria.ts";
import type { CriteriaSet } from "#shared/contract/criteria-sets.ts";
import { lockAccount } from "../../db/lock-account.ts";
import type { Db } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { AppError } from "../../http/app-error.ts";

/** More are nobody's work at hand. */
const mostSets = 100;

/** Newest first. */
export async function listSets(db: Db, userId: Owner): Promise<CriteriaSet[]> {
  const rows = await rowsOf(db, userId).criteriaSet.findMany({
    where: { userId },
    select: { id: true, jobTitle: true, company: true, changedAt: true },
    orderBy: [{ changedAt: "desc" }, { id: "asc" }],
  });
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}

/** The ad of a result, and the saved job it belongs to; null when the account has no such result. */
export async function findResultAd(db: Db, userId: Owner, id: string) {
  return rowsOf(db, userId).optimisation.findFirst({
    where: { id, userId },
    select: { applicationId: true, jobTitle: true, company: true, adText: true },
  });
}

export interface NewSet {
  optimisationId: string | null;
  jobTitle: string;
  company: string;
  adText: string;
  /** Of a pasted list what was read of it; null where the text is read as an ad. */
  work: CriteriaWork | null;
}

/** Makes a set, or finds that of the same result. @throws AppError `conflict` when the account has too many. */
export async function makeSet(db: Db, userId: Owner, set: NewSet, now: Date): Promise<string> {
  return db.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const sets = rowsOf(tx, userId).criteriaSet;
    const { optimisationId, work, ...told } = set;
    const known =
      optimisationId === null ? null : await sets.findFirst({ where: { userId, optimisationId } });
    if (known !== null) return known.id;
    if ((await sets.count({ where: { userId } })) >= mostSets)
      throw new AppError("conflict", `You have ${mostSets} of these. Please delete one you no longer need.`);
    const kept = work === null ? {} : { work: JSON.parse(JSON.stringify(work)) };
    const made = await sets.create({ data: { userId, optimisationId, ...told, ...kept, changedAt: now } });
    return made.id;
  });
}

/** @returns false when the account has no such set. */
export async function removeSet(db: Db, userId: Owner, id: string): Promise<boolean> {
  const { count } = await rowsOf(db, userId).criteriaSet.deleteMany({ where: { id, userId } });
  return count > 0;
}
