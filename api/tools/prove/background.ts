import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { openDatabase } from "../../src/db/open.ts";
import { type Owner, ownerOf, rowsOf } from "../../src/db/owner.ts";
import { storeBoard } from "../../src/features/jobs/store-jobs.ts";
import { createTaskQueue } from "../../src/queue/task-queue.ts";
import { queueMatching } from "../../src/scoring/match-new-jobs.ts";
import { measureMatch } from "../../src/scoring/measure.ts";
import type { Services } from "../../src/services.ts";
import { createWorkers } from "../../src/workers/workers.ts";
import { benchJob, benchResume } from "../bench/jobs-texts.ts";
import { databaseServer, processorTime } from "./processor-time.ts";
import { freePort, ServerProcess } from "./server-process.ts";
import { startThrowAwayPostgres } from "./throw-away-postgres.ts";

/** New ads per day; the week before has six times as many. */
const adsADay = 700;
const scoredOfAWeek = 200;
const everybody = 100_000;
const workers = 2;
const warmPeople = 60;
const mostMinutes = 60;
const task = "match-new-jobs";

async function openWorld(url: string, dataDir: string) {
  const database = await openDatabase({ databaseUrl: url, dataDir });
  const quiet = { error: () => undefined, warn: () => undefined };
  const tasks = createTaskQueue(database.queueHome, quiet);
  tasks.work({ [task]: { run: async () => undefined } });
  const { db } = database;
  const board = { board: "greenhouse:background", source: "greenhouse", rank: 1 };
  const workers = createWorkers();
  const log = { warn: () => undefined } as unknown as Services["log"];
  const services = { db, tasks, workers, log, now: () => new Date() };
  return {
    services,
    postgres: await databaseServer(db),
    addAds: async (first: number, count: number, daysAgo: (n: number) => number) => {
      const jobs = Array.from({ length: count }, (_, n) => benchJob(first + n));
      await storeBoard(services, board, jobs, null);
      for (const [n, { sourceId }] of jobs.entries()) {
        const firstSeenAt = new Date(Date.now() - daysAgo(n) * 24 * 60 * 60 * 1000);
        if (daysAgo(n) > 0) await db.job.updateMany({ where: { sourceId }, data: { firstSeenAt } });
      }
      await db.$executeRawUnsafe('VACUUM ANALYZE "Job"');
    },
    addPeople: async (first: number, count: number): Promise<Owner[]> => {
      const added: Owner[] = [];
      for (let n = first; n < first + count; n++) {
        const user = await db.user.create({ data: { email: `p${n}@kelpie.test`, fullName: `Dana${n}` } });
        const id: Owner = ownerOf(user.id);
        await rowsOf(db, id).resume.create({ data: { userId: id, name: "Mine", text: benchResume(n) } });
        added.push(id);
      }
      return added;
    },
    waiting: async (): Promise<number> => {
      const rows = await db.$queryRaw<{ n: number }[]>`
        SELECT count(*)::int AS n FROM pgboss.job WHERE name = ${task} AND state IN ('created', 'retry', 'active')`;
      return rows[0]?.n ?? 0;
    },
    close: async () => {
      await tasks.stop();
      await workers.close();
      await database.close();
    },
  };
}
type World = Awaited<ReturnType<typeof openWorld>>;

interface Round {
  tasks: number;
  seconds: number;
  /** Processor time of one task in milliseconds, for the workers and the database. */
  workerMs: number;
  databaseMs: number;
}

/** Lets two workers do these tasks, and waits for the end. */
async function round(
  world: World,
  servers: readonly ServerProcess[],
  queue: () => Promise<void>,
): Promise<Round> {
  const used = () => ({
    worker: servers.reduce((sum, { pid }) => sum + processorTime(pid ?? 0), 0),
    database: processorTime(world.postgres),
  });
  const before = used();
  const begun = performance.now();
  await queue();
  const tasks = await world.waiting();
  while ((await world.waiting()) > 0) await setTimeout(50);
  const seconds = (performance.now() - begun) / 1000;
  const after = used();
  return {
    tasks,
    seconds,
    workerMs: (after.worker - before.worker) / tasks,
    databaseMs: (after.database - before.database) / tasks,
  };
}

/** The time of a naive task that reads the person's resume and each of the week's best ads again for each pair. */
function naiveMs(pairs: number): number {
  const before = process.cpuUsage();
  for (let n = 0; n < pairs; n++) {
    const { title, company, description: text } = benchJob(n);
    const resume = { resumeText: benchResume(n % 5), resumeEdits: [] };
    measureMatch({ resume, ad: { title, company, text }, requirementEdits: [], asOf: "2026-11-01" });
  }
  const { user, system } = process.cpuUsage(before);
  return ((user + system) / 1000 / pairs) * scoredOfAWeek;
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;

function lineOf(what: string, { tasks, seconds, workerMs, databaseMs }: Round) {
  const eachMs = workerMs + databaseMs;
  const minutes = Math.round((everybody * eachMs) / workers / 60_000);
  return {
    ...{ task: "background", what, tasks, seconds: rounded(seconds), perSecond: rounded(tasks / seconds) },
    ...{ workerMs: rounded(workerMs), databaseMs: rounded(databaseMs) },
    arithmetic: `${everybody} x ${rounded(eachMs)} ms of processor / ${workers} workers with a core each = ${minutes} min`,
    minutes,
  };
}

/**
 * Whether two workers keep up with the daily matches of 100,000 people, measured on a share of them: the first scores
 * of a resume, then the next day with a day's new ads. Measured in processor time, because other work on the machine
 * distorts elapsed time.
 */
export async function proveBackground(people: number, tell: (line: object) => void): Promise<void> {
  const postgres = await startThrowAwayPostgres();
  if (!postgres) return tell({ task: "background", isProven: false, why: "no PostgreSQL on this machine" });
  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-background-"));
  const world = await openWorld(postgres.url, folder);
  const servers: ServerProcess[] = [];
  try {
    await world.addAds(0, adsADay * 6, (n) => 1 + (n % 6));
    for (let n = 0; n < workers; n++)
      servers.push(
        new ServerProcess(await freePort(), {
          ...{ DATABASE_URL: postgres.url, DATA_DIR: folder, KELPIE_ROLE: "worker" },
        }),
      );
    const everyone = () => queueMatching(world.services);
    /** Start with loaded threads and parsed ads, like a worker that has been running. */
    const startWarm = async (first: number) => {
      for (const server of servers) await server.start();
      const some = (await world.addPeople(first, warmPeople)).map((userId) => ({ userId }));
      await round(world, servers, () => world.services.tasks.enqueueAll(task, some));
      // Remove people without work, who would make the figure look better than it is.
      await world.services.db.user.deleteMany({ where: { id: { in: some.map(({ userId }) => userId) } } });
    };
    await startWarm(0);
    await world.addPeople(warmPeople, people);
    tell(lineOf("first measuring of a resume", await round(world, servers, everyone)));
    await world.addAds(adsADay * 6, adsADay, () => 0);
    // Restart the workers, because with that many people nothing of yesterday would be in memory.
    for (const server of servers) await server.kill();
    await startWarm(warmPeople + people);
    const daily = lineOf("daily matches", await round(world, servers, everyone));
    tell({ ...daily, naiveMs: rounded(naiveMs(100)), mostMinutes, isProven: daily.minutes <= mostMinutes });
  } finally {
    for (const server of servers) await server.kill();
    await world.close();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
