import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { fetchDescription } from "./fetch-description.ts";
import { getJob, listBoard } from "./list-jobs.ts";
import { populateJobs } from "./refresh-jobs.ts";

export const jobsHandlers: FeatureHandlers<KelpieContract["jobs"]> = {
  list: async ({ user, query, services }) => listBoard(services, user, query),
  populate: async ({ services }) => populateJobs(services),
  get: async ({ params, services }) => getJob(services, params.id),
  fetchDescription: async ({ user, body, services }) => fetchDescription(services, user.id, body.url),
};
