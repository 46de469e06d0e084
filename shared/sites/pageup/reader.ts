import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { employerIn } from "../../job-ad/words/title-patterns.ts";

/** PageUp (Australian universities, government, banks): server-rendered, own hosts. Selectors as in maintained code; no real page on file yet. */
export const reader: SiteSelectors = {
  turn: 11,
  marks: ["pageuppeople", "job-externalJobNo"],
  roots: ["#job-content", "#job", "#content"],
  fields: {
    title: ["#job-content h1", "#job-content h2", "h1.job-title", "h2", "h1", "h3"],
    location: [".location"],
    jobType: [".work-type"],
    postedText: [".open-date"],
    closingDate: [".close-date"],
  },
  description: ["#job-details"],
  extra: (page) => {
    const employer = page.metas.get("og:site_name") ?? "";
    const isTold = employer !== "" && !/pageup/i.test(employer);
    return {
      readings: isTold
        ? [
            {
              field: "company",
              value: employerIn(employer),
              confidence: 0.7,
              reader: "pageup",
              evidence: "og:site_name",
            },
          ]
        : [],
      descriptions: [],
    };
  },
  clean: (field, text) =>
    field === "title" && /^(?:job details?|careers?|current vacancies)$/i.test(text) ? null : text,
};
