import type { KelpieContract } from "#shared/contract/index.ts";
import type { ResponseOf } from "#shared/contract/route.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Outside } from "../../outside.ts";
import { postingFields, tokenHash } from "./post-job.ts";
import { changePosting, closePosting, findPosting, type PostingRow } from "./postings.store.ts";

type OwnPosting = ResponseOf<KelpieContract["jobs"]["getPosting"]>;

function wire({ contactEmail, job }: PostingRow): OwnPosting {
  const { id, title, company, location, jobType, experience, salaryMin, salaryMax, skills } = job;
  return {
    ...{ id, title, company, location, jobType, experience, salaryMin, salaryMax, skills, contactEmail },
    description: job.text?.description ?? "",
    isClosed: job.closedAt !== null,
    postedDate: job.postedAt.toISOString(),
  };
}

async function find(outside: Outside, token: string): Promise<PostingRow> {
  const row = await findPosting(outside.db, tokenHash(token));
  if (!row) throw notFound("link");
  return row;
}

/** What a private link opens. @throws AppError `not_found`. */
export async function getOwnPosting(outside: Outside, token: string): Promise<OwnPosting> {
  return wire(await find(outside, token));
}

/** Changes an open posting. @throws AppError `conflict` when it is closed. */
export async function updateOwnPosting(
  outside: Outside,
  { token, ...given }: Parameters<typeof postingFields>[0] & { token: string },
): Promise<OwnPosting> {
  const row = await find(outside, token);
  if (row.job.closedAt) throw new AppError("conflict", "This job is closed. Post it again to change it.");
  await changePosting(outside.db, row.jobId, postingFields(given));
  return getOwnPosting(outside, token);
}

/** Takes a posting off the board; safe to repeat. */
export async function closeOwnPosting(outside: Outside, token: string): Promise<OwnPosting> {
  const row = await find(outside, token);
  await closePosting(outside.db, row.jobId, outside.now());
  return getOwnPosting(outside, token);
}
