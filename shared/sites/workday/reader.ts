import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { elementText } from "../../job-ad/page/element-text.ts";

function value(text: string, label: RegExp): string {
  return text.replace(label, "").trim();
}

/** The page's heading names the employer ("Careers at X"); the ad does not. */
function employer(heading: string): string {
  const named =
    /^(?:careers|jobs|work(?:ing)?|life) (?:at|with) (.{2,60})$/i.exec(heading) ??
    /^(?:welcome to|join) (.{2,60}?)(?: careers)?!?$/i.exec(heading) ??
    /^(.{2,60}?)(?:'s)? (?:careers?|jobs)(?: (?:site|page|portal|home|opportunities))?$/i.exec(heading);
  return named?.[1]?.trim() ?? "";
}

/** Workday career sites. The h1 is the employer; labels and values share one node. */
export const reader: SiteSelectors = {
  turn: 4,
  marks: ["jobPostingHeader"],
  roots: ['[data-automation-id="jobPostingPage"]'],
  fields: {
    title: ['[data-automation-id="jobPostingHeader"]'],
    location: [
      '[data-automation-id="locations"] dd',
      '[data-automation-id="locations"]',
      '[data-automation-id="jobPostingLocation"]',
    ],
    jobType: ['[data-automation-id="time"] dd', '[data-automation-id="time"]'],
    workplace: ['[data-automation-id="remoteType"] dd', '[data-automation-id="remoteType"]'],
    postedText: ['[data-automation-id="postedOn"] dd', '[data-automation-id="postedOn"]'],
  },
  description: ['[data-automation-id="jobPostingDescription"]', '[data-automation-id="job-posting-details"]'],
  clean: (_field, text) => value(text, /^(?:locations?|time type|posted on|remote type)(?=\S)\s*/i),
  extra: (page) => {
    const heading = page.select('[data-automation-id="headerTitle"]')[0];
    const company = heading === undefined ? "" : employer(elementText(heading));
    return {
      readings:
        company === ""
          ? []
          : [
              {
                field: "company",
                value: company,
                confidence: 0.8,
                reader: "workday",
                evidence: "headerTitle",
              },
            ],
      descriptions: [],
    };
  },
};
