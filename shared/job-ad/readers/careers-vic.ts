import type { SiteReader } from "../site-reader.ts";

/** Careers.Vic: `.txt-title`, rows of `.txt-info` with the label in `.txt-bold`, the text in `.txt-pre-line`. As in public code. */
export const careersVic: SiteReader = {
  board: "careers-vic",
  checked: "2026-11",
  marks: [],
  hosts: ["careers.vic.gov.au"],
  panes: [],
  roots: ["main", "body"],
  fields: { title: [".txt-title", "h1"] },
  rows: {
    row: ".txt-info",
    label: ".txt-bold",
    names: {
      company: ["organisation"],
      location: ["location", "work location"],
      salary: ["salary"],
      jobType: ["job type", "work type"],
      postedText: ["job posted"],
      closingDate: ["closes", "closing date"],
    },
  },
  description: [".txt-pre-line", ".job-description"],
  clean: (field, text) => {
    if (field === "salary") return /\d/.test(text) ? text : null;
    // "Melbourne | CBD and inner metro": region, then place.
    if (field === "location") return text.replace(/\s*\|\s*/g, ", ");
    return field === "title" && /^(?:careers\.vic.*|jobs?|job details?)$/i.test(text) ? null : text;
  },
};
