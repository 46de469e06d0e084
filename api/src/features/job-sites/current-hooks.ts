import { type HookTable, parseHookTable } from "#shared/job-ad/hook-schema.ts";
import { builtInHooks } from "#shared/job-ad/hook-table.ts";
import { HOOKS_VERSION } from "#shared/job-ad/reading-versions.ts";
import type { Services } from "../../services.ts";
import { newestHooks } from "./job-sites.store.ts";

/** The hooks to hand out: a published table that is newer than our own readers and passes the check, else our own. */
export async function currentHooks({ db, log }: Pick<Services, "db" | "log">): Promise<HookTable> {
  const published = await newestHooks(db, HOOKS_VERSION);
  if (published === null) return builtInHooks();
  const table = parseHookTable(published);
  if (table === null)
    log.error({}, "the published table of hooks does not pass its check and is not handed out");
  return table ?? builtInHooks();
}
