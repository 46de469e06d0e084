import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { keepModelConsent } from "../../writing/model-use.store.ts";
import {
  getSettings,
  keepGateAnswers,
  keepNotificationChoice,
  keepPause,
  listGateAnswers,
} from "./account.store.ts";
import { exportData } from "./export-data.ts";
import { type AccountEnd, removeAccount } from "./remove-account.ts";
import { updateProfile } from "./update-profile.ts";
import { sendVerification, verifyEmail } from "./verify-email.ts";
import { writingConsentOf } from "./writing-consent.ts";

/** @param end what other features do before an account goes; a feature imports no other. */
export function createAccountHandlers(end: AccountEnd): FeatureHandlers<KelpieContract["account"]> {
  return {
    settings: ({ user, services }) => getSettings(services.db, user.id, services.now()),

    updateProfile: ({ user, services, session, body }) => updateProfile(services, session, user, body),

    sendVerification: async ({ user, services }) => ({ linkSentTo: await sendVerification(services, user) }),

    verifyEmail: ({ user, services, body }) => verifyEmail(services, user, body.token),

    updateNotifications: ({ user, services, body }) => keepNotificationChoice(services.db, user.id, body),

    pauseApplications: async ({ user, services, body }) => {
      await keepPause(services.db, user.id, body.paused);
      return { applicationsPaused: body.paused };
    },

    exportData: ({ user, services }) => exportData(services, user),

    remove: async ({ user, services, session, body }) => {
      await removeAccount(services, session, user, { ...end, confirmation: body.confirmation });
      await session.signOut();
      return { success: true };
    },

    gateAnswers: async ({ user, services }) => ({ answers: await listGateAnswers(services.db, user.id) }),

    keepGateAnswers: async ({ user, services, body }) => ({
      answers: await keepGateAnswers(services.db, user.id, body.answers),
    }),

    writingConsent: ({ user, services }) => writingConsentOf(services, user.id),

    keepWritingConsent: async ({ user, services, body }) => {
      const now = body.consent ? services.now() : null;
      await keepModelConsent(services.db, user.id, now);
      return writingConsentOf(services, user.id);
    },
  };
}
