import { account } from "./account.ts";
import { applicationFiles } from "./application-files.ts";
import { applicationReports } from "./application-reports.ts";
import { applications } from "./applications.ts";
import { auth } from "./auth.ts";
import { billing } from "./billing.ts";
import { coverLetters } from "./cover-letters.ts";
import { jobs } from "./jobs.ts";
import { notifications } from "./notifications.ts";
import { overview } from "./overview.ts";
import { resumes } from "./resumes.ts";
import { templates } from "./templates.ts";

/** What the dashboard's first screen brings along; a row that only one later screen calls comes with that screen. */
export const dashboardContract = {
  auth,
  account,
  billing,
  overview,
  jobs,
  resumes,
  coverLetters,
  applications,
  applicationFiles,
  applicationReports,
  templates,
  notifications,
} as const;
