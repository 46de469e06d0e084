import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { elementText } from "../../job-ad/page/element-text.ts";
import { cleanBoardValue, ROW_NAMES } from "../australian-boards.ts";

/**
 * Smart jobs (Queensland): `/jobs/QLD-...`, a striped table of label and value, the text in `#overview`. The employer
 * comes before the words "(Organisation site)". As in public code of 2025-26. No real page on file.
 */
export const reader: SiteSelectors = {
  roots: ["#job-details", "#content", "main", "body"],
  cards: "ol.search-results.jobs > li",
  fields: { title: ["h1", "h2.job-title"], company: [".organisation-name", ".department"] },
  rows: {
    row: "table.striped tr, table tr",
    label: "th",
    value: "td",
    names: ROW_NAMES,
  },
  description: ["#overview", "#person", ".job-description"],
  clean: cleanBoardValue,
  extra: (page, root) => {
    const site = page
      .select("div, p", root)
      .filter((element) => element.children.length < 5)
      .map(elementText)
      .find((text) => text.length < 120 && /\(organisation site\)$/i.test(text));
    const value = site?.replace(/(?:(?<!\s)\s+)?\(organisation site\)$/i, "") ?? "";
    return {
      readings:
        value === ""
          ? []
          : [
              {
                field: "company",
                value,
                confidence: 0.9,
                reader: "smartjobs-qld",
                evidence: "organisation site",
              },
            ],
      descriptions: [],
    };
  },
};
