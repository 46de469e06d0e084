import { createHash } from "node:crypto";
import type { JobResult, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { QueueHome } from "../db/open.ts";
import type { TaskData, TaskHandlers, TaskName } from "./tasks.ts";

export interface EnqueueOptions {
  /** The same key of the same task runs once; remembered for a week. */
  onceKey?: string;
  startAfter?: Date;
}

/** Work apart from requests. Tasks lie in the database: none is lost with a process. decision: D-32. */
export interface TaskQueue {
  /** Not inside a transaction: the embedded database has one connection. */
  enqueue<Name extends TaskName>(name: Name, data: TaskData[Name], options?: EnqueueOptions): Promise<void>;
  /** Many of one kind at once, under the same condition. */
  enqueueAll<Name extends TaskName>(name: Name, all: readonly TaskData[Name][]): Promise<void>;
  /** Says who does the work; before `start` and `settle`. */
  work(handlers: Partial<TaskHandlers>): void;
  /** Takes tasks as they come due, until `stop`. */
  start(): Promise<void>;
  /** Does all that is queued, waiting retries included, in this process: for tests. */
  settle(): Promise<void>;
  /** What is due and not begun, by task; the longest first. */
  lag(): Promise<TaskLag[]>;
  /** Waits up to 10 s for the tasks under way; what is cut off runs again later. */
  stop(): Promise<void>;
}

/** Tasks of one kind that are due and wait. */
export interface TaskLag {
  task: string;
  due: number;
  /** How long the oldest has been due. */
  seconds: number;
}

/** Hears of each task that ended here. */
export type OnTask = (name: string, seconds: number, isDone: boolean) => void;

/** Five seconds, doubled each time up to an hour: a mail server may be away for half a working day. */
const retries = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 } as const;
const stopMs = 10_000;
/** For tasks of other processes only: our own wake their worker at once. */
const pollSeconds = 5;
/**
 * As long as there is a full batch the next is fetched at once; without that a queue does one task each time it looks.
 * Tasks of one batch run side by side and end each by itself, and a second fetcher goes on while a slow mail server or
 * browser service holds the first. Work by the clock is one task and needs neither.
 */
const batches = {
  batchSize: 10,
  burstWhenBatchFull: true,
  localConcurrency: 2,
  perJobResults: true,
} as const;
const settleRounds = 100;

type Run = (data: unknown, task: { id: string }) => Promise<void>;
interface Work {
  run: Run;
  cron?: string;
}

/** Touches the database at the first use: most tests queue nothing. */
export function createTaskQueue(
  home: QueueHome,
  log: Pick<Logger, "error" | "warn">,
  onTask: OnTask = () => undefined,
): TaskQueue {
  return new PgBossQueue(home, log, onTask);
}

class PgBossQueue implements TaskQueue {
  readonly #home: QueueHome;
  readonly #log: Pick<Logger, "error" | "warn">;
  readonly #onTask: OnTask;
  readonly #workers = new Map<string, string>();
  #work = new Map<string, Work>();
  #isWorker = false;
  #boss: Promise<PgBoss> | undefined;

  constructor(home: QueueHome, log: Pick<Logger, "error" | "warn">, onTask: OnTask) {
    this.#home = home;
    this.#log = log;
    this.#onTask = onTask;
  }

  work(handlers: Partial<TaskHandlers>): void {
    // The table has checked which data each task gets.
    this.#work = new Map(Object.entries(handlers as unknown as Record<string, Work>));
  }

  async enqueue<Name extends TaskName>(name: Name, data: TaskData[Name], options: EnqueueOptions = {}) {
    const boss = await this.#open();
    const { onceKey, startAfter } = options;
    const id = onceKey && idOf(name, onceKey);
    await boss.send(name, data, { ...(id && { id }), ...(startAfter && { startAfter }) });
    const worker = this.#workers.get(name);
    if (worker && !startAfter) boss.notifyWorker(worker);
  }

