import { sweepSecurityEvents } from "../identity/security-events.ts";
import { removeOldSpentUses } from "../identity/spent-uses.store.ts";
import { sendMail, sweepMails } from "../mail/send-mail.ts";
import { deliverNotification, sweepNotifications } from "../notifications/deliver-notification.ts";
import type { TaskHandlers } from "../queue/tasks.ts";
import { matchNewJobs } from "../scoring/match-new-jobs.ts";
import { queueOldScores, rescoreApplications, rescoreOldScores } from "../scoring/rescore-applications.ts";
import type { Services } from "../services.ts";
import { remindOfDates } from "./applications/remind-of-dates.ts";
import { removeExpired } from "./auth/auth.store.ts";
import { mailPasswordReset } from "./auth/forgot-password.ts";
import { mailOfGuessing } from "./auth/tell-of-guessing.ts";
import { sweepBilling } from "./billing/sweep-billing.ts";
import { sweepForwardedMail } from "./forwarded-mail/forwarded-mail.store.ts";
import { sweepWaitingPostings } from "./jobs/own-posting.ts";
import { refreshOnSchedule } from "./jobs/refresh-jobs.ts";

/** One handler for each job. */
export function taskHandlers(services: Services): TaskHandlers {
  return {
    "send-mail": { run: ({ mailId }) => sendMail(services, mailId) },
    "mail-password-reset": { run: ({ userId }, { id }) => mailPasswordReset(services, userId, id) },
    "mail-of-guessing": { run: ({ userId }) => mailOfGuessing(services, userId) },
    "deliver-notification": { run: ({ deliveryId }) => deliverNotification(services, deliveryId) },
    "remind-of-dates": { cron: "*/10 * * * *", run: () => remindOfDates(services) },
    "score-applications": { run: ({ userId }) => rescoreApplications(services, userId) },
    "rescore-old-scores": { run: ({ userId }) => rescoreOldScores(services, userId) },
    "sweep-old-scores": { cron: "3-59/10 * * * *", run: () => queueOldScores(services) },
    "refresh-jobs": { cron: "7 */3 * * *", run: () => refreshOnSchedule(services) },
    "match-new-jobs": { run: ({ userId }) => matchNewJobs(services, userId) },
    "sweep-billing": { cron: "*/5 * * * *", run: () => sweepBilling(services) },
    "sweep-expired": {
      cron: "*/10 * * * *",
      run: async () => {
        await sweepMails(services);
        await sweepNotifications(services);
        await removeExpired(services.db, services.now());
        await sweepSecurityEvents(services);
        await sweepWaitingPostings(services);
        await sweepForwardedMail(services.db, services.now());
        await removeOldSpentUses(services.db, services.now());
        await services.files.removeUnclaimed(services.now());
      },
    },
  };
}
