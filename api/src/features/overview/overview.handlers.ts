import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { saveOnboardingDismissed, saveWeeklyGoal } from "./overview.store.ts";
import { summarise } from "./summarise.ts";

export const overviewHandlers: FeatureHandlers<KelpieContract["overview"]> = {
  summary: async ({ user, services }) => summarise(services, user),

  dismissOnboarding: async ({ user, services, body }) => {
    await saveOnboardingDismissed(services.db, user.id, body.isDismissed ? services.now() : null);
    return body;
  },

  saveWeeklyGoal: async ({ user, services, body }) => {
    await saveWeeklyGoal(services.db, user.id, body.weeklyGoal);
    return body;
  },
};
