import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import {
  closeOwnPosting,
  getOwnPosting,
  publishOwnPosting,
  renewOwnPosting,
  updateOwnPosting,
} from "./own-posting.ts";
import { postJob } from "./post-job.ts";
import { countUse } from "./postings.store.ts";
import { removePosting, reportPosting, reviewPosting } from "./review-posting.ts";

export const postingsHandlers: FeatureHandlers<KelpieContract["postings"]> = {
  post: async ({ payer, body, services }) => postJob(services, payer, body),
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
};
