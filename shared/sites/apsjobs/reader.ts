import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { cleanBoardValue, ROW_NAMES } from "../australian-boards.ts";

/**
 * APSJobs (Australian Public Service, Salesforce): labelled rows; `Id=` holds the id. Labels as in public code of
 * 2026. No real page on file.
 */
export const reader: SiteSelectors = {
  roots: [".job-details", ".slds-job-details", "main", "body"],
  fields: {
    title: [".job-details h1", "h1.job-title", "h1"],
    company: ['[data-label="Agency"]', ".agency-name", ".agency"],
    location: ['[data-label="Location"]'],
    salary: ['[data-label="Salary"]'],
    jobType: ['[data-label="Opportunity Type"]', '[data-label="Employment type"]'],
    closingDate: ['[data-label="Closing Date"]', ".closing-date"],
  },
  rows: {
    row: "dl > div, .job-detail-row, .slds-form-element",
    label: "dt, .label, .slds-form-element__label",
    value: "dd, .value, .slds-form-element__static",
    names: ROW_NAMES,
  },
  description: [".job-details .description", ".job-description", ".slds-rich-text-editor__output"],
  clean: cleanBoardValue,
};
