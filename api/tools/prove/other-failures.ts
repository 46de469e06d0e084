import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { openRelay } from "../../src/testing/relay.ts";
import { freePort } from "./server-process.ts";
import { proveSlowStatement } from "./slow-statement.ts";
import { startThrowAwayPostgres } from "./throw-away-postgres.ts";
import { Victim } from "./victim.ts";

const isReady = async (victim: Victim) => {
  const answer = await fetch(`${victim.url}/api/ready`).catch(() => undefined);
  return { status: answer?.status ?? 0, retryAfter: answer?.headers.get("retry-after") ?? null };
};

/** The lock of a process that is gone, whose id another process has now: a start must not need a person. */
async function proveLock(folder: string): Promise<object> {
  writeFileSync(path.join(folder, "kelpie.lock"), `${process.pid} 1`);
  const victim = new Victim(await freePort(), { DATA_DIR: folder, DATABASE_URL: "" });
  const restartMs = await victim.start().catch(() => null);
  await victim.kill();
  return { task: "faults", fault: "lock of a number given again", restartMs, isProven: restartMs !== null };
}

/**
 * Stopped while people save: first it reports "not ready", then every save is answered or never begun, and it ends
 * normally.
 */
async function proveStop(environment: Record<string, string>): Promise<object> {
  const victim = new Victim(await freePort(), { ...environment, DRAIN_SECONDS: "2" });
  await victim.start();
  await victim.signUp();
  let isOver = false;
  const acknowledged: string[] = [];
  const write = async (writer: number) => {
    for (let n = 0; !isOver; n++) {
      const key = `stop-${writer}-${n}`;
      // A process that is shutting down refuses connections: a refused call has not begun.
      if (await victim.save(key).catch(() => null)) acknowledged.push(key);
      await setTimeout(20);
    }
  };
  const writing = Promise.all([0, 1].map(write));
  await setTimeout(200);
  const begun = performance.now();
  const stopping = victim.stop();
  await setTimeout(300);
  const { status } = await isReady(victim);
  const code = await stopping;
  const stopMs = Math.round(performance.now() - begun);
  isOver = true;
  await writing;
  await victim.start();
  const held = new Set(await victim.titles());
  await victim.kill();
  const lost = acknowledged.filter((key) => !held.has(`Fitter ${key}`)).length;
  return {
    ...{ task: "faults", fault: "SIGTERM", readyWhileDraining: status, exitCode: code, stopMs },
    ...{ acknowledged: acknowledged.length, lost },
    isProven: status === 503 && code === 0 && lost === 0 && acknowledged.length > 0 && stopMs < 25_000,
  };
}

/** One save with one key, sent to two processes at once: one row, and both return it. */
async function proveTwo(environment: Record<string, string>): Promise<object> {
  const one = new Victim(await freePort(), environment);
  const two = new Victim(await freePort(), { ...environment, APP_URL: one.url });
  await one.start();
  await two.start();
  await one.signUp("two@example.com");
  two.actAs(one);
  const saves = Array.from({ length: 5 }, (_, n) => `two-${n}`);
  await Promise.all(saves.flatMap((key) => [one.save(key), two.save(key)]));
  const [here, there] = [await one.titles(), await two.titles()];
  await one.kill();
  await two.kill();
  const isSame = here.sort().join() === there.sort().join();
  return {
    ...{ task: "faults", fault: "two processes, one key", saves: saves.length, rows: here.length },
    isProven: here.length === saves.length && isSame,
  };
}

/** A database that is not there yet, disappears, and comes back. */
async function proveAway(environment: Record<string, string>): Promise<object> {
  const address = new URL(environment.DATABASE_URL ?? "");
  const relay = await openRelay(Number(address.port));
  address.port = String(relay.port);
  const victim = new Victim(await freePort(), { ...environment, DATABASE_URL: address.href });
  relay.cut();
  const starting = victim.start();
  await setTimeout(2500);
  const early = await isReady(victim);
  relay.mend();
  await starting;
  relay.cut();
  const away = await isReady(victim);
  const health = await fetch(`${victim.url}/api/health`);
  relay.mend();
  const begun = performance.now();
  while ((await isReady(victim)).status !== 200 && performance.now() - begun < 10_000) await setTimeout(20);
  const backMs = Math.round(performance.now() - begun);
  await victim.kill();
  relay.close();
  return {
    ...{ task: "faults", fault: "database away", startWaited: early.status === 0, ...away, backMs },
    health: health.status,
    isProven:
      early.status === 0 && away.status === 503 && away.retryAfter !== null && health.ok && backMs < 5000,
  };
}

/**
 * One line each: a stale lock, a stop while people save, two processes at once, a database that disappears, and a
 * slow one.
 */
export async function proveOtherFailures(folder: string): Promise<object[]> {
  const lines = [await proveLock(folder)];
  const postgres = await startThrowAwayPostgres();
  if (!postgres) return lines;
  const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url };
  for (const prove of [proveStop, proveTwo, proveAway, proveSlowStatement])
    lines.push(await prove(environment));
  postgres.stop();
  return lines;
}
