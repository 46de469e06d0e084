import type { KelpieContract } from "#shared/contract/index.ts";
import type { ResponseOf } from "#shared/contract/route.ts";
import { freeLimits, may } from "#shared/domain/plans.ts";
import type { Caller } from "../../http/handler.ts";
import type { Outside } from "../../outside.ts";
import { readOfDefault } from "../../scoring/read-score.ts";
import { countByStatus, listRecent, listRecentEvents } from "./overview.store.ts";

type Summary = ResponseOf<KelpieContract["overview"]["summary"]>;

/** Rows of the dashboard's table; a free account sees all that it can save, since it has no tracker. */
const recentRows = 5;
const recentEvents = 5;

/** The numbers of the dashboard, all measured (D-08, D-52): a value that cannot be measured is null. */
export async function summarise({ db, now }: Outside, user: Caller): Promise<Summary> {
  const rows = may(user.tier, "use-tracker") ? recentRows : freeLimits.savedApplications;
  const [counts, recent, events, resumeScore] = await Promise.all([
    countByStatus(db, user.id),
    listRecent(db, user.id, rows),
    listRecentEvents(db, user.id, recentEvents),
    readOfDefault({ db, now }, user.id),
  ]);
  const sent = counts.filter(({ status }) => status !== "saved");
  const count = (groups: typeof counts) => groups.reduce((sum, group) => sum + group._count._all, 0);
  const scored = sent.reduce((sum, group) => sum + group._count.matchScore, 0);
  const scores = sent.reduce((sum, group) => sum + (group._sum.matchScore ?? 0), 0);
  return {
    // A job match is a job of the board (D-52); the board joins in stage 6 and until then there is none.
    newJobMatches: 0,
    resumeScore,
    totalApplications: count(sent),
    interviewsScheduled: count(counts.filter(({ status }) => status === "interviewing")),
    averageMatch: scored > 0 ? Math.round(scores / scored) : null,
    savedApplications: count(counts) - count(sent),
    recentApplications: recent.map(({ matchScore, appliedDate, ...row }) => ({
      ...row,
      appliedDate: appliedDate?.toISOString() ?? null,
      ...(matchScore !== null && { matchScore }),
    })),
    recentActivity: events.map(({ at, kind, detail, applicationId, application }) => ({
      at: at.toISOString(),
      kind: kind as Summary["recentActivity"][number]["kind"],
      detail,
      applicationId,
      ...application,
    })),
  };
}
