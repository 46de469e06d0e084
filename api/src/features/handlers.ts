import type { Handlers } from "../http/handler.ts";
import { createAccountHandlers } from "./account/account.handlers.ts";
import { applicationFilesHandlers } from "./applications/application-files.handlers.ts";
import { applicationReportsHandlers } from "./applications/application-reports.handlers.ts";
import { applicationsHandlers } from "./applications/applications.handlers.ts";
import { trackerRowsHandlers } from "./applications/tracker-rows.handlers.ts";
import { authHandlers } from "./auth/auth.handlers.ts";
import { autofillHandlers } from "./autofill/autofill.handlers.ts";
import { billingHandlers } from "./billing/billing.handlers.ts";
import { endSubscription } from "./billing/change-subscription.ts";
import { coverLettersHandlers } from "./cover-letters/cover-letters.handlers.ts";
import { criteriaHandlers } from "./criteria/criteria.handlers.ts";
import { evidenceBankHandlers } from "./evidence-bank/evidence-bank.handlers.ts";
import { formAnswersHandlers } from "./form-answers/form-answers.handlers.ts";
import { forwardedMailHandlers } from "./forwarded-mail/forwarded-mail.handlers.ts";
import { interviewKitsHandlers } from "./interview-kits/interview-kits.handlers.ts";
import { jobSitesHandlers } from "./job-sites/job-sites.handlers.ts";
import { dismissedJobsHandlers } from "./jobs/dismissed-jobs.handlers.ts";
import { jobsHandlers } from "./jobs/jobs.handlers.ts";
import { postingsHandlers } from "./jobs/postings.handlers.ts";
import { notificationsHandlers } from "./notifications/notifications.handlers.ts";
import { overviewHandlers } from "./overview/overview.handlers.ts";
import { passkeysHandlers } from "./passkeys/passkeys.handlers.ts";
import { documentPagesHandlers } from "./resumes/export/document-pages.handlers.ts";
import { letterheadHandlers } from "./resumes/letterhead/letterhead.handlers.ts";
import { ownWordHandlers } from "./resumes/own-word/own-word.handlers.ts";
import { resumesHandlers } from "./resumes/resumes.handlers.ts";
import { sightingsHandlers } from "./sightings/sightings.handlers.ts";
import { templatesHandlers } from "./templates/templates.handlers.ts";
import { trackerViewsHandlers } from "./tracker-views/tracker-views.handlers.ts";
import { twoStepHandlers } from "./two-step/two-step.handlers.ts";

/** One handler for each row of the contract. */
export const handlers: Handlers = {
  auth: authHandlers,
  account: createAccountHandlers({ endSubscription }),
  billing: billingHandlers,
  overview: overviewHandlers,
  jobs: jobsHandlers,
  postings: postingsHandlers,
  sightings: sightingsHandlers,
  interviewKits: interviewKitsHandlers,
  jobSites: jobSitesHandlers,
  resumes: resumesHandlers,
  documentPages: documentPagesHandlers,
  letterheads: letterheadHandlers,
  ownWord: ownWordHandlers,
  passkeys: passkeysHandlers,
  coverLetters: coverLettersHandlers,
  applications: applicationsHandlers,
  applicationFiles: applicationFilesHandlers,
  applicationReports: applicationReportsHandlers,
  autofill: autofillHandlers,
  criteria: criteriaHandlers,
  dismissedJobs: dismissedJobsHandlers,
  evidenceBank: evidenceBankHandlers,
  formAnswers: formAnswersHandlers,
  templates: templatesHandlers,
  notifications: notificationsHandlers,
  forwardedMail: forwardedMailHandlers,
  trackerRows: trackerRowsHandlers,
  trackerViews: trackerViewsHandlers,
  twoStep: twoStepHandlers,
};
