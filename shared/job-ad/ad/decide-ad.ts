import { pagesList } from "#shared/sites/generated/pages-list.ts";
import { postedDate, readDate } from "../../domain/jobs/posted-date.ts";
import { GENERIC_READERS, type Reads } from "../candidates/read-all.ts";
import { readGenericForm, readOpenPane } from "../candidates/read-generic.ts";
import type { Reading } from "../candidates/reading.ts";
import type { Capture, CaptureDescription, CaptureWarning, PageKind, PageSnapshot } from "../capture.ts";
import type { PageDocument } from "../page/page-document.ts";
import { type KindEvidence, pageKind } from "../zones/page-kind.ts";
import { bestDescription, mergeFields } from "./merge-fields.ts";

/** A closing date is a day of the calendar or nothing: "until filled" is no date, and no text may count as past. */
function withClosingDay(reading: Reading): Reading[] {
  if (reading.field !== "closingDate") return [reading];
  const value = readDate(reading.value);
  return value === null ? [] : [{ ...reading, value }];
}

/**
 * Closing dates as calendar days, and a date for "Posted 4d ago", reckoned from the moment of capture and therefore
 * less sure.
 */
function withDates(readings: readonly Reading[], capturedAt: string): Reading[] {
  const dated = readings.flatMap(withClosingDay);
  const seen = dated.find(({ field }) => field === "postedText");
  const found = seen === undefined ? null : postedDate(seen.value, capturedAt);
  if (seen === undefined || found === null) return dated;
  const confidence = found.isApproximate ? 0.6 : 0.8;
  const evidence = found.isApproximate ? "approximate" : seen.evidence;
  return [...dated, { field: "postedDate", value: found.date, confidence, reader: "posted-text", evidence }];
}

const CLOSED =
  /\bno longer (?:accepting applications|available|open)\b|\b(?:this (?:job|position|vacancy|ad)|applications?) (?:has|have|is|are)(?: now)? (?:expired|closed|been filled)\b/i;

function evidenceOf(reads: Reads, merged: Capture["fields"], best: CaptureDescription | null): KindEvidence {
  const { site, jsonLd } = reads;
  const labelled = [merged.jobType, merged.salary, merged.closingDate, merged.workplace];
  return {
    title: merged.title.value ?? "",
    titleConfidence: merged.title.confidence,
    // What the site says of itself (0.5 to 0.58) is no sign of an ad.
    hasCompanyOrLocation: Math.max(merged.company.confidence, merged.location.confidence) >= 0.6,
    labelled: labelled.filter(({ value }) => value !== null).length,
    words: best?.words ?? 0,
    text: best?.text ?? "",
    site: site === null ? null : site.isPane ? "pane" : "page",
    isTextSure: (best?.confidence ?? 0) >= 0.8,
    isPostingConfirmed: jsonLd.isConfirmed,
    postings: jsonLd.postings,
    isList: jsonLd.isList,
    linksInText: reads.linksInText,
  };
}

/** The fields of a form page: its own site's selectors and data, and what a form may tell of the job besides. */
function formFields(page: PageDocument, reads: Reads): Capture["fields"] {
  const sure = reads.readings.filter(({ reader }) => !GENERIC_READERS.has(reader));
  return mergeFields([...sure, ...readGenericForm(page, reads.lines).readings]);
}

/** What the page is, and its fields; a list may have one of its ads open beside it. */
export function decideAd(
  page: PageDocument,
  reads: Reads,
  capturedAt: string,
): Pick<Capture, "kind" | "fields" | "description"> {
  const merged = mergeFields(withDates(reads.readings, capturedAt));
  const description = bestDescription(reads.descriptions);
  const kind = pageKind(page, reads.lines, evidenceOf(reads, merged, description));
  if (kind === "ad" || kind === "pane") return { kind, fields: merged, description };
  if (kind === "form") return { kind, fields: formFields(page, reads), description: null };
  const pane = kind === "search" ? readOpenPane(page, reads.lines) : null;
  if (pane === null) return { kind, fields: mergeFields([]), description: null };
  const fields = mergeFields(withDates(pane.readings, capturedAt));
  return { kind: "pane", fields, description: bestDescription(pane.descriptions) };
}

/** True for an ad that its page, its site or its closing date calls closed. */
export function isClosedAd(reads: Reads, fields: Capture["fields"], today: string): boolean {
  const closesOn = fields.closingDate.value;
  if (reads.site?.isClosed === true || (closesOn !== null && closesOn < today)) return true;
  return reads.lines.some(({ text, words }) => words < 20 && CLOSED.test(text));
}

/** Where the ads are that employers show in a frame. */
const FRAMED = pagesList.flatMap(({ frameHosts = [] }) => frameHosts);

/** What the panel tells the person before saving. */
export function warningsOf(
  snapshot: PageSnapshot,
  kind: PageKind,
  capture: Pick<Capture, "fields" | "description" | "closed">,
  isStale: boolean,
): CaptureWarning[] {
  const isAd = kind === "ad" || kind === "pane";
  const { title, company } = capture.fields;
  const words = capture.description?.words ?? 0;
  const told: [CaptureWarning, boolean][] = [
    ["closed", capture.closed],
    ["truncated", snapshot.truncated],
    ["stale-data-ignored", isStale],
    ["title-unsure", isAd && title.confidence < 0.7],
    ["company-unsure", isAd && company.confidence < 0.7],
    ["no-description", isAd && words === 0],
    ["short-description", isAd && words > 0 && words < 150],
    ["link-only", !isAd],
    ["ad-in-frame", !isAd && snapshot.frames.some(({ src }) => FRAMED.some((host) => src.includes(host)))],
  ];
  return told.filter(([, isTrue]) => isTrue).map(([warning]) => warning);
}
