/**
 * `npm run -s selectors:publish -- FILE.json`: validates a table of selectors (`shared/job-ad/selector-schema.ts`)
 * and publishes it in the configured database, for extensions that are already installed. The embedded database must
 * not be open in a server.
 */

import { readFileSync } from "node:fs";
import { readConfig } from "../src/config.ts";
import { openDatabase } from "../src/db/open.ts";
import { publishSelectors } from "../src/features/job-sites/published-selectors.ts";
import { noteOperatorAct } from "../src/identity/operator-acts.ts";

const file = process.argv[2];
if (file === undefined) {
  process.stderr.write("Pass the file of the table: npm run -s selectors:publish -- FILE.json\n");
  process.exit(1);
}
const table = readTable(file);
const database = await openDatabase(readConfig());
const now = new Date();
const fault = await publishSelectors(database.db, table, now);
if (fault === null) await noteOperatorAct(database.db, "operator-selectors", now);
await database.close();
process.stdout.write(`${fault ?? "Published."}\n`);
process.exit(fault === null ? 0 : 1);

function readTable(from: string): unknown {
  try {
    return JSON.parse(readFileSync(from, "utf8"));
  } catch (error) {
    process.stderr.write(`${from} holds no table: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
