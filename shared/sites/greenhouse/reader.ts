import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";

/** Greenhouse, the older boards.greenhouse.io and the newer job-boards.greenhouse.io. */
export const reader: SiteSelectors = {
  turn: 20,
  marks: ["greenhouse.io"],
  roots: [".job-post", "#app_body", "#wrapper", "main"],
  fields: {
    title: ["h1.app-title", ".job__title h1", "h1.section-header"],
    company: [".company-name"],
    location: [".job__location", "#header .location", ".app-title ~ .location"],
    salary: [".job__pay-ranges .body", ".pay-range", ".content-pay-transparency .pay-range"],
  },
  description: [".job__description", "#content"],
  clean: (field, text) => {
    if (field === "company") return text.replace(/^(?:at|bei|chez|en)\s+/i, "");
    return field === "salary" && !/\d/.test(text) ? null : text;
  },
};
