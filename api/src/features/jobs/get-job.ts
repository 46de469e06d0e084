import type { KelpieContract } from "#shared/contract/index.ts";
import type { ResponseOf } from "#shared/contract/route.ts";
import { notFound } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import { findJob } from "./jobs.store.ts";
import { postingData } from "./posting-data.ts";
import { wireJob } from "./wire-job.ts";

/** A job for everybody (D-54). @throws AppError `not_found`. */
export async function getJob(
  services: Services,
  id: string,
): Promise<ResponseOf<KelpieContract["jobs"]["get"]>> {
  const row = await findJob(services.db, id);
  if (!row) throw notFound("job");
  const isClosed = row.closedAt !== null || (row.closesAt !== null && row.closesAt <= services.now());
  const job = wireJob(services.config, row);
  const closesAt = row.closesAt?.toISOString() ?? null;
  // An ad of a source is its employer's to publish: search engines get our own postings only.
  const isOurs = row.source === "employer" && !isClosed;
  return { ...job, isClosed, closesAt, ...(isOurs && { jobPosting: postingData(job, closesAt) }) };
}
