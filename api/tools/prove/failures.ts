import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { proveOtherFailures } from "./other-failures.ts";
import { freePort } from "./server-process.ts";
import { startThrowAwayPostgres } from "./throw-away-postgres.ts";
import { Victim } from "./victim.ts";

/** Number of parallel saves when the process is killed. */
const writers = 4;

/** Number of rounds after which a new person is needed, because of the limit on saves. */
const roundsOfOne = 5;

interface Round {
  /** Saves that were answered before the kill. */
  acknowledged: number;
  /** Of those, missing after the restart. */
  lost: number;
  /** Duplicate rows of one key, after each save was sent again. */
  doubled: number;
  /** From the restart to the first answer. */
  restartMs: number;
}

/** The kill aborts running calls; any other error is unexpected. */
function cutOff(error: unknown): false {
  if (error instanceof TypeError) return false;
  throw error;
}

/** Saves until the kill aborts the calls, then asks a new process for the rows. */
async function round(victim: Victim, number: number): Promise<Round> {
  const acknowledged: string[] = [];
  const sent: string[] = [];
  const { promise: enough, resolve: onEnough } = Promise.withResolvers<void>();
  let isKilled = false;
  const write = async (writer: number) => {
    for (let n = 0; !isKilled; n++) {
      const key = `${number}-${writer}-${n}`;
      sent.push(key);
      if (await victim.save(key).catch(cutOff)) acknowledged.push(key);
      if (acknowledged.length >= 2 + (number % 6)) onEnough();
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  await enough;
  // At a different time within the next saves.
  await setTimeout((number * 7) % 30);
  await victim.kill();
  isKilled = true;
  await writing;
  const restartMs = await victim.start();
  const held = new Set(await victim.titles());
  // Send every save again: its row must be there once, whether it was stored before the kill or not.
  for (const key of sent) await victim.save(key);
  const titles = await victim.titles();
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((key) => !held.has(`Fitter ${key}`)).length,
    doubled: titles.length - new Set(titles).size,
    restartMs,
  };
}

async function proveOn(kind: string, environment: Record<string, string>, rounds: number): Promise<object> {
  const victim = new Victim(await freePort(), environment);
  await victim.start();
  const done: Round[] = [];
  try {
    for (let number = 0; number < rounds; number++) {
      if (number % roundsOfOne === 0) await victim.signUp();
      done.push(await round(victim, number));
      await victim.clear();
    }
  } finally {
    await victim.kill();
  }
  const sum = (key: "acknowledged" | "lost" | "doubled") => done.reduce((all, one) => all + one[key], 0);
  const starts = done.map(({ restartMs }) => restartMs).sort((a, b) => a - b);
  const at = (share: number) => Math.round(starts[Math.floor((starts.length - 1) * share)] ?? 0);
  return {
    ...{ task: "faults", fault: "kill -9", database: kind, rounds: done.length },
    ...{ acknowledged: sum("acknowledged"), lost: sum("lost"), doubled: sum("doubled") },
    restartMs: { median: at(0.5), p95: at(0.95), most: at(1) },
    isProven: sum("lost") === 0 && sum("doubled") === 0 && sum("acknowledged") > 0,
  };
}

/**
 * Kills a server while people save, restarts it, and looks for the acknowledged saves, on both databases.
 * @param rounds number of kills on each.
 */
export async function proveFailures(rounds: number, tell: (line: object) => void): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-faults-"));
  for (const line of await proveOtherFailures(folder)) tell(line);
  tell(await proveOn("embedded", { DATA_DIR: folder, DATABASE_URL: "" }, rounds));
  const postgres = await startThrowAwayPostgres();
  if (postgres) tell(await proveOn("postgresql", { DATA_DIR: folder, DATABASE_URL: postgres.url }, rounds));
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
