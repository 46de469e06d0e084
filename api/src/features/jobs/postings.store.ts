import type { Db, Tx } from "../../db/open.ts";

/** Two postings of one address at once are counted one after the other. */
export async function lockContact(tx: Tx, contactEmail: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`posting ${contactEmail}`}, 0))::text`;
}

/** Postings of the address that are on the board. */
export async function countActive(tx: Tx, contactEmail: string, now: Date): Promise<number> {
  return tx.jobPosting.count({ where: { contactEmail, job: { closedAt: null, closesAt: { gt: now } } } });
}

export interface PostingFields {
  title: string;
  company: string;
  location: string;
  jobType: string;
  experience: string;
  salaryMin: number;
  salaryMax: number;
  skills: string[];
  fingerprint: string;
  contentHash: string;
  description: string;
}

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
  const { id, contactEmail, tokenHash, now, description, ...fields } = posting;
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
      text: { create: { description } },
      posting: { create: { contactEmail, tokenHash, createdAt: now } },
    },
  });
}

const own = {
  jobId: true,
  contactEmail: true,
  createdAt: true,
  job: { include: { text: { select: { description: true } } } },
} as const;

export async function findPosting(db: Db, tokenHash: string) {
  return db.jobPosting.findUnique({ where: { tokenHash }, select: own });
}

export type PostingRow = NonNullable<Awaited<ReturnType<typeof findPosting>>>;

export async function changePosting(db: Db, jobId: string, fields: PostingFields): Promise<void> {
  const { description, ...rest } = fields;
  await db.job.update({ where: { id: jobId }, data: { ...rest, text: { update: { description } } } });
}

export async function renewPosting(tx: Tx, jobId: string, closesAt: Date): Promise<void> {
  await tx.job.update({ where: { id: jobId }, data: { closesAt, closedAt: null } });
}

export async function closePosting(db: Db, jobId: string, now: Date): Promise<void> {
  await db.job.updateMany({ where: { id: jobId, closedAt: null }, data: { closedAt: now } });
}
