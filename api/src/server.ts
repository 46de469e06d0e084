/** The only file with side effects: read the configuration, open the database, listen, drain. */
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/open.ts";
import { openServer } from "./open-server.ts";

const drainMs = 25_000;

async function start(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config);
  const server = await openServer(config, database);
  process.send?.("listening");

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), drainMs).unref();
    await server.stop();
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "disconnect"] as const) process.once(signal, () => void stop());
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

start().catch(fail);
