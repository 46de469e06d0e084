import { availableParallelism } from "node:os";
import { AppError, rateLimited, unreadable } from "../http/app-error.ts";
import { programFile } from "../programs.ts";
import { type CpuBudget, createCpuBudget } from "./cpu-budget.ts";
import type { WorkInput, WorkName, WorkResult } from "./heavy-work.ts";
import { createThreadPool, ThreadError, type ThreadPool } from "./thread-pool.ts";
import { createTurns, type Place, type Turns, TurnsTaken } from "./turns.ts";
import type { WorkAnswer, WorkOrder } from "./work-thread.ts";

export interface WorkOptions {
  /** Whose processor time it is: an account's id, or the key of an address without an account. */
  payer: string;
  /** Hears of the steps of works that have some, in order. decision: D-09. */
  onStep?: (step: number) => void;
  /** For work that something stored already needs: waits however long the line is, and is counted but never refused. */
  isPatient?: boolean;
  /** For work that nobody waits for: patient, and begun only where nobody's work waits. Keep each one short. */
  isBackground?: boolean;
}

/** Where everything that takes a person's text of any length is done: on threads with caps, never where requests are answered. */
export interface Workers {
  /**
   * @throws AppError `unavailable` when the line is full, `rate_limited` when the payer's processor time is used up,
   *   `unreadable` (`too_complex`) when the work takes more time or memory than one may; what the work itself refuses.
   */
  run<N extends WorkName>(name: N, input: WorkInput<N>, options: WorkOptions): Promise<WorkResult<N>>;
  /**
   * A file that somebody waits for, in all its steps.
   * @throws AppError `unavailable` at once where it could not be there in four seconds.
   */
  promise<Result>(payer: string, work: () => Promise<Result>): Promise<Result>;
  /** Where the payer's work is in line; null where nothing of theirs waits. */
  placeOf(payer: string): Place | null;
  /** @throws AppError `rate_limited` when the payer's processor time is used up. */
  admit(payer: string): void;
  /** Counts processor time that went into the payer's work elsewhere, in milliseconds. */
  spend(payer: string, cpuMs: number): void;
  /** Starts the threads ahead of the first work. */
  warm(): void;
  close(): Promise<void>;
}

/** docs/security.md, RE-08. Real time is for a thread that a busy machine keeps from working. */
export const workCaps = { cpuMs: 1200, wallMs: 15_000, heapMb: 512 } as const;
/** Files are works of their own kind: 10,000 rows, a backup of 50 MB, a document of 5,000 rows. */
const longWorkMs: Partial<Record<WorkName, number>> = {
  "read-table": 6000,
  "part-backup": 6000,
  "write-table": 10_000,
};
const line = { mostWaiting: 32, mostOfOne: 8, mostWaitMs: 4000 } as const;
/** A download is five works; the first one is guessed as on a busy machine. decision: D-129 */
const downloads = { mostWaiting: 64, mostOfOne: 4, promiseMs: 4000, mostWaitMs: 3000, firstMs: 700 } as const;
/** One processor is left to whoever answers requests, where there is more than one. */
const threads = Math.max(2, Math.min(4, availableParallelism() - 1));

/** Seconds after which a full line has moved. */
const busySeconds = 2;

/** Whole seconds for people and headers. */
export const secondsOf = (waitMs: number) => Math.max(1, Math.ceil(waitMs / 1000));

/** Threads that do the works of `heavy-work.ts`. */
export function openWorkThreads(count = threads): ThreadPool {
  return createThreadPool(programFile("work-thread"), count, workCaps);
}

const defaults = {
  pool: () => openWorkThreads(),
  turns: () => createTurns({ atOnce: threads, ...line }),
  /** One at a time, so that nobody's small work waits behind a large file. */
  longPool: () => createThreadPool(programFile("work-thread"), 1, workCaps, { idleMs: 60_000 }),
  longTurns: () =>
    createTurns({ atOnce: 1, mostWaiting: 8, mostOfOne: 2, mostWaitMs: 60_000, firstMs: 2000 }),
  downloads: () => createTurns({ atOnce: threads, ...downloads }),
  budget: () => createCpuBudget(() => performance.now()),
};

