import type { ReaderAnswer, Reading } from "../../job-ad/candidates/reading.ts";
import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { blockText, countWords, elementText } from "../../job-ad/page/element-text.ts";
import type { PageDocument } from "../../job-ad/page/page-document.ts";
import type { PageElement } from "../../job-ad/page/page-node.ts";

const TOP = "job-details-jobs-unified-top-card";

function reading(field: Reading["field"], value: string, confidence: number, evidence: string): Reading[] {
  return value === "" || value.length > 200
    ? []
    : [{ field, value, confidence, reader: "linkedin", evidence }];
}

/** When signed in, one line holds "place · 2 weeks ago · 50 applicants": the place comes first. */
function dottedLine(page: PageDocument, root: PageElement): Reading[] {
  const selector = `.${TOP}__primary-description-container, .${TOP}__tertiary-description-container, .${TOP}__primary-description`;
  for (const element of page.select(selector, root)) {
    const parts = elementText(element)
      .split(/(?:(?<!\s)\s+)?[·•]\s*/)
      .filter((part) => part !== "");
    const company = page.select(`.${TOP}__company-name`, root)[0];
    const first = company !== undefined && parts[0] === elementText(company) ? 1 : 0;
    const place = parts[first] ?? "";
    if (place === "") continue;
    return [
      ...reading(
        "location",
        place.replace(/(?:(?<!\s)\s+)?\((?:Remote|Hybrid|On-?site)\)$/i, ""),
        0.95,
        selector,
      ),
      ...reading("postedText", parts[first + 1] ?? "", 0.8, selector),
    ];
  }
  return [];
}

/**
 * The layout of 2026 hashes class names. What remains: the job's id in `componentkey`, the `/company/` link, and the
 * largest block. The title is the link to the job's own page.
 */
function hashedLayout(page: PageDocument, root: PageElement, jobId: string | null): ReaderAnswer {
  if (jobId === null || !/componentkey|data-view-name/.test(page.html))
    return { readings: [], descriptions: [] };
  const scope = page
    .select(`[componentkey*="${jobId}"]`)
    .find((el) => page.select('a[href*="/company/"]', el).length > 0);
  const within = scope ?? root;
  const title = page
    .select(`a[href*="/jobs/view/${jobId}"], [data-view-name="job-detail-title"], h1`, within)
    .map(elementText)
    .find((text) => text.length > 2 && text.length < 200);
  const company = page
    .select('a[href*="/company/"]', within)
    .map(elementText)
    .find((text) => text !== "");
  const place = page
    .select("p, span", within)
    .map(elementText)
    .find((text) => text.includes(" · ") && text.length < 200);
  const about = page.select(
    '[componentkey*="AboutTheJob"], [data-view-name*="job-description"], [data-testid="expandable-text-box"]',
    within,
  );
  const text = about.length === 0 ? "" : blockText(about.slice(0, 1), page.noise);
  return {
    readings: [
      ...reading("title", title ?? "", 0.85, "job link"),
      ...reading("company", company ?? "", 0.85, "/company/ link"),
      ...reading("location", (place ?? "").split(" · ")[0] ?? "", 0.8, "dotted line"),
    ],
    descriptions: countWords(text) < 30 ? [] : [{ text, confidence: 0.85, reader: "linkedin" }],
  };
}

function extra(page: PageDocument, root: PageElement, jobId: string | null): ReaderAnswer {
  const isClassic =
    page.select(`.${TOP}__job-title, .top-card-layout__title, .topcard__title`, root).length > 0;
  const hashed = isClassic ? { readings: [], descriptions: [] } : hashedLayout(page, root, jobId);
  return { readings: [...dottedLine(page, root), ...hashed.readings], descriptions: hashed.descriptions };
}

/**
 * LinkedIn: guest pages and fragments since 2020, signed-in pages of 2024-25, hashed pages of 2026. Selectors contain
 * no English words.
 */
export const reader: SiteSelectors = {
  turn: 2,
  marks: [
    "topcard__",
    "top-card-layout__",
    "jobs-unified-top-card",
    "jobs-details-top-card__",
    "job-card-component-ref-",
    "data-view-name",
  ],
  panes: [
    ".details-pane__content--show",
    ".two-pane-serp-page__detail-view",
    ".jobs-search__job-details--container",
    ".jobs-search__right-rail",
    ".scaffold-layout__detail",
  ],
  roots: [".jobs-details", ".job-view-layout", "main .core-rail", "main"],
  adLinks: ['a[href*="/jobs/view/"]'],
  fields: {
    title: [
      `.${TOP}__job-title`,
      ".jobs-unified-top-card__job-title",
      ".jobs-details-top-card__job-title",
      ".top-card-layout__title",
      ".topcard__title",
      ".job-view-layout h1.t-24",
    ],
    company: [
      `.${TOP}__company-name`,
      ".jobs-unified-top-card__company-name",
      ".jobs-details-top-card__company-url",
      ".jobs-details-top-card__company-info a",
      ".topcard__org-name-link",
      ".topcard__flavor:not(.topcard__flavor--bullet):not(.topcard__flavor--metadata)",
    ],
    location: [
      `.${TOP}__bullet`,
      ".jobs-unified-top-card__bullet",
      ".jobs-details-top-card__bullet",
      ".topcard__flavor--bullet",
    ],
    salary: [".compensation__salary", ".salary.compensation__salary"],
    postedText: [".posted-time-ago__text", ".jobs-unified-top-card__posted-date"],
  },
  description: [
    ".show-more-less-html__markup",
    ".description__text",
    "#job-details",
    ".jobs-description-content__text",
    ".jobs-description__content",
    ".job-details-about-the-job-module__description",
    ".jobs-box__html-content",
    ".jobs-description",
  ],
  clean: (field, text) => (field === "salary" && !/\d/.test(text) ? null : text),
  closed: [
    "figure.closed-job",
    ".closed-job",
    ".jobs-details-top-card__apply-error",
    ".artdeco-inline-feedback--error",
  ],
  extra: (page, root, jobId) => {
    const answer = extra(page, root, jobId);
    const kinds = page.select(".description__job-criteria-text, .job-criteria__text", root).map(elementText);
    // The second criterion is the employment type if the seniority level is given; otherwise it is the only one.
    const type = kinds.length >= 2 ? kinds[1] : undefined;
    return { ...answer, readings: [...answer.readings, ...reading("jobType", type ?? "", 0.85, "criteria")] };
  },
};
