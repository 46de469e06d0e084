import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { summarise } from "./summarise.ts";

export const overviewHandlers: FeatureHandlers<KelpieContract["overview"]> = {
  summary: async ({ user, outside }) => summarise(outside, user),
};
