import * as z from "zod/mini";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import { weeklyGoalLimits } from "#shared/domain/overview/weekly-goal.ts";
import { account } from "./account.ts";
import { applicationEvent } from "./applications/application.ts";
import { applications } from "./applications/applications.ts";
import { auth } from "./auth.ts";
import { billing } from "./billing.ts";
import { coverLetters } from "./cover-letters/cover-letters.ts";
import { jobs } from "./jobs.ts";
import { notifications } from "./notifications.ts";
import { resumes } from "./resumes/resumes.ts";
import type { Feature } from "./route.ts";
import { templates } from "./templates.ts";

/** The first steps of a new account, each done or not according to its data. */
const onboarding = z.object({
  hasResume: z.boolean(),
  /** True if the account has a stored score, of a saved job or of an optimisation. */
  hasScore: z.boolean(),
  hasExtension: z.boolean(),
  isDismissed: z.boolean(),
});

/** The goal that a person may set; null removes it. */
const weeklyGoal = z.nullable(
  z.int().check(z.minimum(weeklyGoalLimits.least), z.maximum(weeklyGoalLimits.most)),
);

const jobName = { jobTitle: z.string(), company: z.string() };

/** The data for today's list (`shared/domain/overview/todays-list.ts`). */
const agenda = z.object({
  dated: z.array(
    z.object({
      id: z.string(),
      ...jobName,
      status: z.enum(applicationStatuses),
      followUpDate: z.nullable(z.string()),
      closingDate: z.nullable(z.string()),
      interviewDate: z.nullable(z.string()),
      interviewTime: z.string(),
      appliedDate: z.nullable(z.string()),
    }),
  ),
  waiting: z.nullable(z.object({ id: z.string(), ...jobName, appliedDate: z.string() })),
  draft: z.nullable(z.object({ letterId: z.string(), ...jobName, createdAt: z.string() })),
  ready: z.nullable(z.object({ id: z.string(), ...jobName, matchScore: z.number(), createdAt: z.string() })),
  sentAt: z.array(z.string()),
});

export const overview = {
  summary: {
    method: "GET",
    path: "/api/dashboard",
    access: "user",
    response: z.object({
      newJobMatches: z.number(),
      /** READ of the default resume; null without one, shown as '–'. decision: D-52. */
      resumeScore: z.nullable(z.number()),
      totalApplications: z.number(),
      interviewsScheduled: z.number(),
      averageMatch: z.nullable(z.number()),
      savedApplications: z.number(),
      recentApplications: z.array(
        z.object({
          id: z.string(),
          jobTitle: z.string(),
          location: z.string(),
          company: z.string(),
          appliedDate: z.nullable(z.string()),
          status: z.enum(applicationStatuses),
          matchScore: z.optional(z.number()),
        }),
      ),
      /** The newest events of all applications, newest first. */
      recentActivity: z.array(
        z.object({
          ...applicationEvent.shape,
          applicationId: z.string(),
          jobTitle: z.string(),
          company: z.string(),
        }),
      ),
      /** Number of applications in each status; a status without any is left out. */
      pipeline: z.array(z.object({ status: z.enum(applicationStatuses), applications: z.number() })),
      agenda,
      /** Applications a week that the person wants to send; null without a goal. */
      weeklyGoal: z.nullable(z.number()),
      onboarding,
    }),
  },
  /** Hides the first steps permanently, or shows them again. */
  dismissOnboarding: {
    method: "PUT",
    path: "/api/dashboard/onboarding",
    access: "user",
    body: z.strictObject({ isDismissed: z.boolean() }),
    response: z.object({ isDismissed: z.boolean() }),
    own: "D-02",
  },
  /** Sets the week's goal, or removes it. */
  saveWeeklyGoal: {
    method: "PUT",
    path: "/api/dashboard/weekly-goal",
    access: "user",
    body: z.strictObject({ weeklyGoal }),
    response: z.object({ weeklyGoal: z.nullable(z.number()) }),
    own: "D-107",
  },
} as const satisfies Feature;

/** The calls that the dashboard's first screen loads; calls of later screens are loaded with those. */
export const dashboardContract = {
  auth,
  account,
  billing,
  overview,
  jobs,
  resumes,
  coverLetters,
  applications,
  templates,
  notifications,
} as const;
