/**
 * The server of the browser tests: the real one (`open-server.ts`), on a database in memory. Told "empty" by its parent
 * it stops, empties its database and its outbox, and opens anew at the same address: no test file sees another one's
 * rows, and none waits for a process to start.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { createDocumentReader } from "../adapters/read-document/read-document.ts";
import { readConfig } from "../config.ts";
import { type HeavyServices, matchWaitMs, openServer } from "../open-server.ts";
import { createMatchScorer, openMatchThread } from "../scoring/match-scorer.ts";
import { createWorkers, openWorkThreads } from "../workers/workers.ts";
import { openTestDatabase } from "./test-database.ts";

const config = readConfig();

/** To close what is kept closes nothing; a warm start is for the first person of a real server. */
const kept = <Part extends object>(part: Part) => ({ ...part, close: async () => undefined });
const threads = { work: kept(openWorkThreads(1)), match: kept(openMatchThread()) };

/**
 * The threads stay from file to file: each would load the engine anew, which was the most work of these tests. What they
 * are given is new: budgets and scores of their own for each file.
 */
function heavyServices(): HeavyServices {
  return {
    documents: { ...kept(createDocumentReader()), warm: () => undefined },
    workers: createWorkers({ pool: threads.work }),
    matches: createMatchScorer({ waitMs: matchWaitMs, pool: threads.match }),
  };
}

async function open(): Promise<void> {
  const database = await openTestDatabase();
  const server = await openServer(config, database, heavyServices());
  process.once("message", () => void reopen(server.stop, database.close));
  process.send?.("ready");
}

async function reopen(stop: () => Promise<void>, close: () => Promise<void>): Promise<void> {
  await stop();
  await close();
  rmSync(path.join(config.dataDir, "outbox"), { recursive: true, force: true });
  await open();
}

// The test runner has gone.
process.once("disconnect", () => process.exit(0));
await open();
