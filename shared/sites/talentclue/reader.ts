import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { elementText } from "../../job-ad/page/element-text.ts";

/** Talent Clue pages: the first block of the description introduces the employer under its name. */
export const reader: SiteSelectors = {
  turn: 14,
  marks: ["job-page__header"],
  roots: ["body"],
  fields: {
    title: ["h1.job-page__header-title"],
    company: [".intro .job-description__title"],
  },
  description: [".job-description"],
  extra: (page, root) => {
    const name = page
      .select(".company-logo__wrapper--right", root)
      .map(elementText)
      .find((text) => text !== "");
    return {
      readings:
        name === undefined || name.length > 80
          ? []
          : [{ field: "company", value: name, confidence: 0.7, reader: "talentclue", evidence: "logo text" }],
      descriptions: [],
    };
  },
};
