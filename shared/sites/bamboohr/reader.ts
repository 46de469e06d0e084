import { employerOfAddress } from "#shared/job-ad/candidates/identify-page.ts";
import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";

/** BambooHR career pages, 2020 (ResAts) and today (Fabric components). Selectors as in public code of 2026. No real page on file. */
export const reader: SiteSelectors = {
  marks: ["BambooRichText", "ResAts__card"],
  roots: ["main", ".ResAts__page", "body"],
  fields: {
    title: [
      '[data-fabric-component="Headline"]',
      ".ResAts__JobPostingHeader h2",
      ".fab-Text--biggie",
      ".ResAts__card-title",
      "h3",
      "h2",
    ],
    location: [".ResAts__card-subtitle"],
  },
  rows: {
    row: ".posInfoList li, aside li, aside > div",
    label: ".posInfo__Title, p:first-child, dt",
    value: ".posInfo__Value, p:last-child, dd",
    names: {
      location: ["location"],
      jobType: ["employment type", "employment status"],
      salary: ["compensation"],
    },
  },
  description: [".BambooRichText", ".ResAts__JobDescription"],
  clean: (field, text) => {
    // "Operations · Geelong, Victoria": department first, place last.
    if (field === "location") return text.split(/(?<!\s)\s+[·–]\s+/).at(-1) ?? text;
    return field === "title" && /^(?:job openings|careers?|link to this job|apply.*)$/i.test(text)
      ? null
      : text;
  },
  extra: (page) => {
    const name = page.metas.get("og:site_name") ?? employerOfAddress(page);
    const isTold = name !== "" && !/bamboo/i.test(name);
    return {
      readings: isTold
        ? [{ field: "company", value: name, confidence: 0.6, reader: "bamboohr", evidence: "og:site_name" }]
        : [],
      descriptions: [],
    };
  },
};
