import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";

/** Recruitee career sites (also on own domains): test ids, or the older `section--header`. Selectors from public code where it names them; no real page on file. */
export const reader: SiteSelectors = {
  marks: ["recruitee", "rec-custom"],
  roots: ['[data-testid="offer-page"]', "main", "body"],
  fields: {
    title: ['[data-testid="offer-title"]', ".section--header h1"],
    location: ['[data-testid="styled-location-list-item"]', ".custom-css-style-job-location"],
    workplace: [".custom-css-style-job-workmodel"],
    jobType: [".custom-css-style-job-employment-type"],
  },
  description: [
    '[data-testid="offer-description"], [data-testid="offer-requirements"]',
    '[class*="job-description"], [class*="job-requirements"]',
    ".section--description .description",
  ],
};
