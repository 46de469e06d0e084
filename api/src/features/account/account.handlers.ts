import type { KelpieContract } from "#shared/contract/index.ts";
import { bytesOf } from "../../bytes/outside.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { dropPicture, readPicture, storePicture } from "../../identity/pictures.ts";
import { listSecurityEvents } from "../../identity/security-events.store.ts";
import { secondsOf } from "../../workers/workers.ts";
import { saveModelConsent } from "../../writing/model-use.store.ts";
import {
  getSettings,
  listGateAnswers,
  saveGateAnswers,
  saveNotificationChoice,
  savePause,
} from "./account.store.ts";
import { exportData } from "./export-data.ts";
import { type AccountEnd, removeAccount } from "./remove-account.ts";
import { updateProfile } from "./update-profile.ts";
import { sendVerification, verifyEmail } from "./verify-email.ts";
import { writingConsentOf } from "./writing-consent.ts";

/** More than anybody reads, and all of it is in the export. */
const shownEvents = 50;

/** @param end what other features do before an account goes; a feature imports no other. */
export function createAccountHandlers(end: AccountEnd): FeatureHandlers<KelpieContract["account"]> {
  return {
    settings: ({ user, services }) => getSettings(services.db, user.id, services.now()),

    waiting: async ({ user, services }) => {
      const place = services.workers.placeOf(user.id);
      return { place: place && { position: place.position, seconds: secondsOf(place.waitMs) } };
    },

    updateProfile: async ({ user, services, session, body, note }) => {
      const kept = await updateProfile(services, session, user, body);
      if (body.email.toLowerCase() !== user.email) await note("address-link-sent");
      return kept;
    },

    sendVerification: async ({ user, services, note }) => {
      const linkSentTo = await sendVerification(services, user);
      if (linkSentTo) await note("address-link-sent");
      return { linkSentTo };
    },

    verifyEmail: async ({ user, services, body, note }) => {
      const proven = await verifyEmail(services, user, body.token);
      await note("address-proven");
      return proven;
    },

    securityEvents: ({ user, services }) => listSecurityEvents(services.db, user.id, shownEvents),

    updateNotifications: ({ user, services, body }) => saveNotificationChoice(services.db, user.id, body),

    pauseApplications: async ({ user, services, body }) => {
      await savePause(services.db, user.id, body.paused);
      return { applicationsPaused: body.paused };
    },

    picture: ({ user, services }) => readPicture(services.db, user.id),

    savePicture: async ({ user, services, file }) => ({
      profileImageUrl: await storePicture(services, user.id, "own", await bytesOf(file.path)),
    }),

    removePicture: async ({ user, services }) => {
      await dropPicture(services.db, user.id);
      return { success: true };
    },

    exportData: async ({ user, services, note }) => {
      const file = await exportData(services, user);
      await note("exported");
      return file;
    },

    remove: async ({ user, services, session, body, note }) => {
      await removeAccount(services, session, user, { ...end, confirmation: body.confirmation });
      await note("account-deleted", { userId: null });
      await session.signOut();
      return { success: true };
    },

    gateAnswers: async ({ user, services }) => ({ answers: await listGateAnswers(services.db, user.id) }),

    saveGateAnswers: async ({ user, services, body }) => ({
      answers: await saveGateAnswers(services.db, user.id, body.answers),
    }),

    writingConsent: ({ user, services }) => writingConsentOf(services, user.id),

    keepWritingConsent: async ({ user, services, body }) => {
      const now = body.consent ? services.now() : null;
      await saveModelConsent(services.db, user.id, now);
      return writingConsentOf(services, user.id);
    },
  };
}
