import type { KelpieContract } from "#shared/contract/index.ts";
import type { ResponseOf } from "#shared/contract/route.ts";
import { workplaces } from "#shared/domain/jobs/job-posting.ts";
import { sourceName } from "#shared/domain/jobs/job-sites.ts";
import { jobPath } from "#shared/domain/pages.ts";
import type { Config } from "../../config.ts";
import type { JobRow } from "./jobs.store.ts";

export type JobDto = ResponseOf<KelpieContract["jobs"]["list"]>["jobs"][number];

/** An ad as the board shows it. One that lives here leads to its own page. */
export function toJobDto(
  config: Config,
  row: JobRow & { description: string; posting?: unknown },
  match?: { score: number | null | undefined; isOtherField?: boolean },
): JobDto {
  const { closedAt: _closedAt, closesAt: _closesAt, posting: _posting, postedAt, firstSeenAt, ...rest } = row;
  const { payText, workplace, ...job } = rest;
  const said = workplaces.find((one) => one === workplace);
  return {
    ...job,
    ...(payText && { pay: payText }),
    ...(said && { workplace: said }),
    url: row.url || config.appUrl + jobPath(row.id),
    postedDate: postedAt.toISOString(),
    firstSeenAt: firstSeenAt.toISOString(),
    sourceName: sourceName(row.source),
    ...(typeof match?.score === "number" && { matchScore: match.score }),
    ...(match?.isOtherField && { isOtherField: true }),
  };
}
