import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { fetchDescription } from "./fetch-description.ts";

export const jobsHandlers: FeatureHandlers<KelpieContract["jobs"]> = {
  fetchDescription: async ({ body, outside }) => fetchDescription(outside, body.url),
};
