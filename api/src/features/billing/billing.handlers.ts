import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";

export const billingHandlers: FeatureHandlers<KelpieContract["billing"]> = {
  tier: async ({ user }) => ({ tier: user.tier }),
};
