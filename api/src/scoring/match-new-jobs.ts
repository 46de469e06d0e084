import { pages } from "#shared/domain/pages.ts";
import { ENGINE_VERSION } from "#shared/engine/engine-version.ts";
import type { Owner } from "../db/owner.ts";
import { queueDeliveries, recordNotification } from "../notifications/notify.ts";
import type { Services } from "../services.ts";
import { findNewAds, listAdTexts, readMatching } from "./candidates.store.ts";
import {
  claimMatchNotification,
  countUntold,
  keepMatches,
  listMeasured,
  listToMatch,
  type MeasuredMatch,
  markTold,
} from "./job-matches.store.ts";
import { type RankingResume, resumeToScore } from "./resume-to-score.ts";
import { scoreMonth } from "./score-month.ts";

const day = 24 * 60 * 60 * 1000;
/** decision: D-52. A job match: MATCH of 60 or more, first seen within 7 days. */
const match = { least: 60, days: 7, usedWithinDays: 60, batch: 500 } as const;
const mostScored = 200;

/** The last known number, and the state it must be measured in; null while there is no resume or no ad. */
async function readState({ db, now }: Pick<Services, "db" | "now">, userId: Owner) {
  const at = now();
  const since = new Date(at.getTime() - match.days * day);
  const read = await readMatching(db, userId, { least: match.least, since, now: at });
  const { resume, newest, known, count } = read;
  // What the numbers depend on stands first: another day or a newer ad changes which ads count, and no number.
  const measuredBy = [resume, scoreMonth(at), ENGINE_VERSION].join(" ");
  const state = resume && newest && `${measuredBy} ${at.toISOString().slice(0, 10)} ${newest.getTime()}`;
  return { state, known, count, since, areNumbersRight: known?.startsWith(`${measuredBy} `) ?? false };
}

/**
 * How many new job matches the account has. What is not measured yet is left to the task queue: the number is the last
 * one known, and right a moment later.
 */
export async function countNewMatches(
  services: Pick<Services, "db" | "now" | "tasks">,
  userId: Owner,
): Promise<number> {
  const { state, known, count } = await readState(services, userId);
  if (!state) return 0;
  if (state !== known)
    await services.tasks.enqueue("match-new-jobs", { userId }, { onceKey: `${userId} ${state}` });
  return count;
}

/**
 * The task `match-new-jobs`: the week's ads that share most words with the resume, scored by the engine where something has
 * changed; then a notification of what is new.
 */
export async function matchNewJobs(services: Services, userId: Owner): Promise<void> {
  const { state, known, since, areNumbersRight } = await readState(services, userId);
  if (!state) return;
  const now = services.now();
  if (state !== known) {
    const matches = await measure(services, userId, { since, now, areNumbersRight });
    if (matches) await keepMeasured(services, userId, { state, matches, since, now });
  }
  await tell(services, userId, now);
}

async function measure(
  services: Services,
  userId: Owner,
  { since, now, areNumbersRight }: { since: Date; now: Date; areNumbersRight: boolean },
): Promise<MeasuredMatch[] | null> {
  const { db } = services;
  const resume = await resumeToScore(services, userId);
  if (!resume) return null;
  const ads = await findNewAds(db, { since, now, words: resume.words, take: mostScored });
  const kept = areNumbersRight ? await listMeasured(db, userId) : new Map<string, number>();
  const fresh = ads.filter(({ key }) => !kept.has(key));
  const scores = new Map([...kept, ...(await score(services, resume, fresh, scoreMonth(now)))]);
  return ads.flatMap(({ id: jobId, key: adKey }) => {
    const value = scores.get(adKey);
    return value === undefined ? [] : [{ jobId, adKey, score: value, isFresh: !kept.has(adKey) }];
  });
}

/** The numbers of these ads by their keys; none for those that cannot be measured. */
async function score(
  { db, matches }: Services,
  resume: RankingResume,
  ads: readonly { id: string; key: string }[],
  asOf: string,
): Promise<[string, number][]> {
  const texts = await listAdTexts(
    db,
    ads.map(({ id }) => id),
  );
  await matches.score(resume, texts, asOf, { patient: true });
  const keys = ads.map(({ key }) => key);
  const scores = matches.known(resume.key, keys, asOf);
  return keys.flatMap((key, at): [string, number][] => {
    const value = scores[at];
    return typeof value === "number" ? [[key, value]] : [];
  });
}

/** The first measuring is no news: the person has just kept a resume and sees the board. */
async function keepMeasured(
  { db }: Services,
  userId: Owner,
  measured: Parameters<typeof keepMatches>[2],
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { isFirst } = await keepMatches(tx, userId, measured);
    if (isFirst) await markTold(tx, userId, match.least, measured.now);
  });
}

/** A notification with the count, at most one a day; each match is in one notification only. */
async function tell(services: Services, userId: Owner, now: Date): Promise<void> {
  const deliveries = await services.db.$transaction(async (tx) => {
    const count = await countUntold(tx, userId, match.least);
    if (count === 0) return [];
    if (!(await claimMatchNotification(tx, userId, now, new Date(now.getTime() - day)))) return [];
    await markTold(tx, userId, match.least, now);
    const notification = { userId, type: "job_match", path: pages.jobBoard } as const;
    const eventKey = `job-match ${now.toISOString()}`;
    return recordNotification(services, { ...notification, message: newMatchesText(count), eventKey }, tx);
  });
  if (deliveries.length > 0) await queueDeliveries(services, deliveries);
}

function newMatchesText(count: number): string {
  return count === 1 ? "1 new job matches your resume." : `${count} new jobs match your resume.`;
}

/** After the sources were read: leaves the measuring of everybody who may be told to the task queue. */
export async function queueMatching(services: Pick<Services, "db" | "now" | "tasks">): Promise<void> {
  const now = services.now();
  const usedSince = new Date(now.getTime() - match.usedWithinDays * day);
  for (let after = ""; ; ) {
    const people = await listToMatch(services.db, usedSince, after, match.batch);
    await services.tasks.enqueueAll(
      "match-new-jobs",
      people.map((userId) => ({ userId })),
    );
    const last = people.at(-1);
    if (last === undefined || people.length < match.batch) return;
    after = last;
  }
}
