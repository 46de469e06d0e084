import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { cleanBoardValue } from "../australian-boards.ts";

/** CareerOne: test ids since 2025, plain classes before. Selectors as in public code of 2026. No real page on file. */
export const reader: SiteSelectors = {
  roots: ["main", "body"],
  adLinks: ['a[href*="/jobview/"]'],
  fields: {
    title: ['[data-testid="job-title"]', ".job-title h1", "h1"],
    company: ['[data-testid="company-name"]', ".company-name"],
    location: ['[data-testid="job-location"]', ".job-location"],
    salary: ['[data-testid="job-salary"]', ".job-salary"],
    jobType: ['[data-testid="job-type"]', ".job-type"],
  },
  description: ['[data-testid="job-description"]', ".job-description"],
  clean: cleanBoardValue,
};
