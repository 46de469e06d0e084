import { applicationPath } from "#shared/domain/pages.ts";
import { notFound } from "../../http/app-error.ts";
import { notify } from "../../notices/notify.ts";
import type { Outside } from "../../outside.ts";
import { getApplication } from "./applications.store.ts";

const secondMs = 1000;

/** The Follow Up button: a reminder now. */
export async function remindFollowUp(
  outside: Outside,
  userId: string,
  id: string,
): Promise<{ success: true }> {
  const row = await getApplication(outside.db, userId, id);
  if (!row) throw notFound("application");
  await notify(outside, {
    userId,
    type: "follow_up",
    message: `Remember to follow up on ${row.jobTitle} at ${row.company}.`,
    path: applicationPath(id),
    // A double click is one wish.
    eventKey: `follow-up asked ${id} ${Math.floor(outside.now().getTime() / (5 * secondMs))}`,
  });
  return { success: true };
}
