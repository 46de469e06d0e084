/**
 * `npm run -s two-step:off -- person@example.com`: turns two-step sign-in off for somebody who has lost the app and every
 * recovery code, in the configured database. Make sure first that it is them (docs/operations.md). The owner is mailed,
 * and that an operator did it is written down. The embedded database must not be open in a server.
 */

import { readConfig } from "../src/config.ts";
import { openDatabase } from "../src/db/open.ts";
import { turnOffForOwner } from "../src/features/two-step/turn-off-for-owner.ts";

const email = process.argv[2];
if (email === undefined) {
  process.stderr.write("Whose? npm run -s two-step:off -- person@example.com\n");
  process.exit(1);
}
const config = readConfig();
const database = await openDatabase(config);
const isDone = await turnOffForOwner({ db: database.db, config, now: () => new Date() }, email);
await database.close();
process.stdout.write(isDone ? "Turned off. The owner is told by mail.\n" : "It is not on there.\n");
process.exit(isDone ? 0 : 1);
