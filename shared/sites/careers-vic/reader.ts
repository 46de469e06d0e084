import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { cleanBoardValue, ROW_NAMES } from "../australian-boards.ts";

/** Careers.Vic: `.txt-title`, rows of `.txt-info` with the label in `.txt-bold`, the text in `.txt-pre-line`. As in public code. No real page on file. */
export const reader: SiteSelectors = {
  roots: ["main", "body"],
  fields: { title: [".txt-title", "h1"] },
  rows: {
    row: ".txt-info",
    label: ".txt-bold",
    names: ROW_NAMES,
  },
  description: [".txt-pre-line", ".job-description"],
  // "Melbourne | CBD and inner metro": region, then place.
  clean: (field, text) =>
    cleanBoardValue(field, field === "location" ? text.replace(/(?:(?<!\s)\s+)?\|\s*/g, ", ") : text),
};
