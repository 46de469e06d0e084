import { companyCompareForm, compareForm, jobFingerprint } from "#shared/domain/jobs/compare-form.ts";
import type { Db } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";

const shown = {
  ...{
    id: true,
    userId: true,
    jobTitle: true,
    company: true,
    location: true,
    jobDescription: true,
    createdAt: true,
  },
  ...{ closingDate: true, editedFields: true },
} as const;

/** A saved job, and the account's others of the same title and employer; null when it is not the account's. */
export async function findSaved(db: Db, userId: Owner, id: string) {
  const rows = rowsOf(db, userId).application;
  const own = await rows.findFirst({ where: { id, userId }, select: shown });
  if (own === null) return null;
  const others = await rows.findMany({
    where: { userId, id: { not: id }, jobTitle: { equals: own.jobTitle, mode: "insensitive" } },
    select: shown,
  });
  const company = companyCompareForm(own.company);
  return { own, others: others.filter((one) => companyCompareForm(one.company) === company) };
}

export type SavedAd = NonNullable<Awaited<ReturnType<typeof findSaved>>>["own"];

/** Equal for two ads of the same words, whatever their spaces and quotes. Empty without words. */
export const wordsOf = ({ jobDescription }: SavedAd): string => compareForm(jobDescription);

/** The board's newest ad for this title, employer and place. */
export async function findOnBoard(db: Db, { jobTitle: title, company, location }: SavedAd) {
  return db.job.findFirst({
    where: { fingerprint: jobFingerprint({ title, company, location }), source: { not: "sample" } },
    select: { firstSeenAt: true, postedAt: true, closesAt: true, closedAt: true },
    orderBy: { postedAt: "desc" },
  });
}
