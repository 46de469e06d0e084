import { freeLimits, may } from "#shared/domain/plans.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { Caller } from "../../http/handler.ts";
import type { Outside } from "../../outside.ts";
import { findDefaultResume } from "../../scoring/default-resume.store.ts";
import { listForOverview } from "./overview.store.ts";

/** Rows of the dashboard's table; a free account sees all that it can save, since it has no tracker. */
const recentRows = 5;

/** The numbers of the dashboard, all measured (D-08, D-52): a value that cannot be measured is null. */
export async function summarise(outside: Outside, user: Caller) {
  const [rows, resume] = await Promise.all([
    listForOverview(outside.db, user.id),
    findDefaultResume(outside.db, user.id),
  ]);
  const sent = rows.filter((row) => row.status !== "saved");
  const scores = rows.flatMap((row) => row.matchScore ?? []);
  const shown = may(user.tier, "use-tracker") ? recentRows : freeLimits.savedApplications;
  const asOf = outside.now().toISOString().slice(0, 10);
  return {
    // A job match is a job of the board (D-52); the board joins in stage 6 and until then there is none.
    newJobMatches: 0,
    resumeScore: resume ? analyseResume({ ...resume, ad: { text: "" }, asOf }).read.value : null,
    totalApplications: sent.length,
    interviewsScheduled: sent.filter((row) => row.status === "interviewing").length,
    averageMatch:
      scores.length > 0 ? Math.round(scores.reduce((sum, one) => sum + one, 0) / scores.length) : null,
    savedApplications: rows.length - sent.length,
    recentApplications: rows.slice(0, shown).map(({ matchScore, appliedDate, ...row }) => ({
      ...row,
      appliedDate: appliedDate?.toISOString() ?? null,
      ...(matchScore !== null && { matchScore }),
    })),
  };
}
