import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { cleanBoardValue, ROW_NAMES } from "../australian-boards.ts";

/** I work for NSW (ApplyDirect): a summary table of label and value, the text in `.job-detail-des`. As in public code of 2025-26. No real page on file. */
export const reader: SiteSelectors = {
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
