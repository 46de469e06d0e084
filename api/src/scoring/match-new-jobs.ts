import { pages } from "#shared/domain/pages.ts";
import { ENGINE_VERSION } from "#shared/engine/engine-version.ts";
import type { Owner } from "../db/owner.ts";
import { queueDeliveries, recordNotification } from "../notifications/notify.ts";
import type { Services } from "../services.ts";
import { adTexts } from "./ad-texts.ts";
import { findNewAds, type NewAd, readMatching } from "./candidates.store.ts";
import { claimUnnotified, listToMatch, type MeasuredMatch, storeMatches } from "./job-matches.store.ts";
import { type RankingResume, resumeOfTask } from "./resume-to-score.ts";
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
  const { resume, newest, known, count, untold } = read;
  // What the numbers depend on comes first: another day or a newer ad changes which ads count, and no number.
  const measuredBy = [resume, scoreMonth(at), ENGINE_VERSION].join(" ");
  const state = resume && newest && `${measuredBy} ${at.toISOString().slice(0, 10)} ${newest.getTime()}`;
  return {
    state,
    known,
    count,
    untold,
    since,
    areNumbersRight: known?.startsWith(`${measuredBy} `) ?? false,
  };
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
  const { state, known, untold, since, areNumbersRight } = await readState(services, userId);
  if (!state) return;
  const now = services.now();
  const matches = state !== known && (await measure(services, userId, { since, now, areNumbersRight }));
  const { least } = match;
  const toTell = matches
    ? await storeMatches(services.db, userId, { state, matches, least, since, now })
    : untold;
  if (toTell > 0) await tell(services, userId, now);
}

async function measure(
  services: Services,
  userId: Owner,
  { since, now, areNumbersRight }: { since: Date; now: Date; areNumbersRight: boolean },
): Promise<MeasuredMatch[] | null> {
  const { db } = services;
  const resume = await resumeOfTask(services, userId);
  if (!resume) return null;
  const ads = await findNewAds(db, userId, { since, now, words: resume.words, take: mostScored });
  const keptOf = (ad: NewAd) => (areNumbersRight ? ad.kept : null);
  const fresh = ads.filter((ad) => keptOf(ad) === null);
  const scores = new Map(await score(services, resume, fresh, scoreMonth(now)));
  return ads.flatMap((ad) => {
    const kept = keptOf(ad);
    const value = kept ?? scores.get(ad.key);
    return value === undefined ? [] : [{ jobId: ad.id, adKey: ad.key, score: value, isFresh: kept === null }];
  });
}

/** The numbers of these ads by their keys; none for those that cannot be measured. */
async function score(
  { db, matches }: Services,
  resume: RankingResume,
  ads: readonly { id: string; key: string }[],
  asOf: string,
): Promise<[string, number][]> {
  await matches.score(resume, await adTexts(db, ads), asOf, { patient: true });
  const keys = ads.map(({ key }) => key);
  const scores = matches.known(resume.key, keys, asOf);
  return keys.flatMap((key, at): [string, number][] => {
    const value = scores[at];
    return typeof value === "number" ? [[key, value]] : [];
  });
}

/** A notification with the count, at most one a day; each match is in one notification only. */
async function tell(services: Services, userId: Owner, now: Date): Promise<void> {
  const deliveries = await services.db.$transaction(async (tx) => {
    const before = new Date(now.getTime() - day);
    const count = await claimUnnotified(tx, userId, { least: match.least, now, before });
    if (count === 0) return [];
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
