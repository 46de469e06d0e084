import type { AdInput } from "#shared/engine/analysis.ts";
import type { Db } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";

/** The ad of a saved job; null when the account has no such job. */
export async function findAd(db: Db, userId: Owner, id: string): Promise<AdInput | null> {
  const row = await rowsOf(db, userId).application.findFirst({
    where: { id, userId },
    select: { jobTitle: true, company: true, jobDescription: true },
  });
  return row && { text: row.jobDescription, title: row.jobTitle, company: row.company };
}
