import type { SiteReader } from "../candidates/site-reader.ts";
import { cleanBoardValue, ROW_NAMES } from "./row-names.ts";

/** I work for NSW (ApplyDirect): a summary table of label and value, the text in `.job-detail-des`. As in public code of 2025-26. No real page on file. */
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
    names: ROW_NAMES,
  },
  description: [".job-detail-des", ".job-description"],
  clean: cleanBoardValue,
};
