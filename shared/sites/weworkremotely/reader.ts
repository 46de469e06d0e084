import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";

/** We Work Remotely: `lis-container__` since 2024, `listing-header-container` before. */
export const reader: SiteSelectors = {
  turn: 18,
  marks: ["lis-container__header", "listing-header-container"],
  roots: [".lis-container", "body"],
  fields: {
    title: [".lis-container__header__hero__company-info__title", ".listing-header-container h1"],
    company: [".lis-container__job__sidebar__companyDetails__info__title h3", ".company-card h2"],
    location: [".listing-header-container .location", ".company-card .location"],
  },
  description: [".lis-container__job__content__description", ".listing-container"],
};
