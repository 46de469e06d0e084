import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { keepOnboardingDismissed, keepWeeklyGoal } from "./overview.store.ts";
import { summarise } from "./summarise.ts";

export const overviewHandlers: FeatureHandlers<KelpieContract["overview"]> = {
  summary: async ({ user, services }) => summarise(services, user),

  dismissOnboarding: async ({ user, services, body }) => {
    await keepOnboardingDismissed(services.db, user.id, body.isDismissed ? services.now() : null);
    return body;
  },

  keepWeeklyGoal: async ({ user, services, body }) => {
    await keepWeeklyGoal(services.db, user.id, body.weeklyGoal);
    return body;
  },
};
