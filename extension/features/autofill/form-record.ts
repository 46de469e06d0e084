import type { Application } from "#shared/contract/applications/application.ts";
import { sentStatus, statusFacts } from "#shared/domain/applications/status.ts";
import { api } from "../../platform/api.ts";
import type { SavedJob } from "../../platform/storage.ts";
import type { JobOfForm } from "./form-journey.ts";

const notTyped = { salary: "", isApplied: true, note: "", followUpDate: "", requirementEdits: [] };

/** Records which fields were filled, as one line of the application's log. The form is filled even if this fails. */
export async function recordFilled(id: string, asked: readonly string[]): Promise<void> {
  if (asked.length === 0) return;
  await api.applications.recordFilled({ params: { id }, body: { asked: [...asked] } }).catch(() => undefined);
}

/**
 * The person says that they sent the form: the job becomes an application, and is saved if it was not.
 * @param save sends a new job; undefined if it could not be saved now.
 * @returns the server's answer; undefined if nothing had to change.
 */
export async function recordSent(
  job: JobOfForm,
  known: SavedJob | undefined,
  save: (job: JobOfForm & typeof notTyped) => Promise<Application | undefined>,
  asked: readonly string[],
): Promise<Application | undefined> {
  if (known === undefined) {
    const application = await save({ ...job, ...notTyped });
    if (application) await recordFilled(application.id, asked);
    return application;
  }
  await recordFilled(known.id, asked);
  if (statusFacts[known.status].isSent) return undefined;
  return api.applications
    .update({ params: { id: known.id }, query: {}, body: { status: sentStatus } })
    .catch(() => undefined);
}
