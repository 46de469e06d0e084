import { pagesList } from "#shared/sites/generated/pages-list.ts";
import { postedDate, readDate } from "../../domain/jobs/posted-date.ts";
import { type PageFacts, pageFacts } from "../candidates/page-facts.ts";
import { GENERIC_READERS, type Reads } from "../candidates/read-all.ts";
import { readLabels } from "../candidates/read-labels.ts";
import { readText } from "../candidates/read-text.ts";
import type { DescriptionReading, Reading } from "../candidates/reading.ts";
import type { Capture, CaptureDescription, CaptureWarning, PageKind, PageSnapshot } from "../capture.ts";
import { pageLines } from "../page/page-lines.ts";
import { openPane } from "../sections/open-pane.ts";
import { type KindEvidence, pageKind } from "../sections/page-kind.ts";
import { looksLikeRole } from "../words/role-words.ts";
import { chooseFields, type ReadMode } from "./choose-fields.ts";
import { bestDescription, mergeFields } from "./merge-fields.ts";

/** Only a calendar day is a closing date: "until filled" is none, and no other text may count as past. */
function withClosingDay(reading: Reading): Reading[] {
  if (reading.field !== "closingDate") return [reading];
  const value = readDate(reading.value);
  return value === null ? [] : [{ ...reading, value }];
}

/**
 * Adds closing dates as calendar days, and a date for "Posted 4d ago". The latter is relative to the capture time and
 * therefore less certain.
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

function evidenceOf(
  reads: Reads,
  merged: Capture["fields"],
  best: CaptureDescription | null,
  linksInText: number,
): KindEvidence {
  const { site, jsonLd } = reads;
  const labelled = [merged.jobType, merged.salary, merged.closingDate, merged.workplace];
  return {
    title: merged.title.value ?? "",
    titleConfidence: merged.title.confidence,
    companyConfidence: merged.company.confidence,
    locationConfidence: merged.location.confidence,
    labelled: labelled.filter(({ value }) => value !== null).length,
    words: best?.words ?? 0,
    text: best?.text ?? "",
    site: site === null ? null : site.isPane ? "pane" : "page",
    isTextSure: (best?.confidence ?? 0) >= 0.8,
    isPostingConfirmed: jsonLd.isConfirmed,
    postings: jsonLd.postings,
    isList: jsonLd.isList,
    linksInText,
  };
}

/** True for the text that a site's own reader found, without the page around it. */
function isOfSite({ reader }: DescriptionReading): boolean {
  return !["json-ld", "microdata", "data"].includes(reader);
}

type AdParts = { fields: Capture["fields"]; descriptions: DescriptionReading[]; linksInText: number };

/** The fields and the text of one ad, from the readings and the lines of its page or container. */
function partsOf(
  facts: PageFacts,
  reads: { readings: readonly Reading[]; descriptions: readonly DescriptionReading[] },
  capturedAt: string,
  mode: ReadMode,
): AdParts {
  const { fields: chosen, around } = chooseFields(facts, reads.readings, mode);
  const others = [...reads.readings, ...around];
  const text =
    mode === "given" || reads.descriptions.some(isOfSite)
      ? { descriptions: [], linksInText: 0 }
      : readText(facts, chosen.title.value ?? "");
  return {
    fields: { ...mergeFields(withDates(others, capturedAt)), ...chosen },
    descriptions: [...reads.descriptions, ...text.descriptions],
    linksInText: text.linksInText,
  };
}

/** The container of the ad that is open next to or over a list; null without one. */
export function openAdFacts({ page, lines }: PageFacts): PageFacts | null {
  const container = openPane(page, lines);
  return container === null ? null : pageFacts(page, pageLines(page, container));
}

/** The open ad of a list on a site without a reader: a role as heading, and a text. */
function openAd(list: PageFacts, capturedAt: string): AdParts | null {
  const facts = openAdFacts(list);
  if (facts === null) return null;
  const reads = { readings: readLabels(facts.lines), descriptions: [] };
  const parts = partsOf(facts, reads, capturedAt, "pane");
  const isTitled = parts.fields.title.reader === "headings" && looksLikeRole(parts.fields.title.value ?? "");
  return isTitled && parts.descriptions.length > 0 ? parts : null;
}

/** The evidence for the page decision, for its training. */
export function kindEvidence(reads: Reads, capturedAt: string): KindEvidence {
  const { fields, descriptions, linksInText } = partsOf(reads.facts, reads, capturedAt, "page");
  return evidenceOf(reads, fields, bestDescription(descriptions), linksInText);
}

/** The kind of the page, and its fields; a list may have an open ad. */
export function decideAd(reads: Reads, capturedAt: string): Pick<Capture, "kind" | "fields" | "description"> {
  const { facts } = reads;
  const { page, lines } = facts;
  const { fields, descriptions, linksInText } = partsOf(
    facts,
    reads,
    capturedAt,
    reads.site?.isPane === true ? "given" : "page",
  );
  const description = bestDescription(descriptions);
  const kind = pageKind(page, lines, evidenceOf(reads, fields, description, linksInText));
  if (kind === "ad" || kind === "pane") return { kind, fields, description };
  if (kind === "form") {
    const sure = reads.readings.filter(({ reader }) => !GENERIC_READERS.has(reader));
    const form = partsOf(facts, { readings: sure, descriptions: [] }, capturedAt, "form");
    return { kind, fields: form.fields, description: null };
  }
  const pane = kind === "search" || kind === "other" ? openAd(facts, capturedAt) : null;
  if (pane === null) return { kind, fields: mergeFields([]), description: null };
  return { kind: "pane", fields: pane.fields, description: bestDescription(pane.descriptions) };
}

/** True for an ad that is closed according to its page, its site or its closing date. */
export function isClosedAd(reads: Reads, fields: Capture["fields"], today: string): boolean {
  const closesOn = fields.closingDate.value;
  if (reads.site?.isClosed === true || (closesOn !== null && closesOn < today)) return true;
  return reads.facts.lines.some(({ text, words }) => words < 20 && CLOSED.test(text));
}

/** Hosts of ads that employers show in a frame. */
const FRAMED = pagesList.flatMap(({ frameHosts = [] }) => frameHosts);

/** The warnings that the panel shows before saving. */
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
