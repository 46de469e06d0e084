import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { elementText } from "../../job-ad/page/element-text.ts";
import { ownText } from "../../job-ad/page/page-node.ts";

/** Jobvite's hosted pages: one line under the title holds department, then place, cut by an empty separator. */
export const reader: SiteSelectors = {
  turn: 16,
  marks: ["jv-job-detail-description", "jv-job-detail-meta"],
  roots: [".jv-page-body", ".jv-wrapper", "body"],
  fields: { title: [".jv-header"] },
  description: [".jv-job-detail-description"],
  extra: (page, root) => {
    const meta = page.select(".jv-job-detail-meta", root)[0];
    if (meta === undefined) return { readings: [], descriptions: [] };
    const parts = meta.children
      .map((child) => ("data" in child ? child.data : "attribs" in child ? ownText(child) : ""))
      .map((text) => text.replace(/\s+/g, " ").trim())
      .filter((text) => text !== "" && text !== "|");
    const place = parts.at(-1) ?? elementText(meta);
    const isPlace = parts.length > 1 && place.length <= 120;
    return {
      readings: isPlace
        ? [{ field: "location", value: place, confidence: 0.9, reader: "jobvite", evidence: "meta line" }]
        : [],
      descriptions: [],
    };
  },
};
