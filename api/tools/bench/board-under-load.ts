import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../src/db/open.ts";
import { ownerOf, rowsOf } from "../../src/db/owner.ts";
import { createMatchScorer } from "../../src/scoring/match-scorer.ts";
import type { Services } from "../../src/services.ts";
import { createWorkers } from "../../src/workers/workers.ts";
import { benchInput } from "./match-texts.ts";

/** The services that these calls use. */
type Parts = Pick<Services, "db" | "now" | "matches" | "workers" | "tasks" | "config">;

/** A database with the services that the job board's calls need. */
export async function openParts(databaseUrl: string | undefined, dataDir: string) {
  const database = await openDatabase({ databaseUrl, dataDir });
  const matches = createMatchScorer({ waitMs: 100 });
  const workers = createWorkers();
  const tasks = { enqueue: async () => undefined };
  const parts = {
    db: database.db,
    now: () => new Date(),
    matches,
    workers,
    tasks,
    log: { warn: () => undefined },
    config: { appUrl: "https://kelpie.example" },
  };
  const close = async () => {
    await workers.close();
    await matches.close();
    await database.close();
  };
  return { services: parts as unknown as Parts as Services, close };
}

/** Five people with a resume each, so that the board is sorted for each of them. */
export async function addPeople({ db }: Parts) {
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

/** Starts this many calls a second, even if earlier ones are still running. @returns milliseconds of each. */
export async function atRate(
  { count, perSecond }: { count: number; perSecond: number },
  call: (n: number) => Promise<unknown>,
): Promise<number[]> {
  const taken: number[] = [];
  const running: Promise<unknown>[] = [];
  const start = performance.now();
  for (let n = 0; n < count; n++) {
    await wait(Math.max(0, start + (n * 1000) / perSecond - performance.now()));
    const began = performance.now();
    const one = call(n).then(() => taken.push(performance.now() - began));
    // The final wait throws a failure; until then it must not end the process.
    one.catch(() => undefined);
    running.push(one);
  }
  await Promise.all(running);
  return taken;
}
