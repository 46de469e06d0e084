import { createHash } from "node:crypto";
import type { z } from "zod/mini";
import type { createApplicationBody } from "#shared/contract/applications/applications.ts";
import { sentStatus, statusFacts, statusLabel } from "#shared/domain/applications/status.ts";
import { freeLimits, may } from "#shared/domain/plans.ts";
import { lockAccount } from "../../db/lock-account.ts";
import type { Tx } from "../../db/open.ts";
import type { Owner } from "../../db/owner.ts";
import { isUniqueViolation } from "../../db/unique-violation.ts";
import { AppError, upgradeRequired } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import { scoreAgainstDefault } from "../../scoring/rescore-applications.ts";
import { scoreColumns } from "../../scoring/score-columns.ts";
import type { Services } from "../../services.ts";
import { dayOf, type ApplicationRow as Row, toDay } from "./application-rows.store.ts";
import {
  addEvent,
  changeApplication,
  contactColumns,
  countApplications,
  getByIdentity,
  getBySaveKey,
  insertApplication,
} from "./applications.store.ts";
import { type FactsToStore, factsToStore } from "./read-facts.ts";
import { recordSentByItself } from "./sent-documents.ts";

type Body = z.output<typeof createApplicationBody>;

interface Saved {
  row: Row;
  alreadySaved: boolean;
}

/**
 * Saves a job. An ad that the account has already makes no second row: its snapshot is refreshed and
 * empty fields are filled, while status, notes, dates and edited fields stay.
 * @throws AppError `upgrade_required` past the free tier's saved jobs (D-04).
 */
export async function saveApplication(services: Services, user: Caller, body: Body): Promise<Saved> {
  const read = {
    score: await scoreOf(services, user, body),
    ...(await factsToStore(services, user.id, body)),
  };
  try {
    return await services.db.$transaction((tx) => saveInside(tx, services.now(), user, body, read));
  } catch (error) {
    // Two saves of one ad at the same moment: the second one finds the row of the first.
    if (!isUniqueViolation(error)) throw error;
    return services.db.$transaction((tx) => saveInside(tx, services.now(), user, body, read));
  }
}

/** A known ad is scored with the corrections that the person made to it. */
async function scoreOf(services: Services, user: Caller, body: Body): Promise<number | null> {
  const known = body.identityKey ? await getByIdentity(services.db, user.id, body.identityKey) : null;
  const requirementEdits = known ? known.requirementEdits : body.requirementEdits;
  return scoreAgainstDefault(services, user.id, { ...body, requirementEdits });
}

type AdReading = FactsToStore & { score: number | null };

async function saveInside(tx: Tx, now: Date, user: Caller, body: Body, read: AdReading): Promise<Saved> {
  await lockAccount(tx, user.id);
  const sent = await sentBefore(tx, user.id, body);
  if (sent) return { row: sent, alreadySaved: false };
  const known = body.identityKey ? await getByIdentity(tx, user.id, body.identityKey) : null;
  if (known) return { row: await refresh(tx, now, user.id, known, body, read), alreadySaved: true };
  if (
    !may(user.tier, "save-unlimited") &&
    (await countApplications(tx, user.id)) >= freeLimits.savedApplications
  ) {
    throw upgradeRequired(
      `The free plan keeps ${freeLimits.savedApplications} jobs. Upgrade to Premium to save more, or delete one.`,
    );
  }
  const status = body.status ?? sentStatus;
  const row = await insertApplication(tx, user.id, newColumns(body, status, now, read));
  await addEvent(tx, user.id, row.id, { kind: "added", detail: statusLabel(status), at: now });
  // What is typed in may have been sent long ago with another resume; an ad that was just read was not.
  if (status === sentStatus && body.identityKey) await recordSentByItself(tx, user.id, row.id, now);
  return { row, alreadySaved: false };
}

function newColumns(body: Body, status: NonNullable<Body["status"]>, now: Date, read: AdReading) {
  const { linkOnly: _, followUpDate, closingDate: _closing, interviewDate, contacts, ...plain } = body;
  return {
    ...withoutUndefined(plain),
    ...(contacts && contactColumns(contacts)),
    ...(read.contact && contactColumns([read.contact])),
    status,
    jobTitle: body.jobTitle,
    company: body.company,
    salary: body.salary || read.pay,
    followUpDate: toDay(followUpDate) ?? null,
    closingDate: toDay(read.closingDate) ?? null,
    interviewDate: toDay(interviewDate) ?? null,
    appliedDate: statusFacts[status].isSent ? now : null,
    ...scoreColumns(read.score),
    capturedAt: body.identityKey && body.jobDescription ? now : null,
    idempotencyHash: body.idempotencyKey ? hashOf(body) : null,
    createdAt: now,
  };
}

/** The row of this very save, when it is sent again. @throws AppError `conflict` when its key named another save. */
async function sentBefore(tx: Tx, userId: Owner, body: Body): Promise<Row | null> {
  const row = body.idempotencyKey ? await getBySaveKey(tx, userId, body.idempotencyKey) : null;
  if (row && row.idempotencyHash !== hashOf(body))
    throw new AppError("conflict", "This key was used for another save.");
  return row;
}

/** Tells two bodies under one key apart. */
function hashOf(body: Body): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("hex");
}

const adFields = ["location", "salary", "jobUrl"] as const;

async function refresh(
  tx: Tx,
  now: Date,
  userId: Owner,
  known: Row,
  body: Body,
  { score, closingDate }: AdReading,
): Promise<Row> {
  const fills: Record<string, unknown> = {};
  for (const field of adFields) {
    if (!known[field] && body[field] && !known.editedFields.includes(field)) fills[field] = body[field];
  }
  // An ad that is read again may have been prolonged.
  if (closingDate && !known.editedFields.includes("closingDate") && closingDate !== dayOf(known.closingDate))
    fills.closingDate = toDay(closingDate);
  const isNewText =
    Boolean(body.jobDescription) &&
    body.jobDescription !== known.jobDescription &&
    !known.editedFields.includes("jobDescription");
  if (isNewText)
    Object.assign(fills, { jobDescription: body.jobDescription, capturedAt: now, ...scoreColumns(score) });
  if (Object.keys(fills).length === 0) return known;
  await addEvent(tx, userId, known.id, {
    kind: "ad-updated",
    detail: isNewText ? "The ad's text changed" : "",
    at: now,
  });
  return changeApplication(tx, userId, known.id, fills);
}

function withoutUndefined<T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const kept = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [K in keyof T]: Exclude<T[K], undefined> };
}
