import { daysToLookAt, dueReminders } from "#shared/domain/applications/due-reminders.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import type { Owner } from "../../db/owner.ts";
import { notFound } from "../../http/app-error.ts";
import { notify } from "../../notifications/notify.ts";
import type { Services } from "../../services.ts";
import { addEvent, getApplication } from "./applications.store.ts";
import { listUnnotified } from "./reminders.store.ts";

const batch = 200;

/**
 * The task `remind-of-dates`: tells of follow-ups, interviews and closing dates that are due, once each. It asks what the dates are
 * now, so a moved or cleared date and a closed application leave nothing behind to take back.
 */
export async function remindOfDates(services: Services): Promise<void> {
  const now = services.now();
  const days = daysToLookAt(now);
  for (let after = ""; ; ) {
    const rows = await listUnnotified(services.db, days, after, batch);
    for (const { userId, ...application } of rows)
      for (const reminder of dueReminders(application, now))
        await notify(services, { ...reminder, userId, path: applicationPath(application.id) });
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}

const secondMs = 1000;

/** The Follow Up button: a reminder now, whatever the switches say, for the person asks for it. */
export async function remindFollowUp(
  services: Services,
  userId: Owner,
  id: string,
): Promise<{ success: true }> {
  const row = await getApplication(services.db, userId, id);
  if (!row) throw notFound("application");
  const at = services.now();
  await notify(services, {
    userId,
    type: "follow_up",
    message: `Remember to follow up on ${row.jobTitle} at ${row.company}.`,
    path: applicationPath(id),
    // A double click is one request.
    eventKey: `follow-up asked ${id} ${Math.floor(at.getTime() / (5 * secondMs))}`,
    isAsked: true,
    // Who presses the button needs no mail about it. decision: D-60.
    inAppOnly: true,
  });
  await addEvent(services.db, userId, id, { kind: "reminded", at });
  return { success: true };
}
