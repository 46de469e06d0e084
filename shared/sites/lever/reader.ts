import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { attributeOf } from "../../job-ad/page/page-node.ts";

/** Lever: no h1. The employer is in the logo's alternative text and before the title in <title>. */
export const reader: SiteSelectors = {
  turn: 5,
  marks: ["posting-headline"],
  roots: [".posting-page", ".application-page"],
  fields: {
    title: [".posting-headline h2"],
    location: [
      ".posting-categories .location",
      ".posting-categories .sort-by-time.location",
      ".posting-category.location",
    ],
    jobType: [".posting-categories .commitment", ".posting-category.commitment"],
    workplace: [".posting-categories .workplaceTypes", ".posting-category.workplaceTypes"],
    salary: ['[data-qa="salary-range"]'],
  },
  description: [
    '[data-qa="job-description"], .section[data-qa], .posting-requirements',
    ".section-wrapper .section.page-centered",
  ],
  clean: (field, text) => {
    const plain = text.replace(/(?:(?<!\s)\s+)?\/\s*$/, "").trim();
    if (field === "salary") return /\d/.test(plain) ? plain : null;
    return field === "workplace" ? plain.replace(/^[—–-]\s*/, "") : plain;
  },
  extra: (page) => {
    const company = page
      .select(".main-header-logo img, .main-header img")
      .map((image) =>
        attributeOf(image, "alt")
          .replace(/(?<!\s)\s+logo$/i, "")
          .trim(),
      )
      .find((name) => name !== "" && !/^(?:company|lever)$/i.test(name));
    return {
      readings:
        company === undefined
          ? []
          : [{ field: "company", value: company, confidence: 0.85, reader: "lever", evidence: "logo alt" }],
      descriptions: [],
    };
  },
};
