import type { SiteReader } from "../site-reader.ts";
import { cleanBoardValue, ROW_NAMES } from "./row-names.ts";

/** Workforce Australia (`/individuals/jobs/details/<digits>`): the public job board of the Australian Government. */
export const workforceAustralia: SiteReader = {
  board: "workforce-australia",
  checked: "2026-11",
  marks: [],
  hosts: ["workforceaustralia.gov.au"],
  panes: [],
  roots: [".job-details", "mint-job-details", "main", "body"],
  adLinks: ['a[href*="/individuals/jobs/details/"]'],
  fields: {
    title: [".job-details h1", ".job-title", "h1"],
    company: [".job-employer", ".employer-name", '[data-testid="employer-name"]'],
    location: [".job-location", '[data-testid="job-location"]'],
    salary: [".job-salary", '[data-testid="job-salary"]'],
  },
  rows: {
    row: "dl > div, .job-info li, .mint-summary-list__row",
    label: "dt, .label, strong, .mint-summary-list__key",
    value: "dd, .value, .mint-summary-list__value",
    names: ROW_NAMES,
  },
  description: [".job-description", '[data-testid="job-description"]', ".mint-rich-text"],
  clean: cleanBoardValue,
};
