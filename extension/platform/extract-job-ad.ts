import type { Capture, PageSnapshot } from "#shared/job-ad/capture.ts";
import { extractJobAd } from "#shared/job-ad/extract-job-ad.ts";
import { type HookTable, parseHookTable } from "#shared/job-ad/hook-schema.ts";
import { hooksVersion, readersWith } from "#shared/job-ad/hook-table.ts";

/** Reads the ad of a page with the newest hooks at hand; a kept table that is none leaves the built-in ones. */
export function readAd(
  snapshot: PageSnapshot,
  keptHooks: unknown,
  capturedAt: string,
): { capture: Capture; hooks: number } {
  const table = parseHookTable(keptHooks);
  const capture = extractJobAd(snapshot, { capturedAt, readers: readersWith(table) });
  return { capture, hooks: hooksVersion(table) };
}

/** The table of an answer when it passes its check and is newer than the kept one; else null. */
export function newerHooks(answer: unknown, kept: unknown): HookTable | null {
  const table = parseHookTable(answer);
  return table !== null && table.version > (parseHookTable(kept)?.version ?? 0) ? table : null;
}
