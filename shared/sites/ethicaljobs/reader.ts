import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { cleanBoardValue, ROW_NAMES } from "../australian-boards.ts";

/** EthicalJobs: `/members/<organisation>/<ad>`; no id in the address. Selectors as in public code of 2026. No real page on file. */
export const reader: SiteSelectors = {
  roots: [".job-details", "main", "body"],
  fields: {
    title: [".job-title", "h1"],
    company: ['[data-testid="organisation-name"]', ".organisation-name", ".employer-name"],
    location: ['[data-testid="job-location"]', ".job-location"],
  },
  rows: {
    row: ".job-summary li, .job-summary div, dl > div",
    label: "strong, b, dt",
    names: ROW_NAMES,
  },
  description: ['[data-testid="job-description"]', ".job-description"],
  clean: cleanBoardValue,
};
