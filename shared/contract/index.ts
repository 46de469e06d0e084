import { applicationFiles } from "./applications/application-files.ts";
import { applicationReports } from "./applications/application-reports.ts";
import { trackerRows } from "./applications/tracker-rows.ts";
import { trackerViews } from "./applications/tracker-views.ts";
import { autofill } from "./autofill.ts";
import { criteria } from "./criteria.ts";
import { dismissedJobs } from "./dismissed-jobs.ts";
import { evidenceBank } from "./evidence-bank.ts";
import { formAnswers } from "./form-answers.ts";
import { forwardedMail } from "./forwarded-mail.ts";
import { interviewKits } from "./interview-kits.ts";
import { jobSites } from "./job-sites.ts";
import { dashboardContract } from "./overview.ts";
import { passkeys } from "./passkeys.ts";
import { postings } from "./postings.ts";
import { documentPages } from "./resumes/document-pages.ts";
import { letterheads } from "./resumes/letterhead.ts";
import { ownWord } from "./resumes/own-word.ts";
import { sightings } from "./sightings.ts";
import { twoStep } from "./two-step.ts";

/** The API: the only place that defines methods and paths. Read this first. */
export const contract = {
  ...dashboardContract,
  applicationFiles,
  applicationReports,
  autofill,
  documentPages,
  criteria,
  dismissedJobs,
  evidenceBank,
  formAnswers,
  interviewKits,
  jobSites,
  letterheads,
  ownWord,
  passkeys,
  postings,
  sightings,
  forwardedMail,
  trackerRows,
  trackerViews,
  twoStep,
} as const;

export type KelpieContract = typeof contract;
