import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { listBoard } from "../../src/features/jobs/list-jobs.ts";
import { storeBoard } from "../../src/features/jobs/store-jobs.ts";
import { countNewMatches, matchNewJobs } from "../../src/scoring/match-new-jobs.ts";
import { spread } from "../evaluate/capture-score.ts";
import { addPeople, atRate, openParts } from "./board-under-load.ts";
import type { BenchLine } from "./capture-bench.ts";
import { benchJob, benchSearches } from "./jobs-texts.ts";

/** The type of the tool, which is plain JavaScript. */
interface PostgresTool {
  startPostgres(): Promise<{ url: string; stop: () => void } | null>;
}

const board = { board: "greenhouse:bench", source: "greenhouse", rank: 1 };
const perSecond = 20;
const seconds = 10;
const populated = 10_000;

async function measure(name: string, databaseUrl: string | undefined, size: number): Promise<BenchLine[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "kelpie-bench-"));
  const { services, close } = await openParts(databaseUrl, dataDir);
  const lines: BenchLine[] = [];
  const timed = async (what: string, unit: string, work: () => Promise<number>) => {
    const start = performance.now();
    const count = await work();
    lines.push({
      name: `jobs: ${what}, ${name}`,
      unit,
      n: count,
      ...spread([(performance.now() - start) / 1000]),
    });
  };
  const jobs = Array.from({ length: size }, (_, n) => benchJob(n));
  const first = jobs.slice(0, populated);
  await timed(`populate ${populated} (n: added)`, "s", () => storeBoard(services, board, first, null));
  await timed(`populate the same again (n: added)`, "s", () => storeBoard(services, board, first, null));
  const people = await addPeople(services);
  const [person] = people;
  if (person) {
    await matchNewJobs(services, person.id);
    const counts = await atRate({ count: perSecond * 5, perSecond }, () =>
      countNewMatches(services, person.id),
    );
    lines.push({
      name: `jobs: new matches of the dashboard, ${populated} jobs, ${name}`,
      unit: "ms",
      n: counts.length,
      ...spread(counts),
    });
  }
  await storeBoard(services, board, jobs.slice(populated), null);
  await services.db.$executeRaw`ANALYZE "Job"`;
  const search = (n: number) => {
    const user = people[n % people.length];
    const query = { ...benchSearches[(n * 3) % benchSearches.length], page: 1 + (n % 3 === 0 ? 1 : 0) };
    return user ? listBoard(services, user, query) : Promise.resolve();
  };
  for (const state of ["scores cold", "scores known"]) {
    const taken = await atRate({ count: perSecond * seconds, perSecond }, search);
    lines.push({
      name: `jobs: list of ${size} at ${perSecond}/s, ${state}, ${name}`,
      unit: "ms",
      n: taken.length,
      ...spread(taken),
    });
    // Wait for what the first round left unfinished before the second.
    for (let n = 0; n < 2 && state === "scores cold"; n++) await settle(search);
  }
  await close();
  rmSync(dataDir, { recursive: true, force: true });
  return lines;
}

async function settle(search: (n: number) => Promise<unknown>): Promise<void> {
  const every = benchSearches.length * 3 * 5;
  for (let n = 0; n < every; n++) await search(n);
  await wait(2000);
}

/**
 * Filling the board, searching with match ranking at 20 requests a second, and the dashboard's figure, on both
 * databases.
 */
export async function jobsBench(): Promise<BenchLine[]> {
  const lines = await measure("embedded", undefined, 20_000);
  const { startPostgres }: PostgresTool = await import(new URL("../postgres.mjs", import.meta.url).href);
  const postgres = await startPostgres();
  if (!postgres) return lines;
  try {
    lines.push(...(await measure("PostgreSQL", postgres.url, 100_000)));
  } finally {
    postgres.stop();
  }
  return lines;
}
