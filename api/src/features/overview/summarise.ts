import type { KelpieContract } from "#shared/contract/index.ts";
import type { ResponseOf } from "#shared/contract/route.ts";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { freeLimits, may } from "#shared/domain/plans.ts";
import type { Caller } from "../../http/handler.ts";
import { countNewMatches } from "../../scoring/match-new-jobs.ts";
import { readOfDefault } from "../../scoring/read-score.ts";
import type { Services } from "../../services.ts";
import { readAgenda } from "./agenda.store.ts";
import { readApplications } from "./overview.store.ts";

type Summary = ResponseOf<KelpieContract["overview"]["summary"]>;

/** Rows of the dashboard's table; a free account sees all that it can save, since it has no tracker. */
const recentRows = 5;
const recentEvents = 5;

/** The numbers of the dashboard, all measured (D-08, D-52): a value that cannot be measured is null. */
export async function summarise(services: Services, user: Caller): Promise<Summary> {
  const { db } = services;
  const rows = may(user.tier, "use-tracker") ? recentRows : freeLimits.savedApplications;
  const [{ counts, recent, events, weeklyGoal, onboarding }, agenda, resumeScore, newJobMatches] =
    await Promise.all([
      readApplications(db, user.id, { recent: rows, events: recentEvents }),
      readAgenda(db, user.id, services.now()),
      readOfDefault(services, user.id),
      countNewMatches(services, user.id),
    ]);
  const sent = counts.filter(({ status }) => statusFacts[status].isSent);
  const sum = (groups: typeof counts, field: "applications" | "scored" | "scores") =>
    groups.reduce((total, group) => total + group[field], 0);
  const scored = sum(sent, "scored");
  return {
    newJobMatches,
    resumeScore,
    totalApplications: sum(sent, "applications"),
    interviewsScheduled: sum(
      counts.filter(({ status }) => statusFacts[status].isInterviewing),
      "applications",
    ),
    averageMatch: scored > 0 ? Math.round(sum(sent, "scores") / scored) : null,
    savedApplications: sum(counts, "applications") - sum(sent, "applications"),
    recentApplications: recent.map(({ matchScore, ...row }) => ({
      ...row,
      ...(matchScore !== null && { matchScore }),
    })),
    recentActivity: events,
    pipeline: counts.map(({ status, applications }) => ({ status, applications })),
    agenda,
    weeklyGoal,
    onboarding,
  };
}
