import { daysToLookAt, dueReminders } from "#shared/domain/applications/due-reminders.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { notify } from "../../notifications/notify.ts";
import type { Services } from "../../services.ts";
import { listUntold } from "./reminders.store.ts";

const batch = 200;

/**
 * The task `remind-of-dates`: tells of follow-ups and interviews that are due, once each. It asks what the dates are
 * now, so a moved or cleared date and a closed application leave nothing behind to take back.
 */
export async function remindOfDates(services: Services): Promise<void> {
  const now = services.now();
  const days = daysToLookAt(now);
  for (let after = ""; ; ) {
    const rows = await listUntold(services.db, days, after, batch);
    for (const { userId, ...application } of rows)
      for (const reminder of dueReminders(application, now))
        await notify(services, { ...reminder, userId, path: applicationPath(application.id) });
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}
