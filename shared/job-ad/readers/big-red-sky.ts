import type { LabelledRows } from "../labelled-rows.ts";
import type { SiteReader } from "../site-reader.ts";

/** BigRedSky, the product behind the boards of South and Western Australia: bold labels before values, `AdvertID` in the address. */
const ROWS: LabelledRows = {
  row: "p, li, tr, .summaryBox div, .advert-data > div",
  label: "b, strong, th, td:first-child, .label",
  names: {
    company: ["agency", "department", "organisation"],
    location: ["location", "job location", "work location"],
    salary: ["salary", "remuneration", "total remuneration"],
    jobType: ["work type", "employment type", "job status", "position type", "duration"],
    closingDate: ["closing date", "applications close", "closing at", "closes"],
    postedText: ["posted", "date posted"],
  },
};

/** What the boards on this product share. */
export const BIG_RED_SKY = {
  checked: "2026-11",
  marks: [],
  panes: [],
  rows: ROWS,
  clean: (field, text) => {
    if (field === "salary") return /\d/.test(text) ? text : null;
    return field === "title" &&
      /^(?:job (?:search|details?)|vacanc(?:y|ies)|jobs wa|i work for sa)$/i.test(text)
      ? null
      : text;
  },
} satisfies Partial<SiteReader>;
