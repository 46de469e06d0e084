import type { ReaderAnswer, Reading } from "../../job-ad/candidates/reading.ts";
import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { elementText } from "../../job-ad/page/element-text.ts";
import { htmlText } from "../../job-ad/page/html-text.ts";
import type { PageDocument } from "../../job-ad/page/page-document.ts";
import type { PageElement } from "../../job-ad/page/page-node.ts";
import { isJsonObject, jsonAfter, jsonAt, jsonText } from "../../job-ad/page/tolerant-json.ts";

function found(field: Reading["field"], value: string, reader: string, evidence: string): Reading[] {
  return value === "" ? [] : [{ field, value, confidence: 0.95, reader, evidence }];
}

/** The posting inside `window.__appData`; only when its id is the address's id. */
function readState(page: PageDocument, jobId: string | null): ReaderAnswer {
  const none = { readings: [], descriptions: [] };
  const script = page.scripts.find(({ text }) => text.includes("__appData"));
  if (script === undefined || jobId === null) return none;
  const data = jsonAfter(script.text, "__appData");
  const posting = jsonAt(data, "posting");
  if (!isJsonObject(posting) || jsonText(posting, "id").toLowerCase() !== jobId) return none;
  const text = htmlText(jsonText(posting, "descriptionHtml"));
  return {
    readings: [
      ...found("title", jsonText(posting, "title"), "ashby-state", "__appData"),
      ...found("company", jsonText(data, "organization", "name"), "ashby-state", "__appData"),
      ...found("location", jsonText(posting, "locationName"), "ashby-state", "__appData"),
      ...found("salary", jsonText(posting, "compensationTierSummary"), "ashby-state", "__appData"),
    ],
    descriptions: text === "" ? [] : [{ text, confidence: 0.95, reader: "ashby-state" }],
  };
}

const PANE_LABELS: Record<string, Reading["field"]> = {
  location: "location",
  "employment type": "jobType",
  "location type": "workplace",
  compensation: "salary",
};

/** The left pane: an h2 with the label, the value beside it. */
function readPane(page: PageDocument, root: PageElement): Reading[] {
  return page.select('.ashby-job-posting-left-pane h2, [class*="_section"] > h2', root).flatMap((label) => {
    const field = PANE_LABELS[elementText(label).toLowerCase()];
    const box = label.parent;
    if (field === undefined || box === null || !("attribs" in box)) return [];
    const value = elementText(box).slice(elementText(label).length).trim();
    return value.length > 200 ? [] : found(field, value, "ashby", "left pane");
  });
}

/** Ashby job boards. */
export const reader: SiteSelectors = {
  turn: 6,
  marks: ["ashby-job-posting", "window.__appData"],
  roots: [".ashby-job-posting-page", "#root"],
  fields: { title: [".ashby-job-posting-heading"] },
  description: [".ashby-job-posting-right-pane #overview", "#overview"],
  extra: (page, root, jobId) => {
    const state = readState(page, jobId);
    const company = /\s@\s(.{1,80})$/.exec(page.title)?.[1]?.trim() ?? "";
    return {
      readings: [...readPane(page, root), ...found("company", company, "ashby", "title"), ...state.readings],
      descriptions: state.descriptions,
    };
  },
};
