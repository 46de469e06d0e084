import type { SiteReader } from "../site-reader.ts";

/** I work for NSW (ApplyDirect): a summary table of label and value, the text in `.job-detail-des`. As in public code of 2025-26. */
export const iworkforNsw: SiteReader = {
  board: "iworkfor-nsw",
  checked: "2026-11",
  marks: [],
  hosts: ["iworkfor.nsw.gov.au"],
  panes: [],
  roots: [".job-detail", "main", "body"],
  fields: { title: [".job-detail-title h1", ".job-title", "h1"] },
  rows: {
    row: ".job-summary tr, table tr",
    label: "th, td:first-child",
    value: "td:last-child",
    names: {
      company: ["organisation", "entity", "agency"],
      location: ["job location", "location"],
      salary: ["total remuneration", "salary", "remuneration"],
      jobType: ["work type", "employment type"],
      closingDate: ["closing date"],
      postedText: ["job posting", "date posted"],
    },
  },
  description: [".job-detail-des", ".job-description"],
  clean: (field, text) => {
    if (field === "salary") return /\d/.test(text) ? text : null;
    if (field === "closingDate") return text.replace(/\s+-\s+\d{1,2}:\d{2}.*$/, "");
    return field === "title" && /^(?:job details?|i work for nsw|jobs?)$/i.test(text) ? null : text;
  },
};
