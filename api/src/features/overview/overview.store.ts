import * as z from "zod/mini";
import { applicationEventKinds } from "#shared/domain/applications/event-kinds.ts";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import type { Db } from "../../db/open.ts";
import type { Owner } from "../../db/owner.ts";
import { utcTime } from "./utc-time.ts";

const status = z.enum(applicationStatuses);

const answer = z.tuple([
  z.object({
    counts: z.array(z.object({ status, applications: z.number(), scored: z.number(), scores: z.number() })),
    recent: z.array(
      z.object({
        id: z.string(),
        jobTitle: z.string(),
        location: z.string(),
        company: z.string(),
        appliedDate: z.nullable(utcTime),
        status,
        matchScore: z.nullable(z.number()),
      }),
    ),
    events: z.array(
      z.object({
        at: utcTime,
        kind: z.enum(applicationEventKinds),
        detail: z.string(),
        applicationId: z.string(),
        jobTitle: z.string(),
        company: z.string(),
      }),
    ),
    weeklyGoal: z.nullable(z.number()),
    onboarding: z.object({
      hasResume: z.boolean(),
      hasScore: z.boolean(),
      hasExtension: z.boolean(),
      isDismissed: z.boolean(),
    }),
  }),
]);

/**
 * What the dashboard shows of an account's applications: how many have each status and the sum of their scores,
 * the newest, the newest events, the week's goal, and how far the first steps are. One question instead of five: the call is the first of every visit.
 */
export async function readApplications(db: Db, userId: Owner, most: { recent: number; events: number }) {
  const rows: unknown = await db.$queryRaw`
    SELECT
      (SELECT coalesce(json_agg(c), '[]') FROM (
        SELECT status, count(*)::int AS applications, count("matchScore")::int AS scored,
               coalesce(sum("matchScore"), 0)::int AS scores
        FROM "Application" WHERE "userId" = ${userId} GROUP BY status) c) AS counts,
      (SELECT coalesce(json_agg(r), '[]') FROM (
        SELECT id, "jobTitle", location, company, "appliedDate", status, "matchScore"
        FROM "Application" WHERE "userId" = ${userId}
        ORDER BY "createdAt" DESC, id DESC LIMIT ${most.recent}) r) AS recent,
      (SELECT coalesce(json_agg(e), '[]') FROM (
        SELECT event.at, event.kind, event.detail, event."applicationId", application."jobTitle", application.company
        FROM "ApplicationEvent" event JOIN "Application" application ON application.id = event."applicationId"
        WHERE application."userId" = ${userId}
        ORDER BY event.at DESC, event.id DESC LIMIT ${most.events}) e) AS events,
      (SELECT "weeklyGoal" FROM "User" WHERE id = ${userId}) AS "weeklyGoal",
      (SELECT json_build_object(
        'hasResume', EXISTS (SELECT FROM "Resume" WHERE "userId" = ${userId}),
        'hasScore', EXISTS (SELECT FROM "Application" WHERE "userId" = ${userId} AND "matchScore" IS NOT NULL)
          OR EXISTS (SELECT FROM "Optimisation" WHERE "userId" = ${userId}),
        'hasExtension', EXISTS (SELECT FROM "ExtensionToken" WHERE "userId" = ${userId}),
        'isDismissed', "onboardingDismissedAt" IS NOT NULL
      ) FROM "User" WHERE id = ${userId}) AS onboarding`;
  return z.parse(answer, rows)[0];
}

/** @param goal null puts it away */
export async function saveWeeklyGoal(db: Db, userId: Owner, goal: number | null): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { weeklyGoal: goal } });
}

export async function saveOnboardingDismissed(db: Db, userId: Owner, at: Date | null): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { onboardingDismissedAt: at } });
}
