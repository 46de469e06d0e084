import type { Reading } from "../../job-ad/candidates/reading.ts";
import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { elementText } from "../../job-ad/page/element-text.ts";

const LABELS: readonly (readonly [RegExp, Reading["field"]])[] = [
  [/^(?:locations?|standorte?|platser|lieux?|lugares?)$/i, "location"],
  [/^(?:remote status|arbeitsmodell|distansarbete)$/i, "workplace"],
  [/^(?:employment type|anstellungsart|anställningsform)$/i, "jobType"],
];

/** Teamtailor career sites, mostly on the employer's own domain: told by markup. */
export const reader: SiteSelectors = {
  turn: 21,
  marks: ["teamtailor-cdn", "teamtailor.com"],
  roots: ["main", "body"],
  fields: {
    title: ["main h1.company-links", "main section h1", "main h1"],
    salary: [],
  },
  description: ["main .company-links--job .prose", "section .prose", ".body.u-margin-top--medium"],
  extra: (page, root) => {
    const readings = page.select("dl dt", root).flatMap((term): Reading[] => {
      const label = LABELS.find(([pattern]) => pattern.test(elementText(term)));
      const value = page.select("dd", term.parent !== null && "attribs" in term.parent ? term.parent : root);
      const index = page
        .select("dt", term.parent !== null && "attribs" in term.parent ? term.parent : root)
        .indexOf(term);
      const text = value[index] === undefined ? "" : elementText(value[index]);
      if (label === undefined || text === "" || text.length > 160) return [];
      return [{ field: label[1], value: text, confidence: 0.9, reader: "teamtailor", evidence: "dl" }];
    });
    return { readings, descriptions: [] };
  },
};
