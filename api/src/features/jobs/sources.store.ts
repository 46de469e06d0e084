import type { SourceMark } from "../../adapters/job-sources/source-fetch.ts";
import type { Db } from "../../db/open.ts";

/** Takes a board for this process when it is due and nobody else reads it. */
export async function claimBoard(db: Db, board: string, now: Date, until: Date): Promise<SourceMark | null> {
  const rows = await db.$queryRaw<SourceMark[]>`
    INSERT INTO "JobSource" (board, "claimedUntil") VALUES (${board}, ${until})
    ON CONFLICT (board) DO UPDATE SET "claimedUntil" = excluded."claimedUntil"
    WHERE ("JobSource"."nextAt" IS NULL OR "JobSource"."nextAt" <= ${now})
      AND ("JobSource"."claimedUntil" IS NULL OR "JobSource"."claimedUntil" <= ${now})
    RETURNING etag, "lastModified"`;
  return rows[0] ?? null;
}

export async function noteSuccess(
  db: Db,
  board: string,
  result: { now: Date; nextAt: Date; mark?: SourceMark; jobs?: number },
): Promise<void> {
  const { now, nextAt, mark, jobs } = result;
  await db.jobSource.update({
    where: { board },
    data: {
      ...mark,
      ...(jobs !== undefined && { jobs }),
      checkedAt: now,
      succeededAt: now,
      failures: 0,
      failure: null,
      nextAt,
      claimedUntil: null,
    },
  });
}

/** @returns how many times in a row it has failed now. */
export async function noteSourceFailure(db: Db, board: string, failure: string, now: Date): Promise<number> {
  const row = await db.jobSource.update({
    where: { board },
    data: { checkedAt: now, failures: { increment: 1 }, failure: failure.slice(0, 300), claimedUntil: null },
    select: { failures: true },
  });
  return row.failures;
}

/** In words for the operator; the next success takes them away. */
export async function noteSwitchedOff(db: Db, board: string, failure: string): Promise<void> {
  const words = `Switched off: it failed too often in a row. ${failure}`;
  await db.jobSource.update({ where: { board }, data: { failure: words.slice(0, 300) } });
}

export async function delayBoard(db: Db, board: string, nextAt: Date): Promise<void> {
  await db.jobSource.update({ where: { board }, data: { nextAt } });
}

/** How a source of the board does, for the operator. */
export interface SourceHealth {
  board: string;
  failures: number;
  /** Ads of its latest answer. */
  jobs: number;
  /** Null where it has never given any. */
  succeededAt: Date | null;
}

export async function listSourceHealth(db: Db): Promise<SourceHealth[]> {
  return db.jobSource.findMany({
    where: { checkedAt: { not: null } },
    select: { board: true, failures: true, jobs: true, succeededAt: true },
    orderBy: { board: "asc" },
  });
}
