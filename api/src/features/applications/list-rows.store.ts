import * as z from "zod/mini";
import type { Application } from "#shared/contract/applications/application.ts";
import { eachLineField, lineFieldNames } from "#shared/domain/applications/line-fields.ts";
import { Prisma } from "../../db/generated/client.ts";
import type { Db } from "../../db/open.ts";
import type { Owner } from "../../db/owner.ts";
import { checkedRow, type ListedRow, toApplicationDto } from "./application-rows.store.ts";

/** A row of a list, with the time since when it has had its status. */
export type StagedRow = ListedRow & { stageSince: Date };

/** JSON of the database says a time of UTC without its zone. */
const utcTime = z.pipe(
  z.string(),
  z.transform((text) => new Date(`${text}Z`)),
);
const day = z.pipe(
  z.string(),
  z.transform((text) => new Date(`${text}T00:00:00Z`)),
);

const columns = z.object({
  id: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  ...eachLineField(() => z.string()),
  status: z.unknown(),
  notes: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  contacts: z.unknown(),
  jobUrl: z.string(),
  followUpDate: z.nullable(day),
  closingDate: z.nullable(day),
  interviewDate: z.nullable(day),
  interviewTime: z.string(),
  appliedDate: z.nullable(utcTime),
  createdAt: utcTime,
  matchScore: z.nullable(z.number()),
  identityKey: z.nullable(z.string()),
  requirementEdits: z.unknown(),
  capturedAt: z.nullable(utcTime),
  archivedAt: z.nullable(utcTime),
  stageSince: utcTime,
});
const listed = z.array(columns);

const lineColumns = Prisma.raw(lineFieldNames.map((name) => `a."${name}"`).join(", "));

/** The columns of {@link StagedRow}; `a` is the application, `stage` its line of {@link stages}. */
export const listedColumns = Prisma.sql`
  a.id, a."jobTitle", a.company, ${lineColumns}, a.status, a.notes, a."contactName", a."contactEmail",
  a.contacts, a."jobUrl", a."followUpDate", a."closingDate", a."interviewDate", a."interviewTime", a."appliedDate",
  a."createdAt", a."matchScore", a."identityKey", a."requirementEdits", a."capturedAt", a."archivedAt",
  coalesce(stage.at, a."createdAt") AS "stageSince"`;

/** Since when each application has had its status, by its log. */
export const stages = (userId: Owner) => Prisma.sql`
  SELECT event."applicationId" AS id, max(event.at) AS at
  FROM "ApplicationEvent" event JOIN "Application" application ON application.id = event."applicationId"
  WHERE application."userId" = ${userId} AND event.kind IN ('added', 'status') GROUP BY 1`;

/** Rows of `listedColumns` that the database has put into one JSON text. @throws Error for what no row of ours is. */
export function readListed(json: unknown): StagedRow[] {
  return z.parse(listed, json).map(checkedRow);
}

/** As the API sends it. */
export function toListedApplicationDto(row: StagedRow): Application {
  return { ...toApplicationDto(row), stageSince: row.stageSince.toISOString() };
}

/** All applications of an account, newest first. One text from the database: of 5,000 rows Prisma makes half a second's work. */
export async function listRows(db: Db, userId: Owner): Promise<StagedRow[]> {
  const [answer] = await db.$queryRaw<{ rows: string }[]>`
    WITH stage AS (${stages(userId)})
    SELECT coalesce(json_agg(r), '[]')::text AS rows FROM (
      SELECT ${listedColumns} FROM "Application" a LEFT JOIN stage ON stage.id = a.id
      WHERE a."userId" = ${userId} ORDER BY a."createdAt" DESC, a.id DESC) r`;
  return readListed(JSON.parse(answer?.rows ?? "[]"));
}
