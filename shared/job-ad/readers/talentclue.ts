import type { SiteReader } from "../candidates/site-reader.ts";
import { elementText } from "../page/element-text.ts";

/** Talent Clue pages: the first block of the description introduces the employer under its name. */
export const talentclue: SiteReader = {
  board: "talentclue",
  checked: "2026-11",
  marks: ["job-page__header"],
  panes: [],
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
