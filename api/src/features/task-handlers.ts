import { sendMail, sweepMails } from "../mail/send-mail.ts";
import { deliverNotice, sweepNotices } from "../notices/deliver-notice.ts";
import type { Outside } from "../outside.ts";
import type { TaskHandlers } from "../queue/tasks.ts";
import { matchNewJobs } from "../scoring/match-new-jobs.ts";
import { rescoreApplications } from "../scoring/rescore-applications.ts";
import { remindOfDates } from "./applications/remind-of-dates.ts";
import { removeExpired } from "./auth/auth.store.ts";
import { mailPasswordReset } from "./auth/forgot-password.ts";
import { sweepBilling } from "./billing/sweep-billing.ts";
import { refreshOnSchedule } from "./jobs/refresh-jobs.ts";

/** One handler for each job. */
export function taskHandlers(outside: Outside): TaskHandlers {
  return {
    "send-mail": { run: ({ mailId }) => sendMail(outside, mailId) },
    "mail-password-reset": { run: ({ userId }, { id }) => mailPasswordReset(outside, userId, id) },
    "deliver-notice": { run: ({ deliveryId }) => deliverNotice(outside, deliveryId) },
    "remind-of-dates": { cron: "*/10 * * * *", run: () => remindOfDates(outside) },
    "score-applications": { run: ({ userId }) => rescoreApplications(outside, userId) },
    "refresh-jobs": { cron: "7 */3 * * *", run: () => refreshOnSchedule(outside) },
    "match-new-jobs": { run: ({ userId }) => matchNewJobs(outside, userId) },
    "sweep-billing": { cron: "*/5 * * * *", run: () => sweepBilling(outside) },
    "sweep-expired": {
      cron: "*/10 * * * *",
      run: async () => {
        await sweepMails(outside);
        await sweepNotices(outside);
        await removeExpired(outside.db, outside.now());
      },
    },
  };
}
