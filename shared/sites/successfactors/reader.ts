import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";

/** SAP SuccessFactors career sites (RMK): microdata, property ids, the place in `.jobGeoLocation`. */
export const reader: SiteSelectors = {
  turn: 12,
  marks: ["jobGeoLocation", "data-careersite-propertyid", "jobdescription"],
  roots: [".jobDisplay", ".jobDisplayShell", "#content"],
  fields: {
    title: ['[data-careersite-propertyid="title"]', "#job-title", ".jobTitle h1", 'h1 [itemprop="title"]'],
    location: [
      ".jobGeoLocation",
      '[data-careersite-propertyid="location"]',
      '[data-careersite-propertyid="city"]',
    ],
    company: ['[data-careersite-propertyid="company"]', "#job-company"],
    postedText: ['[data-careersite-propertyid="date"]', "#job-date"],
  },
  description: ['[data-careersite-propertyid="description"]', ".jobdescription"],
  clean: (_field, text) => text.replace(/^(?:location|company|date|city):\s*/i, ""),
};
