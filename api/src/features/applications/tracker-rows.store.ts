import * as z from "zod/mini";
import type { FirstRowsQuery, TrackerFigures } from "#shared/contract/applications/tracker-rows.ts";
import { applicationStatuses, statusesWhere } from "#shared/domain/applications/status.ts";
import { type TrackerList, trackerLists } from "#shared/domain/applications/tracker-lists.ts";
import { firstRows, type RowOrder } from "#shared/domain/applications/tracker-rows.ts";
import { scoreBand } from "#shared/domain/resumes/score-bands.ts";
import { Prisma } from "../../db/generated/client.ts";
import type { Db } from "../../db/open.ts";
import type { Owner } from "../../db/owner.ts";
import { listedColumns, readListed, type StagedRow, stages } from "./list-rows.store.ts";

const isOf = (statuses: readonly string[]) => Prisma.sql`a.status IN (${Prisma.join([...statuses])})`;
const sent = isOf(statusesWhere(({ isSent }) => isSent));
const answered = isOf(statusesWhere(({ isAnswered }) => isAnswered));
const interviewing = isOf(statusesWhere(({ isInterviewing }) => isInterviewing));
const open = isOf(statusesWhere(({ isOpen }) => isOpen));
const waiting = isOf(statusesWhere(({ isSent, endsWaiting }) => isSent && !endsWaiting));

/** The least score that is not low. */
const leastMatch = Array.from({ length: 101 }, (_, score) => score).findIndex(
  (one) => scoreBand(one) !== "low",
);

const at = (time: string) => Prisma.sql`${time}::timestamp`;

/** `standsIn` (tracker-lists.ts) as the database says it; a test holds the two together. */
function isIn(list: TrackerList, { quietBefore }: FirstRowsQuery): Prisma.Sql {
  const kept = Prisma.sql`a."archivedAt" IS NULL`;
  const rules: Record<TrackerList, Prisma.Sql> = {
    all: kept,
    active: Prisma.sql`${kept} AND ${open}`,
    nudge: Prisma.sql`${kept} AND ${waiting} AND coalesce(stage.at, a."createdAt") < ${at(quietBefore)}`,
    interviews: Prisma.sql`${kept} AND ${interviewing}`,
    matching: Prisma.sql`${kept} AND a."matchScore" >= ${leastMatch}`,
    archive: Prisma.sql`a."archivedAt" IS NOT NULL`,
  };
  return rules[list];
}

const place = Prisma.raw(
  `CASE a.status ${applicationStatuses.map((status, n) => `WHEN '${status}' THEN ${n}`).join(" ")} END`,
);

/** `sortApplications` (filter-applications.ts) as the database says it; equals are newest first. */
const orders: Record<RowOrder, Prisma.Sql> = {
  newest: Prisma.sql`a."createdAt" DESC, a.id DESC`,
  "-newest": Prisma.sql`a."createdAt" ASC, a.id DESC`,
  status: Prisma.sql`${place} ASC, a."createdAt" DESC, a.id DESC`,
  "-status": Prisma.sql`${place} DESC, a."createdAt" DESC, a.id DESC`,
  applied: Prisma.sql`a."appliedDate" DESC NULLS LAST, a."createdAt" DESC, a.id DESC`,
  "-applied": Prisma.sql`a."appliedDate" ASC NULLS LAST, a."createdAt" DESC, a.id DESC`,
  "follow-up": Prisma.sql`a."followUpDate" ASC NULLS LAST, a."createdAt" DESC, a.id DESC`,
  "-follow-up": Prisma.sql`a."followUpDate" DESC NULLS LAST, a."createdAt" DESC, a.id DESC`,
  match: Prisma.sql`a."matchScore" DESC NULLS LAST, a."createdAt" DESC, a.id DESC`,
  "-match": Prisma.sql`a."matchScore" ASC NULLS LAST, a."createdAt" DESC, a.id DESC`,
};

/** The rows that a screen begins with. */
function head(userId: Owner, query: FirstRowsQuery): Prisma.Sql {
  const { list = "all", status, order = "newest", lanes } = query;
  const shown = Prisma.sql`"userId" = ${userId} AND ${isIn(list, query)}${status ? Prisma.sql` AND a.status = ${status}` : Prisma.empty}`;
  const most = lanes ? firstRows.inEach : firstRows.inAll;
  const within = lanes ? Prisma.sql`PARTITION BY a.status ` : Prisma.empty;
  return Prisma.sql`
    SELECT a.id, a.status, row_number() OVER (${within}ORDER BY ${orders[order]}) <= ${most} AS "isFirst",
           row_number() OVER (ORDER BY ${orders[order]}) AS at
    FROM "Application" a LEFT JOIN stage ON stage.id = a.id WHERE ${shown}`;
}

function counts(userId: Owner, query: FirstRowsQuery): Prisma.Sql {
  const { monthFrom, monthTo } = query;
  const month = Prisma.sql`a."appliedDate" >= ${at(monthFrom)} AND a."appliedDate" < ${at(monthTo)}`;
  const lists = trackerLists.flatMap((list) => [
    Prisma.sql`${list}::text, count(*) FILTER (WHERE ${isIn(list, query)})`,
  ]);
  return Prisma.sql`
    SELECT json_build_object(
      'all', count(*), 'sent', count(*) FILTER (WHERE ${sent}),
      'sentThisMonth', count(*) FILTER (WHERE ${sent} AND ${month}),
      'answered', count(*) FILTER (WHERE ${answered}),
      'interviewing', count(*) FILTER (WHERE ${interviewing}),
      'lists', json_build_object(${Prisma.join(lists)}))
    FROM "Application" a LEFT JOIN stage ON stage.id = a.id WHERE "userId" = ${userId}`;
}

const answer = z.object({
  rows: z.unknown(),
  shown: z.array(z.object({ status: z.enum(applicationStatuses), n: z.number() })),
  figures: z.custom<TrackerFigures>(),
});

export interface ReadRows {
  rows: StagedRow[];
  shown: z.infer<typeof answer>["shown"];
  figures: TrackerFigures;
}

/** The head of the tracker and what it counts, by one question. */
export async function readFirstRows(db: Db, userId: Owner, query: FirstRowsQuery): Promise<ReadRows> {
  const [found] = await db.$queryRaw<{ answer: string }[]>`
    WITH stage AS MATERIALIZED (${stages(userId)}), head AS MATERIALIZED (${head(userId, query)})
    SELECT json_build_object(
      'rows', (SELECT coalesce(json_agg(r), '[]') FROM (
        SELECT ${listedColumns} FROM head JOIN "Application" a ON a.id = head.id AND a."userId" = ${userId}
        LEFT JOIN stage ON stage.id = a.id WHERE head."isFirst" ORDER BY head.at) r),
      'shown', (SELECT coalesce(json_agg(s), '[]') FROM (
        SELECT status, count(*) AS n FROM head GROUP BY status) s),
      'figures', (${counts(userId, query)}))::text AS answer`;
  const { rows, shown, figures } = z.parse(answer, JSON.parse(found?.answer ?? "{}"));
  return { rows: readListed(rows), shown, figures };
}
