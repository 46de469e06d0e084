import { account } from "./account.ts";
import { applicationFiles } from "./application-files.ts";
import { applicationReports } from "./application-reports.ts";
import { applications } from "./applications.ts";
import { auth } from "./auth.ts";
import { autofill } from "./autofill.ts";
import { billing } from "./billing.ts";
import { coverLetters } from "./cover-letters.ts";
import { jobSites } from "./job-sites.ts";
import { jobs } from "./jobs.ts";
import { notifications } from "./notifications.ts";
import { overview } from "./overview.ts";
import { resumes } from "./resumes.ts";
import { templates } from "./templates.ts";

/** The API: the only place where a method and a path are written. Read this first. */
export const contract = {
  auth,
  account,
  billing,
  overview,
  jobs,
  jobSites,
  resumes,
  coverLetters,
  applications,
  applicationFiles,
  applicationReports,
  autofill,
  templates,
  notifications,
} as const;

export type KelpieContract = typeof contract;
