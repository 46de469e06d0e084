import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { proveExport } from "./export-memory.ts";
import type { LoadAnswer, LoadOrder } from "./load-users.ts";
import { memoryOf, mostMemory } from "./memory.ts";
import { freePort, ServerProcess } from "./server-process.ts";
import { startThrowAwayPostgres } from "./throw-away-postgres.ts";

const people = 200;
/** Pause between two actions of a person, who reads what is shown. */
const pauseMs = 3000;
const targetMs = { read: 150, write: 200 } as const;
/** Saturated: as many people as twice the connection pool. */
const crowd = { people: 24, seconds: 10, pauseMs: 0, isListOnly: true } as const;
/** Maximum memory of a process with its threads. */
const mostMb = 600;

interface Load {
  answers: LoadAnswer[];
  seconds: number;
}

async function run(order: LoadOrder, during: () => Promise<void> = async () => {}): Promise<Load> {
  const worker = new Worker(new URL("./load-users.ts", import.meta.url), { workerData: order });
  const hear = <T>() =>
    new Promise<T>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
    });
  await hear();
  const answered = hear<LoadAnswer[]>();
  worker.postMessage("go");
  await during();
  const answers = await answered;
  await worker.terminate();
  return { answers, seconds: order.seconds };
}

function spreadOf(answers: readonly LoadAnswer[]) {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return { n: sorted.length, median: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const perSecond = ({ answers, seconds }: Load) => Math.round(answers.length / seconds);
const errorsIn = ({ answers }: Load) => answers.filter(({ isError }) => isError).length;

/**
 * 200 people for a minute, each with one action every three seconds: times by kind, errors, and memory after a third
 * and at the end.
 */
async function proveMixed(server: ServerProcess, seconds: number): Promise<object> {
  const memory: number[] = [];
  const before = memoryOf(server);
  const mixed = await run(
    { urls: [server.url], first: 0, people, seconds, pauseMs, isListOnly: false },
    async () => {
      for (const part of [1 / 3, 2 / 3]) {
        await setTimeout(seconds * 1000 * part * 0.97);
        memory.push(memoryOf(server));
      }
    },
  );
  const [read, write] = (["read", "write"] as const).map((kind) =>
    spreadOf(mixed.answers.filter((one) => one.kind === kind)),
  );
  const [early = 0, late = 0] = memory;
  return {
    ...{
      task: "load",
      people,
      pauseMs,
      seconds,
      perSecond: perSecond(mixed),
      errors: errorsIn(mixed),
      read,
      write,
    },
    byCall: Object.fromEntries(
      [...Map.groupBy(mixed.answers, ({ what }) => what)].map(([what, all]) => [what, spreadOf(all)]),
    ),
    memoryMb: { before, afterAThird: early, atTheEnd: late, most: mostMemory(server), target: mostMb },
    isProven:
      errorsIn(mixed) === 0 &&
      (read?.p95 ?? 0) <= targetMs.read &&
      (write?.p95 ?? 0) <= targetMs.write &&
      late <= early * 1.2 &&
      mostMemory(server) <= mostMb,
  };
}

/** One list as often as possible: with one process, with two, and with plain Express and the same query. */
async function compareProcesses(environment: Record<string, string>, one: ServerProcess): Promise<object> {
  const two = new ServerProcess(await freePort(), { ...environment, APP_URL: one.url });
  const bare = new ServerProcess(await freePort(), environment, {
    file: "api/tools/prove/load-baseline.ts",
    readyPath: "/ready",
  });
  try {
    const single = await run({ ...crowd, urls: [one.url], first: 1000 });
    await two.start();
    const double = await run({ ...crowd, urls: [one.url, two.url], first: 2000 });
    await two.kill();
    await bare.start();
    const baseline = await run({ ...crowd, urls: [bare.url], first: 3000 });
    const [a, b] = [perSecond(single), perSecond(double)];
    return {
      ...{ task: "load", call: "GET /api/applications", oneProcess: a, twoProcesses: b, target: 1.7 },
      ...{ ratio: Number((b / a).toFixed(2)), bareExpress: perSecond(baseline) },
      errors: [single, double, baseline].reduce((sum, load) => sum + errorsIn(load), 0),
      machine: `${availableParallelism()} x ${cpus()[0]?.model ?? "?"}, with PostgreSQL and the callers on it`,
    };
  } finally {
    await two.kill();
    await bare.kill();
  }
}

/**
 * Many people at once on PostgreSQL.
 * @param seconds duration of the mixed load.
 */
export async function proveLoad(seconds: number, tell: (line: object) => void): Promise<void> {
  const postgres = await startThrowAwayPostgres();
  if (!postgres) return tell({ task: "load", isProven: false, why: "no PostgreSQL on this machine" });
  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-load-"));
  const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url, TRUST_PROXY: "1" };
  const server = new ServerProcess(await freePort(), environment);
  try {
    await server.start();
    tell(await proveMixed(server, seconds));
    tell(await compareProcesses(environment, server));
    await server.kill();
    tell(await proveExport(environment, mostMb));
  } finally {
    await server.kill();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
