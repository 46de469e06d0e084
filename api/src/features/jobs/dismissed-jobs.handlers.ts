import type { KelpieContract } from "#shared/contract/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { dismissJob, takeBackDismissal } from "./dismissed-jobs.store.ts";

export const dismissedJobsHandlers: FeatureHandlers<KelpieContract["dismissedJobs"]> = {
  keep: async ({ user, services, params, body }) => {
    const { db, now } = services;
    if (!body.isDismissed) await takeBackDismissal(db, user.id, params.id);
    else if (!(await dismissJob(db, user.id, params.id, now()))) throw notFound("job");
    return body;
  },
};
