import { parseHookTable } from "#shared/job-ad/hook-schema.ts";
import { HOOKS_VERSION } from "#shared/job-ad/reading-versions.ts";
import type { Db } from "../../db/open.ts";
import { keepHooks, newestHooks } from "./job-sites.store.ts";

/**
 * Publishes a table of hooks: from then on it is handed out, and extensions take it within a day.
 * @returns what is wrong with it, or null when it is published.
 */
export async function publishHooks(db: Db, value: unknown, now: Date): Promise<string | null> {
  const table = parseHookTable(value);
  if (table === null) return "The table does not pass its check (shared/job-ad/hook-schema.ts).";
  if (table.version <= HOOKS_VERSION)
    return `Version ${table.version} is not newer than the readers in the code (${HOOKS_VERSION}).`;
  if ((await newestHooks(db, table.version - 1)) !== null)
    return `Version ${table.version} or a newer one is published already.`;
  await keepHooks(db, table.version, table, now);
  return null;
}
