import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { fetchDescription } from "./fetch-description.ts";
import { getJob, listBoard } from "./list-jobs.ts";
import {
  closeOwnPosting,
  getOwnPosting,
  publishOwnPosting,
  renewOwnPosting,
  updateOwnPosting,
} from "./own-posting.ts";
import { postJob } from "./post-job.ts";
import { countUse } from "./postings.store.ts";
import { populateJobs } from "./refresh-jobs.ts";
import { removePosting, reportPosting, reviewPosting } from "./review-posting.ts";

export const jobsHandlers: FeatureHandlers<KelpieContract["jobs"]> = {
  list: async ({ user, query, services }) => listBoard(services, user, query),
  populate: async ({ services }) => populateJobs(services),
  post: async ({ payer, body, services }) => postJob(services, payer, body),
  get: async ({ params, services }) => getJob(services, params.id),
  getPosting: async ({ body, services }) => getOwnPosting(services, body.token),
  updatePosting: async ({ payer, body, services }) => updateOwnPosting(services, payer, body),
  renewPosting: async ({ body, services }) => renewOwnPosting(services, body.token),
  closePosting: async ({ body, services }) => closeOwnPosting(services, body.token),
  publishPosting: async ({ body, services }) => publishOwnPosting(services, body.token),
  notePostingUse: async ({ params, body, services }) => {
    await countUse(services.db, params.id, body.use);
    return { success: true };
  },
  reportPosting: async ({ payer, params, body, services }) =>
    reportPosting(services, payer, { jobId: params.id, ...body }),
  reviewPosting: async ({ body, services }) => reviewPosting(services, body.token),
  removePosting: async ({ body, services }) => removePosting(services, body.token),
  fetchDescription: async ({ user, body, services }) => fetchDescription(services, user.id, body.url),
};
