import * as z from "zod/mini";
import { applicationStatuses, savedStatus, statusesWhere } from "#shared/domain/applications/status.ts";
import { dayAfter } from "#shared/domain/dates.ts";
import type { Db } from "../../db/open.ts";
import type { Owner } from "../../db/owner.ts";
import { utcTime } from "./utc-time.ts";

const jobName = { jobTitle: z.string(), company: z.string() };
const day = z.nullable(z.string());

const answer = z.tuple([
  z.object({
    dated: z.array(
      z.object({
        id: z.string(),
        ...jobName,
        status: z.enum(applicationStatuses),
        followUpDate: day,
        closingDate: day,
        interviewDate: day,
        interviewTime: z.string(),
        appliedDate: z.nullable(utcTime),
      }),
    ),
    waiting: z.nullable(z.object({ id: z.string(), ...jobName, appliedDate: utcTime })),
    draft: z.nullable(z.object({ letterId: z.string(), ...jobName, createdAt: utcTime })),
    ready: z.nullable(z.object({ id: z.string(), ...jobName, matchScore: z.number(), createdAt: utcTime })),
    sentAt: z.array(utcTime),
  }),
]);

/** Days ahead that the screen's two weeks can show, whatever the reader's calendar says. */
const daysAhead = 16;
/** A follow-up that is older than this was given up. */
const daysBehind = 60;
const mostDated = 60;
/** How long an application without an answer is spoken of, in days since it was sent. */
const waitingDays = { from: 14, until: 45 };
/** A letter of last month was meant for then. */
const draftDays = 14;
const sentDays = 8;

/**
 * The days around now of one account: dates that come or are due, the last application that hears nothing, the newest
 * letter and the best match among what is saved, and when the last ones were sent. One question to the database.
 * @param now decides the window; the reader's own calendar decides what of it is today
 */
export async function readAgenda(db: Db, userId: Owner, now: Date) {
  const today = now.toISOString().slice(0, 10);
  const from = (days: number) => new Date(`${dayAfter(today, -days)}T00:00:00Z`);
  const until = from(-daysAhead);
  const open = statusesWhere((facts) => facts.isOpen);
  const sent = statusesWhere((facts) => facts.isSent);
  const unsent = statusesWhere((facts) => facts.isOpen && !facts.isSent);
  const waiting = statusesWhere((facts) => facts.isSent && !facts.endsWaiting);
  const rows: unknown = await db.$queryRaw`
    SELECT
      (SELECT coalesce(json_agg(d), '[]') FROM (
        SELECT id, "jobTitle", company, status, "followUpDate", "closingDate", "interviewDate", "interviewTime",
          "appliedDate"
        FROM "Application"
        WHERE "userId" = ${userId} AND "archivedAt" IS NULL AND status = ANY(${open})
          AND ("interviewDate" BETWEEN ${from(1)}::date AND ${until}::date
            OR "followUpDate" BETWEEN ${from(daysBehind)}::date AND ${until}::date
            OR (status = ANY(${unsent}) AND "closingDate" BETWEEN ${from(1)}::date AND ${until}::date))
        ORDER BY least("interviewDate", "followUpDate", "closingDate"), id LIMIT ${mostDated}) d) AS dated,
      (SELECT row_to_json(w) FROM (
        SELECT id, "jobTitle", company, "appliedDate" FROM "Application"
        WHERE "userId" = ${userId} AND "archivedAt" IS NULL AND status = ANY(${waiting}) AND "followUpDate" IS NULL
          AND "appliedDate" BETWEEN ${from(waitingDays.until)} AND ${from(waitingDays.from)}
        ORDER BY "appliedDate" DESC, id LIMIT 1) w) AS waiting,
      (SELECT row_to_json(l) FROM (
        SELECT letter.id AS "letterId", application."jobTitle", application.company, letter."createdAt"
        FROM "CoverLetter" letter JOIN "Application" application ON application.id = letter."applicationId"
        WHERE letter."userId" = ${userId} AND application."archivedAt" IS NULL AND application.status = ${savedStatus}
          AND letter."createdAt" >= ${from(draftDays)}
        ORDER BY letter."createdAt" DESC, letter.id LIMIT 1) l) AS draft,
      (SELECT row_to_json(b) FROM (
        SELECT id, "jobTitle", company, "matchScore", "createdAt" FROM "Application"
        WHERE "userId" = ${userId} AND "archivedAt" IS NULL AND status = ${savedStatus} AND "matchScore" IS NOT NULL
          AND "createdAt" >= ${from(waitingDays.until)}
        ORDER BY "matchScore" DESC, "createdAt" DESC, id LIMIT 1) b) AS ready,
      (SELECT coalesce(json_agg("appliedDate"), '[]') FROM "Application"
        WHERE "userId" = ${userId} AND status = ANY(${sent}) AND "appliedDate" >= ${from(sentDays)}) AS "sentAt"`;
  return z.parse(answer, rows)[0];
}
