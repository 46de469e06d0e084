import { SELECTORS_VERSION } from "#shared/job-ad/reading-versions.ts";
import { parseSelectorTable, type SelectorTable } from "#shared/job-ad/selector-schema.ts";
import { builtInSelectors } from "#shared/job-ad/selector-table.ts";
import type { Services } from "../../services.ts";
import { newestSelectors } from "./job-sites.store.ts";

/** The selectors to hand out: a published table that is newer than our own readers and passes the check, else our own. */
export async function currentSelectors({ db, log }: Pick<Services, "db" | "log">): Promise<SelectorTable> {
  const published = await newestSelectors(db, SELECTORS_VERSION);
  if (published === null) return builtInSelectors();
  const table = parseSelectorTable(published);
  if (table === null)
    log.error({}, "the published table of selectors does not pass its check and is not handed out");
  return table ?? builtInSelectors();
}
