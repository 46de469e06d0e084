import type { SiteReader } from "../candidates/site-reader.ts";
import { BIG_RED_SKY } from "./big-red-sky.ts";

/** I WORK FOR SA: the ad in `#brs_mainContent`. Labels as in public code of 2026. No real page on file. */
export const iworkforSa: SiteReader = {
  ...BIG_RED_SKY,
  board: "iworkfor-sa",
  hosts: ["iworkfor.sa.gov.au"],
  roots: ["#brs_mainContent", "main", "body"],
  fields: { title: [".job-title", "h1", "h2"] },
  description: [".advert-text", ".job-description", ".bodyText"],
};
