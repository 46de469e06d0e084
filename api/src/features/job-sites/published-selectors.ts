import { SELECTORS_VERSION } from "#shared/job-ad/reading-versions.ts";
import { parseSelectorTable, type SelectorTable } from "#shared/job-ad/selector-schema.ts";
import { builtInSelectors } from "#shared/job-ad/selector-table.ts";
import type { Db } from "../../db/open.ts";
import type { Services } from "../../services.ts";
import { newestSelectors, storeSelectors } from "./job-sites.store.ts";

/** The selectors to hand out: a published table that is newer than our own readers and passes the check, else our own. */
export async function currentSelectors({ db, log }: Pick<Services, "db" | "log">): Promise<SelectorTable> {
  const published = await newestSelectors(db, SELECTORS_VERSION);
  if (published === null) return builtInSelectors();
  const table = parseSelectorTable(published);
  if (table === null)
    log.error({}, "the published table of selectors does not pass its check and is not handed out");
  return table ?? builtInSelectors();
}

/**
 * Publishes a table of selectors: from then on it is handed out, and extensions take it within a day.
 * @returns what is wrong with it, or null when it is published.
 */
export async function publishSelectors(db: Db, value: unknown, now: Date): Promise<string | null> {
  const table = parseSelectorTable(value);
  if (table === null) return "The table does not pass its check (shared/job-ad/selector-schema.ts).";
  if (table.version <= SELECTORS_VERSION)
    return `Version ${table.version} is not newer than the readers in the code (${SELECTORS_VERSION}).`;
  if ((await newestSelectors(db, table.version - 1)) !== null)
    return `Version ${table.version} or a newer one is published already.`;
  await storeSelectors(db, table.version, table, now);
  return null;
}
