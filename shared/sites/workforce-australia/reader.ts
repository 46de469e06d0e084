import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { cleanBoardValue, ROW_NAMES } from "../australian-boards.ts";

/** Workforce Australia (`/individuals/jobs/details/<digits>`): the public job board of the Australian Government. No real page on file. */
export const reader: SiteSelectors = {
  roots: [".job-details", "main", "body"],
  adLinks: ['a[href*="/individuals/jobs/details/"]'],
  fields: {
    title: [".job-title", "h1"],
    company: [".job-employer", ".employer-name"],
    location: [".job-location"],
    salary: [".job-salary"],
  },
  rows: {
    row: "dl > div, .job-info li",
    label: "dt, .label, strong",
    value: "dd, .value",
    names: ROW_NAMES,
  },
  description: [".job-description"],
  clean: cleanBoardValue,
};
