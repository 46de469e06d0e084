import type { SiteReader } from "../site-reader.ts";

/** Recruitee career sites (also on own domains): test ids, or the older `section--header`. Hooks as in public code of 2026. */
export const recruitee: SiteReader = {
  board: "recruitee",
  checked: "2026-11",
  marks: ["recruitee", "rec-custom"],
  panes: [],
  roots: ['[data-testid="offer-page"]', "main", "body"],
  fields: {
    title: [
      '[data-testid="offer-title"]',
      '[data-cy="offer-title"]',
      ".section--header h1",
      "main h1.offer-title",
    ],
    location: [
      '[data-testid="styled-location-list-item"]',
      ".custom-css-style-job-location",
      ".section--header .job-location",
    ],
    workplace: [".custom-css-style-job-workmodel", '[data-testid="offer-work-model"]'],
    jobType: [".custom-css-style-job-employment-type", '[data-testid="offer-employment-type"]'],
    salary: ['[data-testid="offer-salary"]'],
  },
  description: [
    '[data-testid="offer-description"], [data-testid="offer-requirements"]',
    '[class*="job-description"], [class*="job-requirements"]',
    ".section--description .description",
  ],
};
