import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { keepModelConsent } from "../../writing/model-use.store.ts";
import { getSettings, keepGateAnswers, keepNotices, keepPause, listGateAnswers } from "./account.store.ts";
import { exportData } from "./export-data.ts";
import { type AccountEnd, removeAccount } from "./remove-account.ts";
import { updateProfile } from "./update-profile.ts";
import { writingConsentOf } from "./writing-consent.ts";

/** @param end what other features do before an account goes; a feature imports no other. */
export function createAccountHandlers(end: AccountEnd): FeatureHandlers<KelpieContract["account"]> {
  return {
    settings: ({ user, outside }) => getSettings(outside.db, user.id),

    updateProfile: ({ user, outside, session, body }) => updateProfile(outside, session, user, body),

    updateNotifications: ({ user, outside, body }) => keepNotices(outside.db, user.id, body),

    pauseApplications: async ({ user, outside, body }) => {
      await keepPause(outside.db, user.id, body.paused);
      return { applicationsPaused: body.paused };
    },

    exportData: ({ user, outside }) => exportData(outside, user),

    remove: async ({ user, outside, session, body }) => {
      await removeAccount(outside, session, user, { ...end, confirmation: body.confirmation });
      await session.signOut();
      return { success: true };
    },

    gateAnswers: async ({ user, outside }) => ({ answers: await listGateAnswers(outside.db, user.id) }),

    keepGateAnswers: async ({ user, outside, body }) => ({
      answers: await keepGateAnswers(outside.db, user.id, body.answers),
    }),

    writingConsent: ({ user, outside }) => writingConsentOf(outside, user.id),

    keepWritingConsent: async ({ user, outside, body }) => {
      const now = body.consent ? outside.now() : null;
      await keepModelConsent(outside.db, user.id, now);
      return writingConsentOf(outside, user.id);
    },
  };
}
