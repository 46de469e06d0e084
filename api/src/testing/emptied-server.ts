/**
 * The server of the browser tests: the real one (`open-server.ts`), on a database in memory. Told "empty" by its parent
 * it stops, empties its database and its outbox, and opens anew at the same address: no test file sees another one's
 * rows, and none waits for a process to start.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { readConfig } from "../config.ts";
import { openServer } from "../open-server.ts";
import { openTestDatabase } from "./test-database.ts";

const config = readConfig();

async function open(): Promise<void> {
  const database = await openTestDatabase();
  const server = await openServer(config, database);
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
