import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { BIG_RED_SKY } from "../australian-boards.ts";

/** Jobs WA: the older pages keep the ad in `.advert-data`, those of 2026 in a card of named values. As in public code. No real page on file. */
export const reader: SiteSelectors = {
  ...BIG_RED_SKY,
  hosts: ["search.jobs.wa.gov.au", "jobs.wa.gov.au"],
  roots: [".advert-data", "#contentCell", "main", "body"],
  fields: {
    title: [".job-details-title", ".advert-title", "h1", "h2"],
    company: ['[aria-label="Department"] + span', '[aria-label="Agency"] + span'],
    location: ['[aria-label="Location Description"] + span', '[aria-label="Location"] + span'],
    salary: ['[aria-label="Salary range"] + span'],
    jobType: ['[aria-label="Employment type"] + span'],
  },
  description: [".job-details-description", ".bodyText", ".job-description"],
};
