import type { SourceJob } from "../../adapters/job-sources/job-source.ts";
import type { Config } from "../../config.ts";
import type { Services } from "../../services.ts";
import { type Sample, samples } from "./sample-ads.ts";
import { closeMissing, countOpenJobs } from "./store-jobs.store.ts";
import { storeBoard } from "./store-jobs.ts";

const board = { board: "sample", source: "sample", rank: 9 };

/** decision: D-25, D-33. Only on the embedded database, never in production. */
export function maySample(config: Config): boolean {
  return config.mode !== "production" && config.databaseUrl === undefined;
}

const day = 24 * 60 * 60 * 1000;

function toJob(sample: Sample, now: Date): SourceJob {
  const { work, needs, daysAgo, company, ...fields } = sample;
  const warning = "This is a sample that came with Kelpie. There is no such job; nobody can apply for it.";
  const about = `About the role\n${company} is made up, and so is this ad. ${work}`;
  return {
    ...fields,
    company: `${company} (sample)`,
    sourceId: `sample-${sample.title.toLowerCase().replaceAll(" ", "-")}`,
    isRemote: sample.location === "Remote",
    url: "",
    description: `${warning}\n\n${about}\n\nWhat you bring\n${needs.map((need) => `- ${need}`).join("\n")}`,
    postedAt: new Date(now.getTime() - daysAgo * day),
    closesAt: null,
  };
}

/** Fills an empty board with ads that say they are samples. @returns how many were added. */
export async function storeSamples(services: Parameters<typeof storeBoard>[0]): Promise<number> {
  if ((await countOpenJobs(services.db)) > 0) return 0;
  const now = services.now();
  const jobs = samples.map((sample) => toJob(sample, now));
  const ids = jobs.map(({ sourceId }) => sourceId);
  return storeBoard(services, board, jobs, ids);
}

/** The board shows samples. */
export async function hasSamples(services: Pick<Services, "db">): Promise<boolean> {
  return (await countOpenJobs(services.db, board.board)) > 0;
}

/** Real ads have come: the samples go. */
export async function closeSamples(services: Pick<Services, "db" | "now">): Promise<void> {
  await closeMissing(services.db, board.board, [], services.now());
}