export function createWorkers(
  parts: {
    pool?: ThreadPool;
    turns?: Turns;
    budget?: CpuBudget;
    longPool?: ThreadPool;
    downloads?: Turns;
  } = {},
): Workers {
  const { pool = defaults.pool(), turns = defaults.turns(), budget = defaults.budget() } = parts;
  const { longPool = parts.pool ?? defaults.longPool(), downloads = defaults.downloads() } = parts;
  const longTurns = defaults.longTurns();
  const isLong = (name: WorkName) => longWorkMs[name] !== undefined;
  const admit = (payer: string) => {
    const seconds = budget.wait(payer);
    if (seconds > 0) throw usedUp(seconds);
  };
  const runOn = async (order: WorkOrder, { payer, onStep }: WorkOptions): Promise<unknown> => {
    const heard = new Set<number>();
    const hear = (step: number) => {
      if (!heard.has(step)) onStep?.(step);
      heard.add(step);
    };
    const onReport = (report: unknown) => typeof report === "number" && hear(report);
    try {
      // The answer comes from our own thread.
      const limits = { onReport, cpuMs: longWorkMs[order.name] };
      const own = isLong(order.name) ? longPool : pool;
      const { result, refusal, steps, cpuMs } = (await own.run(order, limits)) as WorkAnswer;
      budget.spend(payer, cpuMs);
      steps.forEach(hear);
      if (refusal) throw new AppError(refusal.code, refusal.message, refusal.extra);
      return result;
    } catch (error) {
      if (error instanceof ThreadError) budget.spend(payer, error.cpuMs);
      throw asAppError(error);
    }
  };
  return {
    admit,
    spend: budget.spend,
    warm: pool.warm,
    close: async () => void (await Promise.all([pool.close(), longPool.close()])),
    placeOf: (payer) => downloads.placeOf(payer) ?? longTurns.placeOf(payer) ?? turns.placeOf(payer),
    async promise(payer, work) {
      admit(payer);
      const leave = await downloads.take({ owner: payer }).catch(asBusy);
      return work().finally(leave);
    },
    async run<N extends WorkName>(name: N, input: WorkInput<N>, options: WorkOptions) {
      const { payer, isPatient = false, isBackground = false } = options;
      if (!isPatient && !isBackground) admit(payer);
      const line = isLong(name) ? longTurns : turns;
      const leave = await line.take({ owner: payer, isPatient, isBackground }).catch(asBusy);
      try {
        return (await runOn({ name, input }, options)) as WorkResult<N>;
      } finally {
        leave();
      }
    },
  };
}

function usedUp(seconds: number): AppError {
  const { extra } = rateLimited(seconds);
  return new AppError(
    "rate_limited",
    "You have asked for a great deal of work in a short time. Please wait a little and try again.",
    extra,
  );
}

function asBusy(error: unknown): never {
  if (!(error instanceof TurnsTaken)) throw error;
  const seconds = Math.max(busySeconds, secondsOf(error.waitMs));
  throw new AppError("unavailable", `Kelpie is busy right now. Please try again in ${seconds} seconds.`, {
    retryAfter: seconds,
  });
}

function asAppError(error: unknown): unknown {
  if (!(error instanceof ThreadError)) return error;
  if (error.reason === "closed")
    return new AppError("unavailable", "Kelpie is restarting. Please try again in a moment.", {
      retryAfter: busySeconds,
    });
  return unreadable(
    "too_complex",
    "This text takes more work than Kelpie can give to one text. Please shorten it and try again.",
  );
}

/** True for a text that was given up: what it would have told is not known. */
export function isTooComplex(error: unknown): boolean {
  return (
    error instanceof AppError && error.code === "unreadable" && error.extra.details?.reason === "too_complex"
  );
}
