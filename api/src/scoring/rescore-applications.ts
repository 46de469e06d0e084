import type { RequirementEdit } from "#shared/contract/applications/application.ts";
import { pages } from "#shared/domain/pages.ts";
import { ENGINE_VERSION } from "#shared/engine/engine-version.ts";
import type { Owner } from "../db/owner.ts";
import { notify } from "../notifications/notify.ts";
import type { Services } from "../services.ts";
import { findDefaultResume } from "./default-resume.store.ts";
import {
  listAdsOfOldEngine,
  listAdsToScore,
  listPeopleOfOldEngine,
  setMatchScore,
} from "./match-scores.store.ts";
import type { MatchOrder } from "./measure.ts";
import { unmeasured } from "./read-score.ts";

type ScoringServices = Pick<Services, "db" | "now" | "workers">;

/** What is stored already is measured however busy the threads are; an ad that is too much to read has no number. */
function measured({ workers }: ScoringServices, payer: Owner, order: MatchOrder): Promise<number | null> {
  return workers.run("measure-match", order, { payer, isPatient: true }).catch(unmeasured);
}

/**
 * Measures the account's saved ads anew after its default resume changed or went away (D-52). Older ads than the store lists keep their number until they are opened or saved again.
 */
export async function rescoreApplications(services: ScoringServices, userId: Owner): Promise<void> {
  await rescore(services, userId, await listAdsToScore(services.db, userId));
}

type AdToScore = Awaited<ReturnType<typeof listAdsToScore>>[number];

/** @returns how many numbers are other ones now. */
async function rescore(
  services: ScoringServices,
  userId: Owner,
  rows: readonly AdToScore[],
): Promise<number> {
  const resume = await findDefaultResume(services.db, userId);
  const asOf = services.now().toISOString().slice(0, 10);
  let changed = 0;
  for (const row of rows) {
    const ad = { text: row.jobDescription, title: row.jobTitle, company: row.company };
    const { requirementEdits } = row;
    const value = resume && (await measured(services, userId, { resume, ad, asOf, requirementEdits }));
    if (value !== row.matchScore) changed += 1;
    if (value !== row.matchScore || (value !== null && row.scoreEngine !== ENGINE_VERSION))
      await setMatchScore(services.db, userId, row.id, value);
  }
  return changed;
}

/**
 * The task `rescore-old-scores`: numbers of an older engine made anew, all of them, and the person told once where some are
 * other ones now.
 */
export async function rescoreOldScores(services: Services, userId: Owner): Promise<void> {
  let changed = 0;
  for (;;) {
    const rows = await listAdsOfOldEngine(services.db, userId, ENGINE_VERSION);
    if (rows.length === 0) break;
    changed += await rescore(services, userId, rows);
  }
  if (changed === 0) return;
  const jobs = changed === 1 ? "1 saved job" : `${changed} saved jobs`;
  await notify(services, {
    userId,
    type: "resume_score",
    message: `Kelpie reads ads and resumes more closely now. The match of ${jobs} was worked out anew.`,
    path: pages.applications,
    eventKey: `engine ${ENGINE_VERSION}`,
    inAppOnly: true,
  });
}

/** After an update of the engine: leaves everybody's old numbers to the task queue, once for each version. */
export async function queueOldScores({ db, tasks }: Pick<Services, "db" | "tasks">): Promise<void> {
  for (let after = ""; ; ) {
    const people = await listPeopleOfOldEngine(db, ENGINE_VERSION, after);
    for (const userId of people)
      await tasks.enqueue("rescore-old-scores", { userId }, { onceKey: `${userId} ${ENGINE_VERSION}` });
    const last = people.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/**
 * MATCH of a saved ad against the account's default resume, or null when it cannot be measured. The number
 * is always ours: one sent by a client is ignored. decision: D-52.
 */
export async function scoreAgainstDefault(
  services: ScoringServices,
  userId: Owner,
  ad: {
    jobTitle: string;
    company: string;
    jobDescription?: string | undefined;
    requirementEdits?: readonly RequirementEdit[] | undefined;
  },
): Promise<number | null> {
  if (!ad.jobDescription) return null;
  const resume = await findDefaultResume(services.db, userId);
  if (!resume) return null;
  const order = {
    resume,
    ad: { text: ad.jobDescription, title: ad.jobTitle, company: ad.company },
    requirementEdits: ad.requirementEdits ?? [],
    asOf: services.now().toISOString().slice(0, 10),
  };
  return services.workers.run("measure-match", order, { payer: userId }).catch(unmeasured);
}
