import { ENGINE_VERSION } from "#shared/match/analyse.ts";
import type { Outside } from "../outside.ts";
import { findNewAds, keepMatches, listAdTexts, readMatching } from "./candidates.store.ts";
import { resumeToScore } from "./resume-to-score.ts";

const day = 24 * 60 * 60 * 1000;
/** decision: D-52. A job match: MATCH of 60 or more, first seen within 7 days. */
const match = { least: 60, days: 7 } as const;
const mostScored = 200;

/** The last known number, and the state it must be measured in; null while there is no resume or no ad. */
async function readState({ db, now }: Pick<Outside, "db" | "now">, userId: string) {
  const at = now();
  const since = new Date(at.getTime() - match.days * day);
  const read = await readMatching(db, userId, { least: match.least, since, now: at });
  const { resume, newest, known, count } = read;
  const today = at.toISOString().slice(0, 10);
  const state = resume && newest && [resume, newest.getTime(), today, ENGINE_VERSION].join(" ");
  return { state, known, count, since };
}

/**
 * How many new job matches the account has. What is not measured yet is left to the job queue: the number is the last
 * one known, and right a moment later.
 */
export async function countNewMatches(
  outside: Pick<Outside, "db" | "now" | "jobs">,
  userId: string,
): Promise<number> {
  const { state, known, count } = await readState(outside, userId);
  if (!state) return 0;
  if (state !== known)
    await outside.jobs.enqueue("match-new-jobs", { userId }, { onceKey: `${userId} ${state}` });
  return count;
}

/** The job `match-new-jobs`: the week's ads that share most words with the resume, scored by the engine. */
export async function matchNewJobs(outside: Outside, userId: string): Promise<void> {
  const { db, matches } = outside;
  const { state, since } = await readState(outside, userId);
  const resume = await resumeToScore(db, userId);
  if (!state || !resume) return;
  const now = outside.now();
  const ads = await findNewAds(db, { since, now, words: resume.words, take: mostScored });
  const asOf = now.toISOString().slice(0, 10);
  const texts = await listAdTexts(
    db,
    ads.map(({ id }) => id),
  );
  await matches.score(resume, texts, asOf, { patient: true });
  const scores = matches.known(
    resume.key,
    ads.map(({ key }) => key),
    asOf,
  );
  const rows = ads.flatMap(({ id }, at) => {
    const score = scores[at];
    return typeof score === "number" ? [{ jobId: id, score, matchedAt: now }] : [];
  });
  await keepMatches(db, userId, state, rows);
}
