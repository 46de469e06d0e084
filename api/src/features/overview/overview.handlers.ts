import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { keepOnboardingDismissed } from "./overview.store.ts";
import { summarise } from "./summarise.ts";

export const overviewHandlers: FeatureHandlers<KelpieContract["overview"]> = {
  summary: async ({ user, outside }) => summarise(outside, user),

  dismissOnboarding: async ({ user, outside, body }) => {
    await keepOnboardingDismissed(outside.db, user.id, body.isDismissed ? outside.now() : null);
    return body;
  },
};
