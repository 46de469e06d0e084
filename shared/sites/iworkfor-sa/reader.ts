import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { BIG_RED_SKY } from "../australian-boards.ts";

/** I WORK FOR SA: the ad in `#brs_mainContent`. Labels as in public code of 2026. No real page on file. */
export const reader: SiteSelectors = {
  ...BIG_RED_SKY,
  roots: ["#brs_mainContent", "main", "body"],
  fields: { title: [".job-title", "h1", "h2"] },
  description: [".advert-text", ".job-description", ".bodyText"],
};
