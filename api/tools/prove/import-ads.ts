import { keepBoard } from "../../src/features/jobs/keep-jobs.ts";
import type { Services } from "../../src/services.ts";
import { benchJob } from "../bench/jobs-texts.ts";
import { databaseServer, processorTime } from "./processor-time.ts";

/** One board of one employer's hiring system is rarely larger. */
const boardSize = 5_000;
/** Issue 22: rows a second. */
const target = 2_000;
interface Part {
  first: number;
  rows: number;
  skills?: string[];
}

/** Processor time that has been used until now, in milliseconds: by this thread, by this process's others, by PostgreSQL. */
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

/** Boards one after the other, the way they are asked for. @returns rows a second of all, the first and the last tenth. */
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
    await keepBoard(services, board, jobs, null);
    speeds.push((size * 1000) / (performance.now() - start));
  }
  const all = Math.round((rows * 1000) / (performance.now() - began));
  const after = used(database);
  const tenth = Math.max(1, Math.floor(speeds.length / 10));
  const mean = (some: readonly number[]) => Math.round(some.reduce((sum, one) => sum + one, 0) / some.length);
  /** Milliseconds of a row are seconds of a thousand. */
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

/**
 * Fills the board the way sources do: rows a second, and the processor time of 1,000 rows by who used it.
 * @param rows.read ads whose skills the engine reads; of the others their source names them, so that the database alone is timed.
 */
export async function proveImport(
  services: Services,
  { read, named }: { read: number; named: number },
  tell: (line: object) => void,
): Promise<void> {
  const database = await databaseServer(services.db);
  const parts: ({ what: string } & Part)[] = [
    { what: "import, skills read by the engine", first: 0, rows: read },
    {
      ...{ what: "import, skills named by the source", skills: ["SQL", "Excel", "payroll", "rostering"] },
      ...{ first: read, rows: named },
    },
  ];
  for (const { what, ...part } of parts) {
    if (part.rows <= 0) continue;
    const speed = await fill(services, part, database);
    const isProven = speed.all >= target;
    tell({ proof: "scale", what, unit: "rows a second", ...speed, target, isProven });
  }
}
