import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../src/db/open.ts";
import { ownerOf, rowsOf } from "../../src/db/owner.ts";
import { keepBoard } from "../../src/features/jobs/keep-jobs.ts";
import { listBoard } from "../../src/features/jobs/list-jobs.ts";
import { countNewMatches, matchNewJobs } from "../../src/scoring/match-new-jobs.ts";
import { createMatchScorer } from "../../src/scoring/match-scorer.ts";
import type { Services } from "../../src/services.ts";
import { spread } from "../evaluate/capture-score.ts";
import type { BenchLine } from "./capture-bench.ts";
import { benchJob, benchSearches } from "./jobs-texts.ts";
import { benchInput } from "./match-texts.ts";

/** The tool is plain JavaScript: its type stands here. */
interface PostgresTool {
  startPostgres(): Promise<{ url: string; stop: () => void } | null>;
}

const board = { board: "greenhouse:bench", source: "greenhouse", rank: 1 };
const perSecond = 20;
const seconds = 10;
const populated = 10_000;

/** The parts of the world that these calls use. */
type Parts = Pick<Services, "db" | "now" | "matches" | "tasks" | "config">;

async function openParts(databaseUrl: string | undefined, dataDir: string) {
  const database = await openDatabase({ databaseUrl, dataDir });
  const matches = createMatchScorer({ waitMs: 100 });
  const tasks = { enqueue: async () => undefined };
  const parts = {
    db: database.db,
    now: () => new Date(),
    matches,
    tasks,
    config: { appUrl: "https://kelpie.example" },
  };
  const close = async () => {
    await matches.close();
    await database.close();
  };
  return { services: parts as unknown as Parts as Services, close };
}

async function addPeople({ db }: Parts) {
  const people = [];
  for (let n = 0; n < 5; n++) {
    const user = await db.user.create({
      data: { email: `bench${n}@kelpie.test`, fullName: "Bench", tier: "premium" },
    });
    const text = benchInput.resumeText.replace("Dana", `Dana${n}`);
    await rowsOf(db, ownerOf(user.id)).resume.create({ data: { userId: user.id, name: "Bench", text } });
    people.push({
      id: ownerOf(user.id),
      email: user.email,
      fullName: "Bench",
      isEmailVerified: true,
      profileImageUrl: null,
      tier: "premium" as const,
    });
  }
  return people;
}

/** Starts a call every 50 ms whether or not the one before has ended. */
async function atRate(count: number, call: (n: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  const running: Promise<unknown>[] = [];
  const start = performance.now();
  for (let n = 0; n < count; n++) {
    await wait(Math.max(0, start + (n * 1000) / perSecond - performance.now()));
    const began = performance.now();
    running.push(call(n).then(() => taken.push(performance.now() - began)));
  }
  await Promise.all(running);
  return taken;
}

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
  await timed(`populate ${populated} (n: added)`, "s", () => keepBoard(services, board, first, null));
  await timed(`populate the same again (n: added)`, "s", () => keepBoard(services, board, first, null));
  const people = await addPeople(services);
  const [person] = people;
  if (person) {
    await matchNewJobs(services, person.id);
    const counts = await atRate(perSecond * 5, () => countNewMatches(services, person.id));
    lines.push({
      name: `jobs: new matches of the dashboard, ${populated} jobs, ${name}`,
      unit: "ms",
      n: counts.length,
      ...spread(counts),
    });
  }
  await keepBoard(services, board, jobs.slice(populated), null);
  await services.db.$executeRaw`ANALYZE "Job"`;
  const search = (n: number) => {
    const user = people[n % people.length];
    const query = { ...benchSearches[(n * 3) % benchSearches.length], page: 1 + (n % 3 === 0 ? 1 : 0) };
    return user ? listBoard(services, user, query) : Promise.resolve();
  };
  for (const state of ["scores cold", "scores known"]) {
    const taken = await atRate(perSecond * seconds, search);
    lines.push({
      name: `jobs: list of ${size} at ${perSecond}/s, ${state}, ${name}`,
      unit: "ms",
      n: taken.length,
      ...spread(taken),
    });
    // What the first round left under way is measured before the second.
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

/** Populating, searching with match ranking at 20 requests a second, and the dashboard's number, on both databases. */
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