  async enqueueAll<Name extends TaskName>(name: Name, all: readonly TaskData[Name][]) {
    if (all.length === 0) return;
    const boss = await this.#open();
    await boss.insert(
      name,
      all.map((data) => ({ data })),
    );
    const worker = this.#workers.get(name);
    if (worker) boss.notifyWorker(worker);
  }

  async start(): Promise<void> {
    this.#isWorker = true;
    const boss = await this.#open();
    for (const [name, { cron }] of this.#work) {
      const worker = cron
        ? await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async ([task]) => {
            if (task) await this.#run(name, task);
          })
        : await boss.work(name, { pollingIntervalSeconds: pollSeconds, ...batches }, (tasks) =>
            Promise.all(tasks.map((task) => this.#outcome(name, task))),
          );
      this.#workers.set(name, worker);
      if (cron) await boss.schedule(name, cron);
    }
  }

  async settle(): Promise<void> {
    const boss = await this.#open();
    for (let round = 0; round < settleRounds; round++) {
      let done = 0;
      for (const name of this.#work.keys()) done += await this.#runAll(boss, name);
      if (done === 0) return;
    }
    throw new Error("Tasks fail again and again, or queue each other without end.");
  }

  async #runAll(boss: PgBoss, name: string): Promise<number> {
    const tasks = await boss.fetch(name, { batchSize: 50, ignoreStartAfter: true });
    for (const task of tasks) {
      try {
        await this.#run(name, task);
        await boss.complete(name, task.id);
      } catch (error) {
        await boss.fail(name, task.id, { message: String(error) });
      }
    }
    return tasks.length;
  }

  /** One task's failure is its own, whatever its batch does. */
  async #outcome(name: string, task: { id: string; data: unknown }): Promise<JobResult> {
    try {
      await this.#run(name, task);
      return { id: task.id, status: "completed" };
    } catch (error) {
      return { id: task.id, status: "failed", output: { message: String(error) } };
    }
  }

  async lag(): Promise<TaskLag[]> {
    const boss = await this.#open();
    const { rows } = await boss.getDb().executeSql(lagSql, []);
    return rows;
  }

  async #run(name: string, task: { id: string; data: unknown }): Promise<void> {
    const work = this.#work.get(name);
    if (!work) throw new Error(`Nobody does the task ${name}`);
    const begun = performance.now();
    const tell = (isDone: boolean) => this.#onTask(name, (performance.now() - begun) / 1000, isDone);
    try {
      await work.run(task.data, { id: task.id });
      tell(true);
    } catch (error) {
      tell(false);
      // Told here, for the queue only counts it; it is tried again.
      this.#log.warn({ task: name, id: task.id, err: error }, "a task failed");
      throw error;
    }
  }

  async stop(): Promise<void> {
    if (!this.#boss) return;
    const boss = await this.#boss;
    await boss.stop({ graceful: true, timeout: stopMs });
  }

  #open(): Promise<PgBoss> {
    this.#boss ??= this.#openBoss();
    return this.#boss;
  }

  async #openBoss(): Promise<PgBoss> {
    const background = { supervise: this.#isWorker, schedule: this.#isWorker };
    // A start answers first: the library comes with the queue.
    const { fromPglite, PgBoss: Boss } = await import("pg-boss");
    const boss = new Boss(
      "lite" in this.#home
        ? { db: fromPglite(this.#home.lite), backend: "pglite", reindex: false, ...background }
        : { connectionString: this.#home.url, max: 4, application_name: "kelpie-tasks", ...background },
    );
    boss.on("error", (error) => this.#log.error({ err: error }, "task queue"));
    await boss.start();
    for (const name of this.#work.keys()) await boss.createQueue(name, retries);
    return boss;
  }
}

const lagSql = `
  SELECT name AS task, count(*)::int AS due,
    extract(epoch FROM now() - min(greatest(start_after, created_on)))::float AS seconds
  FROM pgboss.job WHERE state IN ('created', 'retry') AND start_after <= now() AND name NOT LIKE '\\_\\_%'
  GROUP BY name ORDER BY seconds DESC`;

/** The queue refuses a second task of the same id. */
function idOf(name: string, key: string): string {
  const hex = createHash("sha256").update(`${name}\n${key}`).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
