import type { ReaderAnswer, Reading } from "../../job-ad/candidates/reading.ts";
import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { htmlText } from "../../job-ad/page/html-text.ts";
import type { PageDocument } from "../../job-ad/page/page-document.ts";
import { attributeOf, type PageElement } from "../../job-ad/page/page-node.ts";
import {
  isJsonObject,
  type JsonObject,
  jsonAfter,
  jsonAt,
  jsonText,
} from "../../job-ad/page/tolerant-json.ts";

/** The id of the visible ad: the slide-out pane has it only in its apply link. */
function shownId(page: PageDocument, root: PageElement, jobId: string | null): string | null {
  for (const link of page.select(
    'a[data-automation="job-detail-apply"], a[href*="/job/"][href*="/apply"]',
    root,
  )) {
    const id = /\/job\/(\d{4,20})/.exec(attributeOf(link, "href"))?.[1];
    if (id !== undefined) return id;
  }
  return jobId;
}

function stateJob(page: PageDocument): JsonObject | null {
  for (const { text } of page.scripts) {
    if (!text.includes("SEEK_REDUX_DATA")) continue;
    const job = jsonAt(jsonAfter(text, "SEEK_REDUX_DATA"), "jobdetails", "result", "job");
    if (isJsonObject(job)) return job;
  }
  return null;
}

/**
 * The embedded state describes the first ad shown and does not change when the visitor moves on, so the ids must be
 * equal.
 */
function readState(page: PageDocument, root: PageElement, jobId: string | null): ReaderAnswer {
  const job = stateJob(page);
  const id = shownId(page, root, jobId);
  if (job === null || id === null || jsonText(job, "id") !== id) return { readings: [], descriptions: [] };
  const values: [Reading["field"], string][] = [
    ["title", jsonText(job, "title")],
    ["company", jsonText(job, "advertiser", "name")],
    ["location", jsonText(job, "location", "label")],
    ["salary", jsonText(job, "salary", "label")],
    ["jobType", jsonText(job, "workTypes", "label")],
    ["postedDate", jsonText(job, "listedAt", "dateTimeUtc").slice(0, 10)],
    ["closingDate", jsonText(job, "expiresAt", "dateTimeUtc").slice(0, 10)],
  ];
  const text = htmlText(jsonText(job, "content"));
  return {
    readings: values
      .filter(([, value]) => value !== "")
      .map(([field, value]) => ({
        field,
        value,
        confidence: 0.94,
        reader: "seek-state",
        evidence: "SEEK_REDUX_DATA",
      })),
    descriptions: text === "" ? [] : [{ text, confidence: 0.94, reader: "seek-state" }],
  };
}

/** SEEK (au.seek.com, nz.seek.com, older hosts) and the boards on its platform: JobStreet, JobsDB. */
export const reader: SiteSelectors = {
  turn: 1,
  marks: ['"job-detail-title"', '"jobAdDetails"', '"jobDetailsPage"'],
  panes: [
    '[data-automation="splitViewJobDetailsWrapper"] [data-automation="jobDetailsPage"]',
    '[data-automation="splitViewJobDetailsWrapper"]',
  ],
  roots: ['[data-automation="jobDetailsPage"]'],
  cards: '[data-automation="normalJob"], [data-automation="premiumJob"]',
  adLinks: ['a[data-automation="job-detail-apply"]', 'a[href*="/job/"][href*="/apply"]'],
  fields: {
    title: ['[data-automation="job-detail-title"]'],
    company: ['[data-automation="advertiser-name"]'],
    location: ['[data-automation="job-detail-location"]'],
    salary: ['[data-automation="job-detail-salary"]'],
    jobType: ['[data-automation="job-detail-work-type"]'],
    workplace: [
      '[data-automation="job-detail-work-arrangement"]',
      '[data-automation="job-detail-work-arrangements"]',
    ],
    postedText: ['[data-automation="job-detail-date"]'],
  },
  description: ['[data-automation="jobAdDetails"]'],
  closed: ['[data-automation="expiredJobPage"]', '[data-automation="job-detail-expired"]'],
  clean: (field, text) => {
    if (field === "salary") return /\d/.test(text) ? text : null;
    if (field === "company") return text.replace(/(?:(?<!\s)\s+)?View all jobs$/i, "").trim();
    return field === "location" ? text.replace(/(?:(?<!\s)\s+)?\((?:Remote|Hybrid|On-?site)\)$/i, "") : text;
  },
  extra: readState,
};
