import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";

/** Jobs.cz and the other Alma Career boards on its markup (`data-test="jd-..."`). */
export const reader: SiteSelectors = {
  turn: 13,
  marks: ['data-test="jd-'],
  roots: ["main", "body"],
  fields: {
    title: ['h1[data-test="jd-title"]', "main h1", "h1"],
    company: ['[data-test="jd-company-name"]', '[data-test="jd-company"]'],
    location: ['[data-test="jd-info-location"]'],
    salary: ['[data-test="jd-salary"]'],
  },
  description: ['[data-test="jd-body-richtext"]', '[data-jobad="body"]'],
  clean: (field, text) => (field === "salary" ? text.replace(/^\D{0,12}?(?=\d)/, "") : text),
};
