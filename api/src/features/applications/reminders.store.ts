import { type ApplicationStatus, statusesWhere } from "#shared/domain/applications/status.ts";
import type { Db } from "../../db/open.ts";
import type { Owner } from "../../db/owner.ts";

interface DatedApplication {
  id: string;
  userId: Owner;
  jobTitle: string;
  company: string;
  status: ApplicationStatus;
  followUpDate: string | null;
  closingDate: string | null;
  interviewDate: string | null;
  interviewTime: string;
  timeZone: string | null;
  createdAt: Date;
}

const openStatuses = statusesWhere(({ isOpen }) => isOpen);
const unsentStatuses = statusesWhere(({ isOpen, isSent }) => isOpen && !isSent);

/**
 * Applications with a date between these days that nobody was told of yet, by id. The keys are those of
 * shared/domain/applications/due-reminders.ts.
 */
export async function listUnnotified(
  db: Db,
  days: { from: string; to: string },
  after: string,
  most: number,
): Promise<DatedApplication[]> {
  return db.$queryRaw<DatedApplication[]>`
    SELECT id, "userId", "jobTitle", company, status, "interviewTime", "timeZone", "createdAt",
           "followUpDate"::text AS "followUpDate", "closingDate"::text AS "closingDate",
           "interviewDate"::text AS "interviewDate"
    FROM "Application" application
    WHERE id > ${after} AND "archivedAt" IS NULL AND status = ANY(${openStatuses}) AND (
      ("followUpDate" BETWEEN ${days.from}::date AND ${days.to}::date AND NOT EXISTS (
        SELECT FROM "Notification" told WHERE told."userId" = application."userId"
        AND told."eventKey" = 'follow-up ' || application.id || ' ' || "followUpDate"::text))
      OR (status = ANY(${unsentStatuses}) AND "closingDate" BETWEEN ${days.from}::date AND ${days.to}::date
        AND NOT EXISTS (
          SELECT FROM "Notification" told WHERE told."userId" = application."userId"
          AND told."eventKey" = 'closing ' || application.id || ' ' || "closingDate"::text))
      OR ("interviewDate" BETWEEN ${days.from}::date AND ${days.to}::date AND NOT EXISTS (
        SELECT FROM "Notification" told WHERE told."userId" = application."userId"
        AND told."eventKey" = 'interview ' || application.id || ' ' || "interviewDate"::text)))
    ORDER BY id LIMIT ${most}`;
}
