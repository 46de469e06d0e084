import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { fetchDescription } from "./fetch-description.ts";
import { getJob } from "./get-job.ts";
import { listBoard } from "./list-jobs.ts";
import { closeOwnPosting, getOwnPosting, renewOwnPosting, updateOwnPosting } from "./own-posting.ts";
import { postJob } from "./post-job.ts";
import { populateJobs } from "./refresh-jobs.ts";

export const jobsHandlers: FeatureHandlers<KelpieContract["jobs"]> = {
  list: async ({ user, query, outside }) => listBoard(outside, user, query),
  populate: async ({ outside }) => populateJobs(outside),
  post: async ({ body, outside }) => postJob(outside, body),
  get: async ({ params, outside }) => getJob(outside, params.id),
  getPosting: async ({ body, outside }) => getOwnPosting(outside, body.token),
  updatePosting: async ({ body, outside }) => updateOwnPosting(outside, body),
  renewPosting: async ({ body, outside }) => renewOwnPosting(outside, body.token),
  closePosting: async ({ body, outside }) => closeOwnPosting(outside, body.token),
  fetchDescription: async ({ body, outside }) => fetchDescription(outside, body.url),
};
