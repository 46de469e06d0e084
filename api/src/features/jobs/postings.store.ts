import type { Db, Tx } from "../../db/open.ts";

/** Two postings of one address at once are counted one after the other. */
export async function lockContact(tx: Tx, contactEmail: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`posting ${contactEmail}`}, 0))::text`;
}

/** Postings of the address that are on the board. */
export async function countActive(tx: Tx, contactEmail: string, now: Date): Promise<number> {
  return tx.jobPosting.count({ where: { contactEmail, job: { closedAt: null, closesAt: { gt: now } } } });
}

/** Postings of the address that nobody has confirmed. */
export async function countWaiting(tx: Tx, contactEmail: string): Promise<number> {
  return tx.jobPosting.count({ where: { contactEmail, confirmedAt: null } });
}

/** The same posting of the same address, waiting or on the board. */
export async function findTwin(tx: Tx, contactEmail: string, contentHash: string, now: Date) {
  const open = { closedAt: null, closesAt: { gt: now } };
  const row = await tx.jobPosting.findFirst({
    where: {
      ...{ contactEmail, removedAt: null },
      OR: [
        { confirmedAt: null, job: { contentHash } },
        { confirmedAt: { not: null }, job: { ...open, contentHash } },
      ],
    },
    select: { jobId: true, confirmedAt: true },
  });
  return row && { id: row.jobId, isWaiting: row.confirmedAt === null };
}

/** What is stored of a posting beside its ad. */
export interface PostingTerms {
  applyUrl: string;
  applyEmail: string;
  /** Cents of a period. */
  payMin: number;
  payMax: number;
  payPeriod: string;
}

export interface PostingFields {
  title: string;
  company: string;
  location: string;
  isRemote: boolean;
  workplace: string;
  jobType: string;
  experience: string;
  /** Whole dollars a year, for sorting where `payText` is shown. */
  salaryMin: number;
  salaryMax: number;
  payText: string;
  skills: string[];
  fingerprint: string;
  contentHash: string;
  description: string;
  terms: PostingTerms;
}

/** Stores a posting that waits for its confirmation: closed until then, so that no list has it. */
export async function insertPosting(
  tx: Tx,
  posting: PostingFields & {
    id: string;
    contactEmail: string;
    tokenHash: string;
    now: Date;
    closesAt: Date;
  },
): Promise<void> {
  const { id, contactEmail, tokenHash, now, description, terms, ...fields } = posting;
  await tx.job.create({
    data: {
      ...fields,
      id,
      source: "employer",
      board: "employer",
      sourceId: id,
      url: "",
      // Anybody may post: a posting never takes the place of an ad from a source.
      sourceRank: 5,
      postedAt: now,
      firstSeenAt: now,
      lastSeenAt: now,
      closedAt: now,
      text: { create: { description } },
      posting: { create: { contactEmail, tokenHash, createdAt: now, ...terms } },
    },
  });
}

/** A new link for a posting that waits: the one before it ends. */
export async function replaceToken(tx: Tx, jobId: string, tokenHash: string): Promise<void> {
  await tx.jobPosting.update({ where: { jobId }, data: { tokenHash } });
}

const own = {
  jobId: true,
  contactEmail: true,
  createdAt: true,
  confirmedAt: true,
  removedAt: true,
  ...{ applyUrl: true, applyEmail: true, payMin: true, payMax: true, payPeriod: true },
  ...{ views: true, clicks: true },
  job: { include: { text: { select: { description: true } } } },
} as const;

export async function findPosting(db: Db | Tx, tokenHash: string) {
  return db.jobPosting.findUnique({ where: { tokenHash }, select: own });
}

export type PostingRow = NonNullable<Awaited<ReturnType<typeof findPosting>>>;

export async function changePosting(db: Db, jobId: string, fields: PostingFields): Promise<void> {
  const { description, terms, ...rest } = fields;
  const parts = { text: { update: { description } }, posting: { update: terms } };
  await db.job.update({ where: { id: jobId }, data: { ...rest, ...parts } });
}

/** Puts a posting that waited on the board. @returns false when it was published before. */
export async function publishPosting(tx: Tx, jobId: string, now: Date, closesAt: Date): Promise<boolean> {
  const { count } = await tx.jobPosting.updateMany({
    where: { jobId, confirmedAt: null },
    data: { confirmedAt: now },
  });
  if (count === 0) return false;
  const seen = { postedAt: now, firstSeenAt: now, lastSeenAt: now };
  await tx.job.update({ where: { id: jobId }, data: { ...seen, closesAt, closedAt: null } });
  return true;
}

/** @returns false for one that was removed. */
export async function renewPosting(tx: Tx, jobId: string, closesAt: Date): Promise<boolean> {
  const { count } = await tx.job.updateMany({
    where: { id: jobId, posting: { removedAt: null } },
    data: { closesAt, closedAt: null },
  });
  return count > 0;
}

export async function closePosting(db: Db, jobId: string, now: Date): Promise<void> {
  await db.job.updateMany({ where: { id: jobId, closedAt: null }, data: { closedAt: now } });
}

/** Forgets one that waited: nobody saw it, and its contact does not want it. */
export async function forgetPosting(db: Db, jobId: string): Promise<void> {
  await db.job.deleteMany({ where: { id: jobId, posting: { confirmedAt: null } } });
}

/** Forgets those that nobody confirmed. */
export async function forgetWaiting(db: Db, before: Date): Promise<void> {
  await db.job.deleteMany({ where: { posting: { confirmedAt: null, createdAt: { lt: before } } } });
}

/** Counts a use of a posting on the board. */
export async function countUse(db: Db, jobId: string, use: "view" | "apply"): Promise<void> {
  const data = use === "view" ? { views: { increment: 1 } } : { clicks: { increment: 1 } };
  await db.jobPosting.updateMany({ where: { jobId, job: { closedAt: null } }, data });
}
