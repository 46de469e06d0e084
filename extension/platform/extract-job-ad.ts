import type { Capture, PageSnapshot } from "#shared/job-ad/capture.ts";
import { extractJobAd } from "#shared/job-ad/extract-job-ad.ts";
import type { SelectorTable } from "#shared/job-ad/selector-schema.ts";
import { readersWith, selectorsVersionOf } from "#shared/job-ad/selector-table.ts";

/** Reads the ad of a page with the newest selectors at hand, the built-in ones without a table. */
export function readAd(
  snapshot: PageSnapshot,
  table: SelectorTable | null,
  capturedAt: string,
): { capture: Capture; hooks: number } {
  const capture = extractJobAd(snapshot, { capturedAt, readers: readersWith(table) });
  return { capture, hooks: selectorsVersionOf(table) };
}
