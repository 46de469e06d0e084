import type { z } from "zod/mini";
import type { updateApplicationBody } from "#shared/contract/applications/applications.ts";
import { findConflicts } from "#shared/domain/applications/import/find-conflicts.ts";
import { lineFieldNames } from "#shared/domain/applications/line-fields.ts";
import {
  type ApplicationStatus,
  sentStatus,
  statusFacts,
  statusLabel,
} from "#shared/domain/applications/status.ts";
import type { Tx } from "../../db/open.ts";
import type { Owner } from "../../db/owner.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import { scoreAgainstDefault } from "../../scoring/rescore-applications.ts";
import { scoreColumns } from "../../scoring/score-columns.ts";
import type { Services } from "../../services.ts";
import { type ApplicationRow as Row, toApplicationWithAdDto } from "./application-rows.store.ts";
import {
  type ApplicationChange,
  addEvent,
  changeApplication,
  changedColumns,
  getApplication,
  latestEvent,
  lockApplication,
} from "./applications.store.ts";
import { factsToStore } from "./read-facts.ts";
import { recordSentByItself } from "./sent-documents.ts";

const adFields = ["jobTitle", "company", "location", "salary", "jobUrl", "jobDescription"] as const;
/** A later reading of the ad leaves these alone once the person has changed them. */
const readFields = [...adFields, "closingDate"] as const;
const dateFields = ["followUpDate", "closingDate", "interviewDate", "interviewTime"] as const;
const loggedFields = [...new Set([...adFields, ...lineFieldNames, ...dateFields])];
/** Typing goes on: changes of the same fields within this time are one line of the log. */
const sameEditMs = 10 * 60_000;

type Body = z.output<typeof updateApplicationBody>;

/**
 * Changes what the body names. Being sent sets the applied date (D-52); a changed ad is scored anew;
 * the names of changed ad fields are stored, so that reading the ad again does not undo the person's edit.
 * @param from the status that a move was made from, when the caller says so.
 * @throws AppError `conflict` when a field was changed elsewhere since the person saw it; nothing is stored then.
 */
export async function updateApplication(
  services: Services,
  user: Caller,
  id: string,
  { basedOn = {}, isArchived, ...change }: Body,
  from?: ApplicationStatus,
): Promise<Row> {
  const before = await getApplication(services.db, user.id, id);
  if (!before) throw notFound("application");
  const isRescored =
    change.jobDescription !== undefined ||
    change.jobTitle !== undefined ||
    change.requirementEdits !== undefined;
  const read: AdReading = {
    score: isRescored ? await scoreAgainstDefault(services, user.id, scored(before, change)) : undefined,
    closing: await closingDaySaid(services, user, before, change),
  };

  return services.db.$transaction(async (tx) => {
    const current = await lockApplication(tx, user.id, id);
    if (!current) throw notFound("application");
    refuseConflicts(current, { ...(from && { status: from }), ...basedOn }, change);
    const row = await changeInside(services, tx, user.id, current, change, read);
    if (isArchived === undefined || isArchived === (row.archivedAt !== null)) return row;
    return changeApplication(tx, user.id, id, { archivedAt: isArchived ? services.now() : null });
  });
}

/** What a changed ad gives anew; undefined leaves the row as it is. */
interface AdReading {
  score: number | null | undefined;
  closing: { closingDate?: string };
}

/** A new ad text says the closing day anew, unless the person sets it now or has set it before. */
async function closingDaySaid(
  services: Services,
  user: Caller,
  before: Row,
  { jobDescription, closingDate }: ApplicationChange,
): Promise<{ closingDate?: string }> {
  const isOwn = closingDate !== undefined || before.editedFields.includes("closingDate");
  if (isOwn || !jobDescription || jobDescription === before.jobDescription) return {};
  const read = await factsToStore(services, user.id, { jobDescription });
  return read.closingDate === null ? {} : { closingDate: read.closingDate };
}

function refuseConflicts(current: Row, basedOn: object, change: ApplicationChange): void {
  const conflicts = findConflicts({ ...toApplicationWithAdDto(current) }, { ...basedOn }, { ...change });
  if (Object.keys(conflicts).length > 0)
    throw new AppError("conflict", "This was changed in another tab meanwhile.", { details: { conflicts } });
}

async function changeInside(
  services: Services,
  tx: Tx,
  userId: Owner,
  current: Row,
  change: ApplicationChange,
  { score, closing }: AdReading,
) {
  const { id } = current;
  const at = services.now();
  const seen = { ...toApplicationWithAdDto(current) };
  const edited = readFields.filter(
    (field) => change[field] !== undefined && (change[field] || "") !== (seen[field] ?? ""),
  );
  const isSentNow =
    change.status !== undefined && statusFacts[change.status].isSent && !statusFacts[current.status].isSent;
  const row = await changeApplication(tx, userId, id, {
    ...changedColumns(current, { ...closing, ...change }),
    ...(isSentNow && !current.appliedDate && { appliedDate: at }),
    ...(score !== undefined && scoreColumns(score)),
    editedFields: [...new Set([...current.editedFields, ...edited])],
  });
  const isMoved = change.status !== undefined && change.status !== current.status;
  // Logged, and told to nobody: who moves it knows. decision: D-60.
  if (isMoved) await addEvent(tx, userId, row.id, { kind: "status", detail: statusLabel(row.status), at });
  if (change.status === sentStatus && isSentNow) await recordSentByItself(tx, userId, row.id, at);
  await logEdit(tx, userId, at, current, row);
  return row;
}

async function logEdit(tx: Tx, userId: Owner, at: Date, before: Row, after: Row): Promise<void> {
  const detail = loggedFields
    .filter((field) => before[field]?.valueOf() !== after[field]?.valueOf())
    .join(", ");
  if (detail === "") return;
  const last = await latestEvent(tx, userId, after.id);
  const goesOn =
    last?.kind === "edited" && last.detail === detail && at.getTime() - last.at.getTime() < sameEditMs;
  if (!goesOn) await addEvent(tx, userId, after.id, { kind: "edited", detail, at });
}

/** What the score depends on, after the change. */
function scored(before: Row, change: ApplicationChange) {
  return {
    jobTitle: change.jobTitle ?? before.jobTitle,
    company: change.company ?? before.company,
    jobDescription: change.jobDescription ?? before.jobDescription,
    requirementEdits: change.requirementEdits ?? before.requirementEdits,
  };
}
