/**
 * `npm run -s security:events -- [--since 2026-11-01] [--kind sign-in-failed] [--user ID] [--request ID] [--most 200]`:
 * prints security events of the configured database, the newest first, one JSON line each. That they were read is written
 * down too (D-75). The embedded database must not be open in a server.
 */

import { parseArgs } from "node:util";
import { securityEventKinds } from "#shared/domain/account/security-events.ts";
import { readConfig } from "../src/config.ts";
import { openDatabase } from "../src/db/open.ts";
import { readForOperator } from "../src/identity/operator-acts.ts";

const text = { type: "string" } as const;
const { values } = parseArgs({ options: { since: text, kind: text, user: text, request: text, most: text } });
const kind = securityEventKinds.find((one) => one === values.kind);
const since = new Date(values.since ?? 0);
const most = Number(values.most ?? 200);
if ((values.kind && !kind) || Number.isNaN(since.getTime()) || !Number.isInteger(most) || most < 1) {
  process.stderr.write(
    `A day as 2026-11-01, a whole number, and one of these kinds: ${securityEventKinds.join(", ")}\n`,
  );
  process.exit(1);
}
const database = await openDatabase(readConfig());
const query = { since, kind, userId: values.user, requestId: values.request, take: most };
const events = await readForOperator(database.db, query, new Date());
for (const event of events) process.stdout.write(`${JSON.stringify(event)}\n`);
await database.close();
