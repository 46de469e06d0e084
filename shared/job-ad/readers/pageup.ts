import type { SiteReader } from "../site-reader.ts";

/** PageUp (Australian universities, government, banks): server-rendered, own hosts. Hooks written from memory; unproved until a live page is on file. */
export const pageup: SiteReader = {
  board: "pageup",
  checked: "2026-11",
  marks: ["pageuppeople", "job-externalJobNo"],
  panes: [],
  roots: ["#job-content", "#job", "#content"],
  fields: {
    title: ["#job-content h1", "#job-content h2", "h1.job-title", "h2", "h1", "h3"],
    location: [".location"],
    jobType: [".work-type"],
    postedText: [".open-date"],
    closingDate: [".close-date"],
  },
  description: ["#job-details"],
  clean: (field, text) =>
    field === "title" && /^(?:job details?|careers?|current vacancies)$/i.test(text) ? null : text,
};
