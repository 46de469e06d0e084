import { setTimeout as wait } from "node:timers/promises";
import { ENGINE_VERSION } from "#shared/engine/engine-version.ts";
import { programFile } from "../programs.ts";
import { createThreadPool, ThreadError, type ThreadPool } from "../workers/thread-pool.ts";
import { createTurns, type Turns } from "../workers/turns.ts";
import type { AdScore, AdToScore, ResumeToScore } from "./score-ads.ts";

export interface ScoreOrder {
  resume: ResumeToScore;
  ads: AdToScore[];
  asOf: string;
}

/** What ranks ads for the resume before they are scored. */
export type WordsOrder = Pick<ScoreOrder, "resume">;

/** An ad's score: a number, null where it cannot be measured, undefined while it is not measured yet. */
export type Scores = (number | null | undefined)[];

export interface MatchScorer {
  /** What is known of these ads at once, by their keys. */
  known(resumeKey: string, adKeys: readonly string[], asOf: string): Scores;
  /** Of these ads, those that are measured and of another field. */
  ofOtherFields(resumeKey: string, adKeys: readonly string[], asOf: string): ReadonlySet<string>;
  /**
   * Measures ads. Waits a moment only: what is late is undefined here and known to the next call.
   * @param options.patient waits for all of them, behind whatever people wait for.
   */
  score(
    resume: ResumeToScore,
    ads: AdToScore[],
    asOf: string,
    options?: { patient?: boolean },
  ): Promise<void>;
  /** A resume's titles and skills, read on the thread that will score with it; none of one that is too much to read. */
  rankingWords(resume: ResumeToScore): Promise<string[]>;
  warm(): void;
  close(): Promise<void>;
}

const unmeasured: AdScore = { value: null, isOtherField: false };
const mostScores = 100_000;
/** Orders of this size let a later caller's first ads in between; tasks that nobody waits for give larger ones. */
const orderSize = 20;
const patientOrderSize = 40;
/** Forty ads of ordinary length take a tenth of this. */
const orderCaps = { cpuMs: 5000, wallMs: 30_000, heapMb: 512 } as const;
/** Orders that wait; more are refused, and asked for again with the next list. */
const mostOrders = 200;

/**
 * Scores by resume state, ad and engine version; another process measures the same, so each keeps its own. The work is
 * done on a thread of its own: two hundred ads would hold up every other request.
 */
export function createMatchScorer({
  waitMs,
  pool = openMatchThread(),
}: {
  waitMs: number;
  pool?: ThreadPool;
}): MatchScorer {
  const scores = new Map<string, AdScore>();
  const underWay = new Map<string, Promise<void>>();
  const thread = createThread(pool);
  const keyOf = (resumeKey: string, adKey: string, asOf: string) =>
    `${resumeKey} ${adKey} ${asOf} ${ENGINE_VERSION}`;

  const measure = async (isPatient: boolean, { resume, ads, asOf }: ScoreOrder) => {
    const measured = await thread.run<AdScore>({ resume, ads, asOf }, isPatient);
    if (scores.size + ads.length > mostScores) scores.clear();
    ads.forEach((ad, at) => void scores.set(keyOf(resume.key, ad.key, asOf), measured[at] ?? unmeasured));
  };
  const order = (isPatient: boolean, { resume, ads, asOf }: ScoreOrder) => {
    const keys = ads.map((ad) => keyOf(resume.key, ad.key, asOf));
    const work = measure(isPatient, { resume, ads, asOf }).finally(() => {
      for (const key of keys) underWay.delete(key);
    });
    for (const key of keys) underWay.set(key, work);
  };

  return {
    known: (resumeKey, adKeys, asOf) =>
      adKeys.map((adKey) => scores.get(keyOf(resumeKey, adKey, asOf))?.value),
    ofOtherFields: (resumeKey, adKeys, asOf) =>
      new Set(adKeys.filter((adKey) => scores.get(keyOf(resumeKey, adKey, asOf))?.isOtherField)),
    async score(resume, ads, asOf, { patient = false } = {}) {
      const keys = ads.map((ad) => keyOf(resume.key, ad.key, asOf));
      const fresh = ads.filter((_, at) => !scores.has(keys[at] ?? "") && !underWay.has(keys[at] ?? ""));
      const size = patient ? patientOrderSize : orderSize;
      for (let at = 0; at < fresh.length; at += size) {
        if (!patient && thread.waiting() >= mostOrders) break;
        order(patient, { resume, ads: fresh.slice(at, at + size), asOf });
      }
      const all = Promise.all(new Set(keys.flatMap((key) => underWay.get(key) ?? [])));
      if (patient || waitMs === Number.POSITIVE_INFINITY) await all;
      else await firstOf(all, waitMs);
    },
    rankingWords: ({ key, resume }) => thread.run<string>({ resume: { key, resume } }, true),
    warm: () => thread.open(),
    close: () => thread.close(),
  };
}

/** The thread that measures; closed with the scorer that it is given to. */
export function openMatchThread(): ThreadPool {
  return createThreadPool(programFile("match-thread"), 1, orderCaps);
}

/** A failure after the wait is told to the next caller, not to nobody. */
async function firstOf(all: Promise<unknown>, ms: number): Promise<void> {
  all.catch(() => undefined);
  const late = new AbortController();
  await Promise.race([all, wait(ms, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
}

/** One order at a time on a thread of their own: what it has read of ads and resumes serves the next order. */
function createThread(pool: ThreadPool) {
  const turns: Turns = createTurns({ atOnce: 1, mostWaiting: Number.POSITIVE_INFINITY });
  let waiting = 0;
  return {
    open: pool.warm,
    waiting: () => waiting,
    close: pool.close,
    /** Nothing of what is too much to read, alone or together. @param isBackground nobody waits for it. */
    async run<One>(order: ScoreOrder | WordsOrder, isBackground: boolean): Promise<One[]> {
      waiting += 1;
      const leave = await turns.take({ isBackground });
      try {
        return (await pool.run(order)) as One[];
      } catch (error) {
        if (error instanceof ThreadError && error.reason !== "closed") return [];
        throw error;
      } finally {
        waiting -= 1;
        leave();
      }
    },
  };
}
