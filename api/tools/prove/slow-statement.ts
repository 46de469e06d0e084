import { setTimeout } from "node:timers/promises";
import { connectTarget } from "../../src/db/open.ts";
import { freePort } from "./server-process.ts";
import { Victim } from "./victim.ts";

/** More callers than the server has connections. */
const callers = 14;
const saves = 4;
/** The statement's own timeout, and its waiting time in the pool. */
const mostMs = 20_000;

interface Busy {
  connections: number;
}

/** Another connection's lock on the table that people save to: every statement on it runs until its timeout. */
async function holdLock(url: string) {
  const { target, close } = await connectTarget(url);
  await target.exec('BEGIN; LOCK TABLE "Application" IN ACCESS EXCLUSIVE MODE');
  return {
    /** Number of the server's connections that are active or have an open transaction. */
    busy: async () => {
      const [row] = await target.query<Busy>(
        "SELECT count(*)::int AS connections FROM pg_stat_activity WHERE application_name = 'kelpie' AND state <> 'idle'",
      );
      return row?.connections ?? -1;
    },
    async release() {
      await target.exec("ROLLBACK");
      await close();
    },
  };
}

/** An answer may arrive before its connection is released. */
async function leastBusy(busy: () => Promise<number>): Promise<number> {
  for (let n = 0; n < 20 && (await busy()) > 0; n++) await setTimeout(50);
  return busy();
}

/**
 * Statements that run too long, more of them than connections: each call ends with an error and Retry-After, no
 * connection stays open, and what was refused is stored once when it is sent again.
 */
export async function proveSlowStatement(environment: Record<string, string>): Promise<object> {
  // No background task reads the table, so that busy connections belong to the calls.
  const victim = new Victim(await freePort(), { ...environment, KELPIE_ROLE: "web" });
  await victim.start();
  await victim.signUp("slow@example.com");
  const lock = await holdLock(environment.DATABASE_URL ?? "");
  const begun = performance.now();
  const keys = Array.from({ length: saves }, (_, n) => `slow-${n}`);
  const answers = await Promise.all([
    ...keys.map((key) => victim.trySave(key)),
    ...Array.from({ length: callers - saves }, () => victim.tryList()),
  ]);
  const slowestMs = Math.round(performance.now() - begun);
  const busy = await leastBusy(lock.busy);
  const ready = (await fetch(`${victim.url}/api/ready`)).status;
  await lock.release();
  for (const key of keys) await victim.save(key);
  const titles = await victim.titles();
  await victim.kill();
  const unclear = answers.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null).length;
  return {
    ...{ task: "faults", fault: "statements that run too long", calls: answers.length, unclear, slowestMs },
    ...{ busyConnections: busy, readyMeanwhile: ready, saves, rows: titles.length },
    isProven: unclear === 0 && slowestMs < mostMs && busy === 0 && ready === 200 && titles.length === saves,
  };
}
