import { applicationFiles } from "./application-files.ts";
import { applicationReports } from "./application-reports.ts";
import { autofill } from "./autofill.ts";
import { criteria } from "./criteria.ts";
import { documentPages } from "./document-pages.ts";
import { evidenceBank } from "./evidence-bank.ts";
import { formAnswers } from "./form-answers.ts";
import { forwardedMail } from "./forwarded-mail.ts";
import { interviewKits } from "./interview-kits.ts";
import { jobSites } from "./job-sites.ts";
import { letterheads } from "./letterhead.ts";
import { dashboardContract } from "./overview.ts";
import { ownWord } from "./own-word.ts";
import { postings } from "./postings.ts";
import { sightings } from "./sightings.ts";
import { trackerViews } from "./tracker-views.ts";

/** The API: the only place where a method and a path are written. Read this first. */
export const contract = {
  ...dashboardContract,
  applicationFiles,
  applicationReports,
  autofill,
  documentPages,
  criteria,
  evidenceBank,
  formAnswers,
  interviewKits,
  jobSites,
  letterheads,
  ownWord,
  postings,
  sightings,
  forwardedMail,
  trackerViews,
} as const;

export type KelpieContract = typeof contract;
