import type { SiteReader } from "../candidates/site-reader.ts";
import { cleanBoardValue } from "./row-names.ts";

/** CareerOne: test ids since 2025, plain classes before. Hooks as in public code of 2026. No real page on file. */
export const careerone: SiteReader = {
  board: "careerone",
  checked: "2026-11",
  marks: [],
  hosts: ["careerone.com.au"],
  panes: [],
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
