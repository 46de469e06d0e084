import * as z from "zod/mini";
import type { KelpieContract } from "#shared/contract/index.ts";
import type { ResponseOf } from "#shared/contract/route.ts";
import { applyChannelText } from "#shared/domain/jobs/apply-channel.ts";
import { activePostings, waitingDays, workplaces } from "#shared/domain/jobs/job-posting.ts";
import { payPeriods } from "#shared/domain/money.ts";
import { AppError, notFound, removedJob } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import { closingDate, tokenHash, tooMany } from "./post-job.ts";
import { postingFields } from "./posting-fields.ts";
import {
  changePosting,
  closePosting,
  countActive,
  findPosting,
  forgetPosting,
  forgetWaiting,
  lockContact,
  type PostingRow,
  publishPosting,
  renewPosting,
} from "./postings.store.ts";

type OwnPosting = ResponseOf<KelpieContract["postings"]["getPosting"]>;

/** Closed by its employer, or out of days: the sweep marks those as closed too, on their last day or after it. */
function stateOf({ createdAt, confirmedAt, job }: PostingRow, now: Date) {
  const closesAt = job.closesAt ?? closingDate(createdAt);
  const isWaiting = confirmedAt === null;
  const isOver = closesAt <= now && (job.closedAt === null || job.closedAt >= closesAt);
  const isExpired = isOver && !isWaiting;
  return {
    closesAt,
    isWaiting,
    isExpired,
    isClosed: job.closedAt !== null || isExpired,
  };
}

const workplace = z.enum(["", ...workplaces]);
const payPeriod = z.enum(payPeriods);

function wire(row: PostingRow, now: Date): OwnPosting {
  const { contactEmail, job } = row;
  const { id, title, company, location, jobType, experience, skills } = job;
  const { closesAt, ...state } = stateOf(row, now);
  return {
    ...{ id, title, company, location, jobType, experience, skills, contactEmail },
    ...state,
    salaryMin: row.payMin / 100,
    salaryMax: row.payMax / 100,
    payPeriod: payPeriod.parse(row.payPeriod),
    workplace: workplace.parse(job.workplace),
    apply: applyChannelText({ url: row.applyUrl, email: row.applyEmail }),
    ...{ views: row.views, clicks: row.clicks },
    description: job.text?.description ?? "",
    postedDate: job.postedAt.toISOString(),
    closesAt: closesAt.toISOString(),
  };
}

/** @throws AppError `not_found` for a link that opens nothing, `gone` for one whose job was removed (D-120). */
async function find(services: Services, token: string): Promise<PostingRow> {
  const row = await findPosting(services.db, tokenHash(token));
  if (!row) throw notFound("link");
  if (row.removedAt) throw removedJob();
  return row;
}

/** What a private link opens. @throws AppError `not_found`. */
export async function getOwnPosting(services: Services, token: string): Promise<OwnPosting> {
  return wire(await find(services, token), services.now());
}

/** Changes an open posting; the payer's processor time is used. @throws AppError `conflict` when it is closed. */
export async function updateOwnPosting(
  services: Services,
  payer: string,
  { token, ...given }: Parameters<typeof postingFields>[2] & { token: string },
): Promise<OwnPosting> {
  const row = await find(services, token);
  const { isClosed, isExpired, isWaiting } = stateOf(row, services.now());
  if (isExpired) throw new AppError("conflict", "This job is out of days. Renew it to change it.");
  if (isClosed && !isWaiting) throw closed();
  // What is on the board says how to apply.
  if (given.apply === "" && !isWaiting) throw noWay();
  await changePosting(services.db, row.jobId, await postingFields(services, payer, given));
  return getOwnPosting(services, token);
}

/**
 * Gives a posting its full days again, from now.
 * @throws AppError `conflict` when its employer closed it, or when it would be one posting too many.
 */
export async function renewOwnPosting(services: Services, token: string): Promise<OwnPosting> {
  const row = await find(services, token);
  const now = services.now();
  const { isClosed, isExpired } = stateOf(row, now);
  if (isClosed && !isExpired) throw closed();
  await services.db.$transaction(async (tx) => {
    await lockContact(tx, row.contactEmail);
    // One that is still on the board is counted already.
    if (isExpired && (await countActive(tx, row.contactEmail, now)) >= activePostings) throw tooMany();
    // The operator may have removed it since it was found.
    if (!(await renewPosting(tx, row.jobId, closingDate(now)))) throw removedJob();
  });
  return getOwnPosting(services, token);
}

/**
 * Puts a posting on the board: its contact has read the mail. Twice is once. decision: D-61.
 * @throws AppError `conflict` without a way to apply, or when it would be one posting too many.
 */
export async function publishOwnPosting(services: Services, token: string): Promise<OwnPosting> {
  const row = await find(services, token);
  const now = services.now();
  const { isWaiting } = stateOf(row, now);
  if (!isWaiting) return wire(row, now);
  if (!row.applyUrl && !row.applyEmail) throw noWay();
  await services.db.$transaction(async (tx) => {
    await lockContact(tx, row.contactEmail);
    if ((await countActive(tx, row.contactEmail, now)) >= activePostings) throw tooMany();
    await publishPosting(tx, row.jobId, now, closingDate(now));
  });
  return getOwnPosting(services, token);
}

/** Takes a posting off the board; one that waited is forgotten. Safe to repeat. */
export async function closeOwnPosting(services: Services, token: string): Promise<OwnPosting> {
  const row = await find(services, token);
  const now = services.now();
  if (stateOf(row, now).isWaiting) {
    await forgetPosting(services.db, row.jobId);
    return wire(row, now);
  }
  await closePosting(services.db, row.jobId, now);
  return getOwnPosting(services, token);
}

/** Forgets postings that nobody confirmed in time. */
export async function sweepWaitingPostings(services: Services): Promise<void> {
  const before = services.now().getTime() - waitingDays * 24 * 60 * 60 * 1000;
  await forgetWaiting(services.db, new Date(before));
}

function noWay(): AppError {
  return new AppError("conflict", "Please say how to apply: a link or an e-mail address.");
}

function closed(): AppError {
  return new AppError("conflict", "This job is closed. Post it again to change it.");
}
