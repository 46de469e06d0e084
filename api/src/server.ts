/** The only file with side effects: read the configuration, open the database, listen, drain. */
import type { WrittenMail } from "./adapters/mail.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/open.ts";
import { openServer } from "./open-server.ts";

const drainMs = 25_000;

async function start(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config);
  const server = await openServer(config, database, undefined, announceMail);
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

/** `npm start` prints what lies in the outbox; whoever started the server otherwise hears nothing of it. */
function announceMail(mail: WrittenMail): void {
  if (process.connected) process.send?.({ mail });
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

start().catch(fail);
