import type { Application, RequirementEdit } from "#shared/contract/applications/application.ts";
import { applications } from "#shared/contract/applications/applications.ts";
import { textLimits } from "#shared/contract/resumes/resume-text.ts";
import { savedStatus, sentStatus } from "#shared/domain/applications/status.ts";
import { connectedAccount } from "../../platform/account.ts";
import { nowIso, timeZone } from "../../platform/clock.ts";
import type { QueuedCall } from "../../platform/queue.ts";
import type { SavedJob } from "../../platform/storage.ts";

/** The data of a save. */
export interface JobToSave {
  identityKey: string | null;
  title: string;
  company: string;
  location: string;
  salary: string;
  url: string;
  /** "" saves only the link. */
  text: string;
  isApplied: boolean;
  note: string;
  /** `YYYY-MM-DD`, "" for none. */
  followUpDate: string;
  /** The last day to apply, `YYYY-MM-DD`; absent if only the ad's text gives it. */
  closingDate?: string | undefined;
  requirementEdits: readonly RequirementEdit[];
}

type Named = Pick<JobToSave, "identityKey" | "title" | "company">;

/** Undefined if nobody is connected, or if it is not known yet who. */
async function callOf(
  job: Named,
  call: Pick<QueuedCall, "act" | "method" | "path" | "ifSaved">,
  bodyOf: (key: string) => object,
): Promise<QueuedCall | undefined> {
  const account = await connectedAccount();
  if (account === undefined) return undefined;
  const { identityKey, title, company } = job;
  const key = crypto.randomUUID();
  return {
    ...call,
    key,
    accountId: account.id,
    at: nowIso(),
    identityKey,
    title,
    company,
    body: bodyOf(key),
  };
}

const { create, update } = applications;

/** The save of an ad. */
export function saveCall(job: JobToSave): Promise<QueuedCall | undefined> {
  return callOf(job, { act: "save", method: create.method, path: create.path }, (idempotencyKey) => ({
    ...bodyOf(job),
    idempotencyKey,
  }));
}

const applied = { status: sentStatus };
/** Only moves a job that is still saved: a person with an interview keeps that status. */
const moveToApplied = { method: update.method, path: `${update.path}?from=${savedStatus}`, body: applied };

/** The person says that they applied for a job that was read. The job is saved too if it was not. */
export function appliedCall(
  job: JobToSave,
  known: Pick<SavedJob, "id"> | undefined,
): Promise<QueuedCall | undefined> {
  if (known) {
    const path = moveToApplied.path.replace("{id}", known.id);
    return callOf(job, { act: "applied", method: update.method, path }, () => applied);
  }
  const call = { act: "applied", method: create.method, path: create.path, ifSaved: moveToApplied } as const;
  return callOf(job, call, (idempotencyKey) => ({ ...bodyOf({ ...job, isApplied: true }), idempotencyKey }));
}

/** A change to a saved job; `from` is the status that the person saw. */
export function changeCall(
  { identityKey, title, company }: Named,
  { id, status }: Pick<SavedJob, "id" | "status">,
  change: Partial<Pick<Application, "status" | "notes" | "followUpDate">>,
): Promise<QueuedCall | undefined> {
  const path = `${update.path.replace("{id}", id)}${change.status ? `?from=${status}` : ""}`;
  const zone = change.followUpDate ? { timeZone: timeZone() } : {};
  return callOf({ identityKey, title, company }, { act: "change", method: update.method, path }, () => ({
    ...change,
    ...zone,
  }));
}

/** Always sends the status, because the API's own default would claim an application. decision: D-13. */
function bodyOf(job: JobToSave) {
  return {
    jobTitle: job.title.trim().slice(0, 300),
    company: job.company.trim().slice(0, 300),
    location: job.location.trim().slice(0, 300),
    salary: job.salary.trim().slice(0, 300),
    jobUrl: /^https?:/.test(job.url) && job.url.length <= 2048 ? job.url : "",
    jobDescription: job.text.slice(0, textLimits.ad),
    notes: job.note,
    ...(job.requirementEdits.length > 0 && { requirementEdits: [...job.requirementEdits] }),
    ...(job.followUpDate !== "" && { followUpDate: job.followUpDate, timeZone: timeZone() }),
    ...(job.closingDate && { closingDate: job.closingDate }),
    status: job.isApplied ? sentStatus : savedStatus,
    ...(job.identityKey !== null && { identityKey: job.identityKey }),
    ...(job.text === "" && { linkOnly: true }),
  };
}
