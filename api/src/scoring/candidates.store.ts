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

export interface NewAd {
  id: string;
  key: string;
  /** The number that is stored of the account for the ad's words as they are. */
  kept: number | null;
}

/** Ads first seen since then and not put away, those first whose words the resume has most of. */
export async function findNewAds(
  db: Db,
  userId: Owner,
  options: { since: Date; now: Date; words: string[]; take: number },
): Promise<NewAd[]> {
  const query = textQuery(options.words, false);
  const rows = await db.$queryRaw<{ id: string; contentHash: string; adKey: string; score: number }[]>`
    WITH best AS (
      SELECT id, "contentHash", "postedAt", ts_rank(search, to_tsquery('simple', ${query})) AS rank FROM "Job"
      WHERE "firstSeenAt" > ${options.since} AND "closedAt" IS NULL AND "duplicateOf" IS NULL
        AND ("closesAt" IS NULL OR "closesAt" > ${options.now})
        AND NOT EXISTS (SELECT FROM "DismissedJob" d WHERE d."userId" = ${userId} AND d."jobId" = "Job".id)
      ORDER BY rank DESC, "postedAt" DESC, id LIMIT ${options.take}::int)
    SELECT best.id, best."contentHash", m."adKey", m.score
    FROM best LEFT JOIN "JobMatch" m ON m."userId" = ${userId} AND m."jobId" = best.id
    ORDER BY rank DESC, "postedAt" DESC, best.id`;
  return rows.map(({ id, contentHash, adKey: keptKey, score }) => {
    const key = adKey(id, contentHash);
    return { id, key, kept: keptKey === key ? score : null };
  });
}

export interface Matching {
  /** The default resume's state. */
  resume: string | null;
  /** When the board's newest ad came. */
  newest: Date | null;
  /** The state that the matches were measured in. */
  known: string | null;
  /** How many of them count. */
  count: number;
  /** Those that no notification has told. */
  untold: number;
}

/** All that the dashboard's number and its task depend on, in one question. */
export async function readMatching(
  db: Db,
  userId: Owner,
  options: { least: number; since: Date; now: Date },
): Promise<Matching> {
  const [row] = await db.$queryRaw<Matching[]>`SELECT
      (SELECT id || ' ' || extract(epoch FROM "updatedAt") FROM "Resume"
       WHERE "userId" = ${userId} AND "isDefault" ORDER BY "updatedAt" DESC LIMIT 1) AS resume,
      (SELECT max("firstSeenAt") FROM "Job") AS newest,
      (SELECT state FROM "JobMatching" WHERE "userId" = ${userId}) AS known,
      (SELECT count(*)::int FROM "JobMatch" m JOIN "Job" j ON j.id = m."jobId"
       WHERE m."userId" = ${userId} AND m.score >= ${options.least}::int AND j."firstSeenAt" > ${options.since}
         AND j."closedAt" IS NULL AND j."duplicateOf" IS NULL
         AND (j."closesAt" IS NULL OR j."closesAt" > ${options.now})
         AND NOT EXISTS (
           SELECT FROM "DismissedJob" d WHERE d."userId" = ${userId} AND d."jobId" = m."jobId")) AS count,
      (SELECT count(*)::int FROM "JobMatch" m
       WHERE m."userId" = ${userId} AND m.score >= ${options.least}::int AND m."toldAt" IS NULL) AS untold`;
  return row ?? { resume: null, newest: null, known: null, count: 0, untold: 0 };
}
