import { setTimeout } from "node:timers/promises";
import { storeBoard } from "../../src/features/jobs/store-jobs.ts";
import type { Services } from "../../src/services.ts";
import { benchJob, benchResume } from "../bench/jobs-texts.ts";
import { databaseServer, processorTime } from "./processor-time.ts";
import { spreadOf } from "./spread-of.ts";

/** Interval of the requests during an import, in milliseconds. */
const everyMs = 200;
/** A board of one employer's hiring system is rarely larger. */
const boardSize = 5_000;
/** Issue 22: rows a second. */
const target = 2_000;
interface Part {
  first: number;
  rows: number;
  skills?: string[];
}

/** Processor time used so far in milliseconds: by this thread, by the other threads, by PostgreSQL. */
function used(database: number) {
  const ofThread = process.threadCpuUsage();
  const ofAll = process.cpuUsage();
  const own = (ofThread.user + ofThread.system) / 1000;
  return {
    main: own,
    threads: (ofAll.user + ofAll.system) / 1000 - own,
    database: processorTime(database),
  };
}

/**
 * Imports boards one after the other, as in production. @returns rows a second: of all, of the first and of the last
 * tenth.
 */
async function fill(services: Services, { first, rows, skills }: Part, database: number) {
  const speeds: number[] = [];
  const before = used(database);
  const began = performance.now();
  for (let from = first; from < first + rows; from += boardSize) {
    const size = Math.min(boardSize, first + rows - from);
    const jobs = Array.from({ length: size }, (_, n) => ({
      ...benchJob(from + n),
      ...(skills && { skills }),
    }));
    const board = { board: `greenhouse:scale-${from}`, source: "greenhouse", rank: 1 };
    const start = performance.now();
    await storeBoard(services, board, jobs, null);
    speeds.push((size * 1000) / (performance.now() - start));
  }
  const all = Math.round((rows * 1000) / (performance.now() - began));
  const after = used(database);
  const tenth = Math.max(1, Math.floor(speeds.length / 10));
  const mean = (some: readonly number[]) => Math.round(some.reduce((sum, one) => sum + one, 0) / some.length);
  /** Milliseconds per row equal seconds per thousand rows. */
  const ofThousand = (name: keyof typeof after) =>
    Math.round(((after[name] - before[name]) / rows) * 100) / 100;
  return {
    ...{ rows, all, first: mean(speeds.slice(0, tenth)), last: mean(speeds.slice(-tenth)) },
    coreSecondsOfThousand: {
      main: ofThousand("main"),
      threads: ofThousand("threads"),
      database: ofThousand("database"),
    },
  };
}

/** How long a person waits whose resume is read now and then on the same threads, until the work ends. */
async function besideIt({ workers }: Services, work: Promise<unknown>) {
  const taken: number[] = [];
  let isOver = false;
  const end = work.catch(() => undefined).then(() => (isOver = true));
  while (!isOver) {
    await Promise.race([setTimeout(everyMs), end]);
    const began = performance.now();
    await workers.run("ranking-words", benchResume(0), { payer: "person", isPatient: true });
    taken.push(performance.now() - began);
  }
  return spreadOf(taken);
}

/**
 * Sends more orders than there are threads, so that each has loaded the engine, like a server that has been running.
 */
async function warm({ workers }: Services): Promise<void> {
  const { title, description: text } = benchJob(0);
  const order = () => workers.run("skills-of-ads", [{ title, text }], { payer: "warm", isBackground: true });
  await Promise.all(Array.from({ length: 12 }, order));
}

/**
 * Imports ads like the sources do: rows a second, and the processor time of 1,000 rows by process.
 * @param rows.read ads whose skills the engine reads; the others come with skills, to time the database alone.
 */
export async function proveImport(
  services: Services,
  { read, named }: { read: number; named: number },
  tell: (line: object) => void,
): Promise<void> {
  const database = await databaseServer(services.db);
  await warm(services);
  const parts: ({ what: string } & Part)[] = [
    { what: "import, skills read by the engine", first: 0, rows: read },
    {
      ...{ what: "import, skills named by the source", skills: ["SQL", "Excel", "payroll", "rostering"] },
      ...{ first: read, rows: named },
    },
  ];
  for (const { what, ...part } of parts) {
    if (part.rows <= 0) continue;
    const filling = fill(services, part, database);
    const personMs = await besideIt(services, filling);
    const speed = await filling;
    const isProven = speed.all >= target;
    tell({ proof: "scale", what, unit: "rows a second", ...speed, personMs, target, isProven });
  }
}
