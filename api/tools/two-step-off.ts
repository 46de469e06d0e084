/**
 * `npm run -s two-step:off -- person@example.com`: turns two-step sign-in off in the configured database, for a
 * person who has lost the app and every recovery code. Check their identity first (docs/operations.md). The owner
 * gets a mail, and the security events record that an operator did it. The embedded database must not be open in a
 * server.
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
