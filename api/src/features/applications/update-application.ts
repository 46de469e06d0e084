import type { RequirementEdit } from "#shared/contract/applications.ts";
import { type ApplicationStatus, applicationStatusBadges } from "#shared/domain/applications/status.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import type { Tx } from "../../db/open.ts";
import { notFound } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import { queueDeliveries, recordNotice } from "../../notices/notify.ts";
import type { Outside } from "../../outside.ts";
import { scoreAgainstDefault } from "../../scoring/score-against-default.ts";
import {
  type ApplicationChange,
  addEvent,
  changeApplication,
  changedColumns,
  getApplication,
  type ApplicationRow as Row,
} from "./applications.store.ts";

const adFields = ["jobTitle", "company", "location", "salary", "jobUrl", "jobDescription"] as const;

/**
 * Changes what the body names. Leaving `saved` sets the applied date (D-52); a changed ad is scored anew;
 * the names of changed ad fields are kept, so that reading the ad again does not undo the person's edit.
 */
export async function updateApplication(
  outside: Outside,
  user: Caller,
  id: string,
  change: ApplicationChange,
): Promise<Row> {
  const now = outside.now();
  const before = await getApplication(outside.db, user.id, id);
  if (!before) throw notFound("application");
  const isRescored =
    change.jobDescription !== undefined ||
    change.jobTitle !== undefined ||
    change.requirementEdits !== undefined;
  const score = isRescored ? await scoreAgainstDefault(outside, user.id, scored(before, change)) : undefined;

  const { row, deliveries } = await outside.db.$transaction(async (tx) => {
    const current = await getApplication(tx, user.id, id);
    if (!current) throw notFound("application");
    const edited = adFields.filter(
      (field) => change[field] !== undefined && change[field] !== current[field],
    );
    const leavesSaved =
      change.status !== undefined && change.status !== "saved" && current.status === "saved";
    const row = await changeApplication(tx, user.id, id, {
      ...changedColumns(change),
      ...(leavesSaved && !current.appliedDate && { appliedDate: now }),
      ...(score !== undefined && { matchScore: score }),
      editedFields: [...new Set([...current.editedFields, ...edited])],
    });
    const deliveries =
      change.status && change.status !== current.status
        ? await moveStatus(outside, tx, user.id, row, change.status)
        : [];
    if (edited.length > 0) await addEvent(tx, id, { kind: "edited", detail: edited.join(", "), at: now });
    return { row, deliveries };
  });
  await queueDeliveries(outside, deliveries);
  return row;
}

/** Logs the move and tells of it. @returns what must leave the app. */
async function moveStatus(outside: Outside, tx: Tx, userId: string, row: Row, status: ApplicationStatus) {
  const at = outside.now();
  const { label } = applicationStatusBadges[status];
  await addEvent(tx, row.id, { kind: "status", detail: label, at });
  return recordNotice(
    outside,
    {
      userId,
      type: "application_update",
      message: `${row.jobTitle} at ${row.company} moved to ${label}.`,
      path: applicationPath(row.id),
      eventKey: `status ${row.id} ${at.toISOString()}`,
    },
    tx,
  );
}

/** What the score depends on, after the change. */
function scored(before: Row, change: ApplicationChange) {
  return {
    jobTitle: change.jobTitle ?? before.jobTitle,
    company: change.company ?? before.company,
    jobDescription: change.jobDescription ?? before.jobDescription,
    requirementEdits: change.requirementEdits ?? (before.requirementEdits as RequirementEdit[]),
  };
}
