import { jobIdentity } from "../domain/jobs/job-identity.ts";
import { decideAd, isClosedAd, warningsOf } from "./ad/decide-ad.ts";
import { mergeFields, selectedText } from "./ad/merge-fields.ts";
import { identifyPage } from "./candidates/identify-page.ts";
import { readAll } from "./candidates/read-all.ts";
import type { SiteReader } from "./candidates/site-reader.ts";
import { SITE_READERS } from "./candidates/site-readers.ts";
import type { Capture, PageSnapshot } from "./capture.ts";
import { openPage } from "./page/page-document.ts";
import { READING_RULES } from "./reading-versions.ts";

const EXTRACTOR_VERSION = String(READING_RULES);

/** `readers`: the site readers to use, by default the built-in ones. */
export type ExtractOptions = { capturedAt: string; readers?: readonly SiteReader[] };

/**
 * Reads one job ad from a page (docs/). Pure: the capture time (ISO) is passed in. Fields below confidence 0.5 are
 * null; search lists, sign-in pages and confirmations give no fields. Never throws.
 */
export function extractJobAd(snapshot: PageSnapshot, options: ExtractOptions): Capture {
  try {
    const whole = extract(snapshot, options);
    const inner = whole.isAd ? null : framed(snapshot);
    const inside = inner === null ? null : extract(inner, options);
    return inside?.isAd === true ? inside : whole;
  } catch {
    return linkOnly(snapshot, options.capturedAt);
  }
}

/** The pipeline: parse the page, run every reader, identify the job, decide what the ad is. */
function extract(snapshot: PageSnapshot, { capturedAt, readers = SITE_READERS }: ExtractOptions): Capture {
  const page = openPage(snapshot);
  const addressed = identifyPage(page, [], readers);
  const reads = readAll(page, addressed.externalId, readers);
  const hints = [...(reads.site?.links ?? []), reads.jsonLd.url];
  const identity = addressed.externalId === null ? identifyPage(page, hints, readers) : addressed;
  const { kind, fields, description } = decideAd(reads, capturedAt);
  const isAd = kind === "ad" || kind === "pane";
  const closed = isAd && isClosedAd(reads, fields, capturedAt.slice(0, 10));
  const ad = { fields, description: selectedText(snapshot) ?? description, closed };
  const warnings = warningsOf(snapshot, kind, ad, reads.jsonLd.isStale);
  return { kind, isAd, ...identity, ...ad, warnings, capturedAt, extractorVersion: EXTRACTOR_VERSION };
}

/** A same-origin frame that contains the ad (iCIMS) is read instead of the page around it. */
function framed(snapshot: PageSnapshot): PageSnapshot | null {
  const frame = snapshot.frames.find(({ html }) => html !== null && html.length > 2000);
  return frame === undefined || frame.html === null ? null : { ...snapshot, html: frame.html, frames: [] };
}

/** A fallback that has never been needed; "never throws" must not depend on that. */
function linkOnly(snapshot: PageSnapshot, capturedAt: string): Capture {
  return {
    kind: "other",
    isAd: false,
    ...jobIdentity(snapshot.url),
    fields: mergeFields([]),
    description: null,
    closed: false,
    warnings: ["link-only"],
    capturedAt,
    extractorVersion: EXTRACTOR_VERSION,
  };
}
