import type { Capture, PageSnapshot } from "#shared/job-ad/capture.ts";
import { extractJobAd } from "#shared/job-ad/extract-job-ad.ts";
import type { HookTable } from "#shared/job-ad/hook-schema.ts";
import { hooksVersion, readersWith } from "#shared/job-ad/hook-table.ts";

/** Reads the ad of a page with the newest hooks at hand, the built-in ones without a table. */
export function readAd(
  snapshot: PageSnapshot,
  table: HookTable | null,
  capturedAt: string,
): { capture: Capture; hooks: number } {
  const capture = extractJobAd(snapshot, { capturedAt, readers: readersWith(table) });
  return { capture, hooks: hooksVersion(table) };
}
