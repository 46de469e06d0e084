import { jobIdentity } from "../domain/jobs/job-identity.ts";
import { pagesList } from "../sites/generated/pages-list.ts";
import { mergeFields } from "./ad/merge-fields.ts";
import { withDates } from "./ad/read-dates.ts";
import { identifyPage } from "./candidates/identify-page.ts";
import { GENERIC_READERS, type Reads, readAll } from "./candidates/read-all.ts";
import { readGenericForm, readOpenPane } from "./candidates/read-generic.ts";
import type { DescriptionReading } from "./candidates/reading.ts";
import type { SiteReader } from "./candidates/site-reader.ts";
import { SITE_READERS } from "./candidates/site-readers.ts";
import type { Capture, CaptureDescription, CaptureWarning, PageKind, PageSnapshot } from "./capture.ts";
import { countWords } from "./page/element-text.ts";
import { htmlText } from "./page/html-text.ts";
import { openPage, type PageDocument } from "./page/page-document.ts";
import { READING_RULES } from "./reading-versions.ts";
import { type KindEvidence, pageKind } from "./zones/page-kind.ts";

const EXTRACTOR_VERSION = String(READING_RULES);
/** Where the ads are that employers show in a frame. */
const FRAMED = pagesList.flatMap(({ frameHosts = [] }) => frameHosts);
const SELECTION_WORDS = 40;
const CLOSED =
  /\bno longer (?:accepting applications|available|open)\b|\b(?:this (?:job|position|vacancy|ad)|applications?) (?:has|have|is|are)(?: now)? (?:expired|closed|been filled)\b/i;

/** `readers`: the site readers to ask, the built-in ones by default. */
export type ExtractOptions = { capturedAt: string; readers?: readonly SiteReader[] };

/** What the user selected is the description, whenever there are forty words of it. */
function selectedText(snapshot: PageSnapshot): CaptureDescription | null {
  const selected = snapshot.selection;
  const text = selected === null ? "" : htmlText(selected.html) || selected.text.trim();
  const words = countWords(text);
  return words < SELECTION_WORDS ? null : { text, words, confidence: 0.9, reader: "selection" };
}

function bestDescription(found: readonly DescriptionReading[]): CaptureDescription | null {
  const ranked = [...found].sort((one, other) => other.confidence - one.confidence);
  const sure = ranked[0];
  if (sure === undefined) return null;
  const words = countWords(sure.text);
  // Data may carry a teaser only: a much longer text on the page is the whole of it.
  const longer = ranked.find(({ text }) => words < 60 && countWords(text) > words * 2);
  const best = longer ?? sure;
  return { text: best.text, words: countWords(best.text), confidence: best.confidence, reader: best.reader };
}

function warningsOf(
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

/** A same-origin frame that holds the ad (iCIMS) is read in the place of the page around it. */
function framed(snapshot: PageSnapshot): PageSnapshot | null {
  const frame = snapshot.frames.find(({ html }) => html !== null && html.length > 2000);
  return frame === undefined || frame.html === null ? null : { ...snapshot, html: frame.html, frames: [] };
}

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

/** The fields of a form page: its own site's hooks and data, and what a form may tell of the job besides. */
function formFields(page: PageDocument, reads: Reads): Capture["fields"] {
  const sure = reads.readings.filter(({ reader }) => !GENERIC_READERS.has(reader));
  return mergeFields([...sure, ...readGenericForm(page, reads.lines).readings]);
}

/** What the page is, and its fields; a list may have one of its ads open beside it. */
function decide(
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

function isClosedAd(reads: Reads, fields: Capture["fields"], today: string): boolean {
  const closesOn = fields.closingDate.value;
  if (reads.site?.isClosed === true || (closesOn !== null && closesOn < today)) return true;
  return reads.lines.some(({ text, words }) => words < 20 && CLOSED.test(text));
}

function extract(snapshot: PageSnapshot, { capturedAt, readers = SITE_READERS }: ExtractOptions): Capture {
  const page = openPage(snapshot);
  const first = identifyPage(page, [], readers);
  const reads = readAll(page, first.externalId, readers);
  const { site, jsonLd } = reads;
  const identity =
    first.externalId === null ? identifyPage(page, [...(site?.links ?? []), jsonLd.url], readers) : first;
  const { kind, fields, description } = decide(page, reads, capturedAt);
  const isAd = kind === "ad" || kind === "pane";
  const closed = isAd && isClosedAd(reads, fields, capturedAt.slice(0, 10));
  const told = { fields, description: selectedText(snapshot) ?? description, closed };
  return {
    kind,
    isAd,
    ...identity,
    ...told,
    warnings: warningsOf(snapshot, kind, told, jsonLd.isStale),
    capturedAt,
    extractorVersion: EXTRACTOR_VERSION,
  };
}

/** Never seen yet; the promise of "never throws" must not hang on that. */
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

/**
 * Reads one job ad out of a page (capture.md sections 1 to 5). Pure: the time of capture (ISO) comes in. Fields
 * below confidence 0.5 are null; search lists, walls and confirmations yield no ad fields. Never throws.
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
