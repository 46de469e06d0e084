import type { Capture, PageSnapshot } from "#shared/job-ad/capture.ts";
import { extractJobAd } from "#shared/job-ad/extract-job-ad.ts";
import { htmlText } from "#shared/job-ad/page/html-text.ts";
import { openPage } from "#shared/job-ad/page/page-document.ts";
import { pageLines } from "#shared/job-ad/page/page-lines.ts";
import { type ListedAd, listedAds } from "#shared/job-ad/sections/listed-ads.ts";
import type { SelectorTable } from "#shared/job-ad/selector-schema.ts";
import { readersWith, selectorsVersionOf } from "#shared/job-ad/selector-table.ts";

/** Number of characters: a thank-you page names the job in its first lines. */
const mostSaid = 8000;

/** Reads the ad of a page with the newest selectors, or the built-in ones without a table. */
export function readAd(
  snapshot: PageSnapshot,
  table: SelectorTable | null,
  capturedAt: string,
): { capture: Capture; hooks: number; said?: string; listed?: readonly ListedAd[] } {
  const capture = extractJobAd(snapshot, { capturedAt, readers: readersWith(table) });
  const hooks = selectorsVersionOf(table);
  if (capture.kind === "search") {
    const page = openPage(snapshot);
    return { capture, hooks, listed: listedAds(page, pageLines(page)) };
  }
  if (capture.kind !== "confirmation") return { capture, hooks };
  return { capture, hooks, said: `${snapshot.title}\n${htmlText(snapshot.html)}`.slice(0, mostSaid) };
}
