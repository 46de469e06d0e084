import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { elementText } from "../../job-ad/page/element-text.ts";
import { looksLikePlace } from "../../job-ad/words/place-words.ts";
import { cleanBoardValue } from "../australian-boards.ts";

const JOB_TYPE =
  /^(?:full[ -]?time|part[ -]?time|casual|contract|permanent|temporary|fixed term|internship)\b/i;

/**
 * JobAdder's hosted pages (clientapps.jobadder.com, server-rendered). One list mixes classification, place and type
 * of work; the employer is only in the address and the page's title. Markup as seen by public code in June 2026. No real page on file.
 */
export const reader: SiteSelectors = {
  hosts: ["clientapps.jobadder.com", "apply.jobadder.com"],
  roots: [".job_detail", ".job_details", "#job", "main", "body"],
  fields: {
    title: [".job_title h1", ".job_title", "h1", "h2"],
    postedText: ["h3 sub", ".date_posted"],
  },
  description: [".description", ".job_description", '[class*="description"]'],
  clean: cleanBoardValue,
  extra: (page, root) => {
    const items = page.select("ul.list li", root).map(elementText);
    const told = { location: items.find(looksLikePlace), jobType: items.find((item) => JOB_TYPE.test(item)) };
    return {
      readings: (["location", "jobType"] as const).flatMap((field) => {
        const value = told[field] ?? "";
        return value === "" || value.length > 120
          ? []
          : [{ field, value, confidence: 0.85, reader: "jobadder", evidence: "ul.list" }];
      }),
      descriptions: [],
    };
  },
};
