import type { KelpieContract } from "#shared/contract/index.ts";
import type { ResponseOf } from "#shared/contract/route.ts";
import { activePostings } from "#shared/domain/jobs/job-posting.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import { closingDate, postingFields, tokenHash, tooMany } from "./post-job.ts";
import {
  changePosting,
  closePosting,
  countActive,
  findPosting,
  lockContact,
  type PostingRow,
  renewPosting,
} from "./postings.store.ts";

type OwnPosting = ResponseOf<KelpieContract["jobs"]["getPosting"]>;

/** Closed by its employer, or out of days: the sweep marks those as closed too, on their last day or after it. */
function stateOf({ createdAt, job }: PostingRow, now: Date) {
  const closesAt = job.closesAt ?? closingDate(createdAt);
  const isExpired = closesAt <= now && (job.closedAt === null || job.closedAt >= closesAt);
  return { closesAt, isExpired, isClosed: job.closedAt !== null || isExpired };
}

function wire(row: PostingRow, now: Date): OwnPosting {
  const { contactEmail, job } = row;
  const { id, title, company, location, jobType, experience, salaryMin, salaryMax, skills } = job;
  const { closesAt, ...state } = stateOf(row, now);
  return {
    ...{ id, title, company, location, jobType, experience, salaryMin, salaryMax, skills, contactEmail },
    ...state,
    description: job.text?.description ?? "",
    postedDate: job.postedAt.toISOString(),
    closesAt: closesAt.toISOString(),
  };
}

async function find(services: Services, token: string): Promise<PostingRow> {
  const row = await findPosting(services.db, tokenHash(token));
  if (!row) throw notFound("link");
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
  const { isClosed, isExpired } = stateOf(row, services.now());
  if (isExpired) throw new AppError("conflict", "This job is out of days. Renew it to change it.");
  if (isClosed) throw closed();
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
    await renewPosting(tx, row.jobId, closingDate(now));
  });
  return getOwnPosting(services, token);
}

/** Takes a posting off the board; safe to repeat. */
export async function closeOwnPosting(services: Services, token: string): Promise<OwnPosting> {
  const row = await find(services, token);
  await closePosting(services.db, row.jobId, services.now());
  return getOwnPosting(services, token);
}

function closed(): AppError {
  return new AppError("conflict", "This job is closed. Post it again to change it.");
}
