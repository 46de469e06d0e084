import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";

/** iCIMS, from tables of 2009 to today's framed pages: the h1 outside the frame is the site's name. */
export const reader: SiteSelectors = {
  turn: 9,
  marks: ["iCIMS_"],
  roots: [".iCIMS_MainTable", ".iCIMS_JobPage", ".iCIMS_MainWrapper", "body"],
  fields: {
    title: [".iCIMS_Header_JobTitle", "h1.iCIMS_Header", ".iCIMS_Header h1", ".iCIMS_Header"],
  },
  description: [
    ".iCIMS_JobContent",
    ".iCIMS_JobContainer",
    ".iCIMS_InfoField_Job, tr:has(.iCIMS_InfoField_Job) + tr .iCIMS_InfoMsg_Job",
    ".iCIMS_InfoMsg_Job",
  ],
  clean: (field, text) => (field === "title" && /^(?:careers?|jobs?|welcome.*)$/i.test(text) ? null : text),
};
