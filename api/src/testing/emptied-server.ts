/**
 * The server of the browser tests: the real one (`open-server.ts`), on a database in memory or on the PostgreSQL that
 * `TEST_DATABASE_URL` names. It does what its parent says and answers when it is done:
 * - "empty": it stops, empties its database and its outbox, and opens anew at the same address. No test file sees
 *   another one's rows, and none waits for a process to start.
 * - "pause": nobody answers at its address; its data stay.
 * - "resume": it opens again with them.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { createDocumentReader } from "../adapters/read-document/read-document.ts";
import { readConfig } from "../config.ts";
import type { Database } from "../db/open.ts";
import { openServer, type RunningServer } from "../open-server.ts";
import { type HeavyServices, matchWaitMs } from "../open-services.ts";
import { createMatchScorer, openMatchThread } from "../scoring/match-scorer.ts";
import { createWorkers, openWorkThreads } from "../workers/workers.ts";
import { inProcessParsers } from "./in-process-parsers.ts";
import { makeServerTemplate, openTestDatabase } from "./test-database.ts";

const config = readConfig();

/**
 * The product reads each document in a process of its own, an upload as well as a download that it looks through before it
 * hands it over: half a second of work, which has its tests in `read-document.test.ts` and `built-server.slow.test.ts`.
 */
const isDeep = process.env.KELPIE_DEEP === "1";

/** To close what is cached closes nothing; a warm start is for the first person of a real server. */
const kept = <Part extends object>(part: Part) => ({ ...part, close: async () => undefined });
const threads = { work: kept(openWorkThreads(1)), match: kept(openMatchThread()) };

/**
 * The threads stay from file to file: each would load the engine anew, which was the most work of these tests. What they
 * are given is new: budgets and scores of their own for each file.
 */
function heavyServices(): HeavyServices {
  return {
    documents: isDeep
      ? { ...kept(createDocumentReader()), warm: () => undefined }
      : createDocumentReader(inProcessParsers),
    workers: createWorkers({ pool: threads.work }),
    matches: createMatchScorer({ waitMs: matchWaitMs, pool: threads.match }),
  };
}

let database: Database;
let server: RunningServer | undefined;

/** The demo accounts are those of a new embedded database, whatever this one is: they are there before anybody asks. */
async function listen(): Promise<void> {
  server = await openServer(config, { ...database, kind: "embedded", isNew: true }, heavyServices());
}

async function stop(): Promise<void> {
  await server?.stop();
  server = undefined;
}

async function empty(): Promise<void> {
  await stop();
  await database.close();
  rmSync(path.join(config.dataDir, "outbox"), { recursive: true, force: true });
  database = await openTestDatabase();
  await listen();
}

const orders = { empty, pause: stop, resume: listen };
process.on("message", async (order: keyof typeof orders) => {
  await orders[order]();
  process.send?.("done");
});
// The test runner has gone.
process.once("disconnect", () => process.exit(0));
await makeServerTemplate();
database = await openTestDatabase();
await listen();
process.send?.("ready");
