import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { elementText } from "../../job-ad/page/element-text.ts";
import { cleanBoardValue, ROW_NAMES } from "../australian-boards.ts";

/**
 * Tasmanian Government Jobs: PageUp with its own design, on jobs.tas.gov.au and careers.pageuppeople.com/759. The
 * agency is the first breadcrumb. As in public code of 2025-26. No real page on file.
 */
export const reader: SiteSelectors = {
  turn: 10,
  marks: ["jobsTableDisplay"],
  hosts: ["jobs.tas.gov.au", "careers.pageuppeople.com"],
  roots: ["#job-content", "main", "body"],
  fields: { title: ["#job-content h1", "h1"] },
  rows: {
    row: ".jobsTableDisplay .jobsRow",
    label: "h3.jobsCell",
    value: "div.jobsCell",
    names: ROW_NAMES,
  },
  description: ["#job-details", ".job-description"],
  clean: cleanBoardValue,
  extra: (page) => {
    const crumbs = page.select(".orgStrucCrumbs")[0];
    const first = crumbs?.children.find((child) =>
      "data" in child ? child.data.trim() !== "" : "attribs" in child,
    );
    const value =
      first === undefined
        ? ""
        : "data" in first
          ? first.data.trim()
          : "attribs" in first
            ? elementText(first)
            : "";
    return {
      readings:
        value === "" || value.length > 120
          ? []
          : [{ field: "company", value, confidence: 0.9, reader: "jobs-tas", evidence: ".orgStrucCrumbs" }],
      descriptions: [],
    };
  },
};
