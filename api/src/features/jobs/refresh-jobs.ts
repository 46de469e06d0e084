import type { JobSource } from "../../adapters/job-sources/job-source.ts";
import { SourceError } from "../../adapters/job-sources/source-error.ts";
import type { Db } from "../../db/open.ts";
import { AppError } from "../../http/app-error.ts";
import { queueMatching } from "../../scoring/match-new-jobs.ts";
import type { Services } from "../../services.ts";
import { closeSamples, hasSamples, maySample, storeSamples } from "./sample-jobs.ts";
import {
  claimBoard,
  delayBoard,
  listSourceHealth,
  noteSourceFailure,
  noteSuccess,
  noteSwitchedOff,
} from "./sources.store.ts";
import { closeOld, listKnown } from "./store-jobs.store.ts";
import { storeBoard } from "./store-jobs.ts";

const atOnce = 4;
const claimMs = 5 * 60_000;
const longestPause = 24 * 60 * 60_000;
/** A board that failed so often in a row is no board of ours any more: asked again once a month, and shown as off. */
const mostFailures = 10;
const offMs = 30 * 24 * 60 * 60_000;
const firstPause = 10 * 60_000;
const unseenMs = 30 * 24 * 60 * 60_000;
/** A person waits: boards that are not begun by then are left to the schedule. */
const requestMs = 40_000;

interface Refreshed {
  jobsAdded: number;
  failed: string[];
  read: number;
}

/** Reads every source that is due, a few at once. One that fails costs only itself. */
export async function refreshJobs(services: Services, deadline?: number): Promise<Refreshed> {
  const result: Refreshed = { jobsAdded: 0, failed: [], read: 0 };
  const waiting = [...services.jobSources.list];
  const worker = async () => {
    for (let source = waiting.shift(); source; source = waiting.shift()) {
      if (deadline !== undefined && performance.now() > deadline) return;
      await refreshSource(services, source, result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (result.jobsAdded > 0) await closeSamples(services);
  return result;
}

async function refreshSource(services: Services, source: JobSource, result: Refreshed): Promise<void> {
  const { db, log } = services;
  const { board } = source;
  const now = services.now();
  const mark = await claimBoard(db, board, now, new Date(now.getTime() + claimMs));
  if (!mark) return;
  try {
    const knownIds = new Set((await listKnown(db, source.source, board)).keys());
    const answer = await source.read({ fetch: services.jobSources.fetch, mark, knownIds });
    const nextAt = new Date(now.getTime() + source.pauseMs);
    if (answer.isUnchanged) {
      await noteSuccess(db, board, { now, nextAt });
      result.read++;
      return;
    }
    const { jobs, openIds, skipped, etag, lastModified } = answer;
    if (skipped > 0 && openIds.length === 0)
      throw new SourceError(`None of its ${skipped} entries could be read.`);
    // With entries that could not be read nobody knows what is missing.
    const complete = source.isComplete && skipped === 0 ? openIds : null;
    // Not `+= await`: other boards add to the sum meanwhile.
    const added = await storeBoard(services, source, jobs, complete);
    result.jobsAdded += added;
    await noteSuccess(db, board, { now, nextAt, mark: { etag, lastModified }, jobs: jobs.length });
    // Only now: what the database did not take was not read for anybody.
    result.read++;
    log.info({ board, jobs: jobs.length, skipped }, "job source read");
  } catch (error) {
    const failure = error instanceof SourceError ? error.message : "It failed on our side.";
    result.failed.push(board);
    const failures = await noteSourceFailure(db, board, failure, now);
    const isOff = failures >= mostFailures;
    const pause = isOff ? offMs : Math.min(firstPause * 2 ** (failures - 1), longestPause);
    if (isOff) await noteSwitchedOff(db, board, failure);
    await delayBoard(db, board, new Date(now.getTime() + pause));
    const isOurs = !(error instanceof SourceError);
    log[isOurs ? "error" : "warn"](
      { board, failures, failure, ...(isOurs && { err: error }) },
      isOff ? "job source switched off" : "job source failed",
    );
  }
}

/** The task `refresh-jobs`; people then hear of what matches their resumes. */
export async function refreshOnSchedule(services: Services): Promise<void> {
  await refreshJobs(services);
  const now = services.now();
  await closeOld(services.db, ["adzuna"], now, new Date(now.getTime() - unseenMs));
  await queueMatching(services);
}

/**
 * The button of the board. A source that is paused after its failure has still failed. decision: D-25.
 * @throws AppError `outside_failed` when every source failed and no sample may take their place.
 */
export async function populateJobs(services: Services) {
  const { db, jobSources, config } = services;
  const { jobsAdded, failed, read } = await refreshJobs(services, performance.now() + requestMs);
  const failing = read > 0 ? failed : await listFailing(db, jobSources.list);
  const failedSources = failing.length;
  const isNothingReachable = read === 0 && (failed.length > 0 || failedSources === jobSources.list.length);
  if (!isNothingReachable) return { jobsAdded, areSamples: false, failedSources };
  if (maySample(config)) {
    const samples = await storeSamples(services);
    if (samples > 0 || (await hasSamples(services)))
      return { jobsAdded: samples, areSamples: true, failedSources };
  }
  throw new AppError("outside_failed", "No job source could be reached. Please try again in a few minutes.");
}

/** Those of the list whose last try failed. */
async function listFailing(db: Db, list: readonly JobSource[]): Promise<string[]> {
  const own = new Set(list.map(({ board }) => board));
  const health = await listSourceHealth(db);
  return health.filter(({ board, failures }) => failures > 0 && own.has(board)).map(({ board }) => board);
}
