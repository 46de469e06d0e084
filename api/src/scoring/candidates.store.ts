import type { Db } from "../db/open.ts";
import type { Owner } from "../db/owner.ts";
import type { AdToScore } from "./score-ads.ts";

/**
 * A query for PostgreSQL's full text: any of the words, each also as a beginning where people typed it. "" where no
 * word is left.
 */
export function textQuery(words: readonly string[], areTyped: boolean): string {
  const plain = words.flatMap((word) => word.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...new Set(plain)].map((word) => (areTyped ? `${word}:*` : word)).join(" | ");
}

/** The words of ads, for the engine. */
export async function listAdTexts(db: Db, ids: string[]): Promise<AdToScore[]> {
  if (ids.length === 0) return [];
  const rows = await db.$queryRaw<
    { id: string; contentHash: string; title: string; company: string; text: string }[]
  >`SELECT j.id, j."contentHash", j.title, j.company, t.description AS text
    FROM "Job" j JOIN "JobText" t ON t."jobId" = j.id WHERE j.id = ANY(${ids})`;
  return rows.map(({ id, contentHash, ...ad }) => ({ ...ad, key: adKey(id, contentHash) }));
}

export function adKey(id: string, contentHash: string): string {
  return `${id} ${contentHash.slice(0, 16)}`;
}

/** Ads first seen since then, those first whose words the resume has most of. */
export async function findNewAds(
  db: Db,
  options: { since: Date; now: Date; words: string[]; take: number },
): Promise<{ id: string; key: string }[]> {
  const query = textQuery(options.words, false);
  const rows = await db.$queryRaw<{ id: string; contentHash: string }[]>`
    SELECT id, "contentHash" FROM "Job"
    WHERE "firstSeenAt" > ${options.since} AND "closedAt" IS NULL AND "duplicateOf" IS NULL
      AND ("closesAt" IS NULL OR "closesAt" > ${options.now})
    ORDER BY ts_rank(search, to_tsquery('simple', ${query})) DESC, "postedAt" DESC, id
    LIMIT ${options.take}::int`;
  return rows.map(({ id, contentHash }) => ({ id, key: adKey(id, contentHash) }));
}

/**
 * All that the dashboard's number depends on, in one question: the default resume's state, the board's newest ad, the state
 * that the matches were measured in, and how many of them count.
 */
export async function readMatching(
  db: Db,
  userId: Owner,
  options: { least: number; since: Date; now: Date },
): Promise<{ resume: string | null; newest: Date | null; known: string | null; count: number }> {
  const [row] = await db.$queryRaw<
    { resume: string | null; newest: Date | null; known: string | null; count: number }[]
  >`SELECT
      (SELECT id || ' ' || extract(epoch FROM "updatedAt") FROM "Resume"
       WHERE "userId" = ${userId} AND "isDefault" ORDER BY "updatedAt" DESC LIMIT 1) AS resume,
      (SELECT max("firstSeenAt") FROM "Job") AS newest,
      (SELECT state FROM "JobMatching" WHERE "userId" = ${userId}) AS known,
      (SELECT count(*)::int FROM "JobMatch" m JOIN "Job" j ON j.id = m."jobId"
       WHERE m."userId" = ${userId} AND m.score >= ${options.least}::int AND j."firstSeenAt" > ${options.since}
         AND j."closedAt" IS NULL AND j."duplicateOf" IS NULL
         AND (j."closesAt" IS NULL OR j."closesAt" > ${options.now})) AS count`;
  return row ?? { resume: null, newest: null, known: null, count: 0 };
}
