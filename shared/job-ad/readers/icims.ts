import type { SiteReader } from "../candidates/site-reader.ts";

/** iCIMS, tables of 2009 to the framed pages of today: the h1 outside is the site. */
export const icims: SiteReader = {
  board: "icims",
  checked: "2026-11",
  marks: ["iCIMS_"],
  panes: [],
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
