import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { keepModelConsent } from "../../writing/model-use.store.ts";
import { keepGateAnswers, listGateAnswers } from "./account.store.ts";
import { writingConsentOf } from "./writing-consent.ts";

export const accountHandlers: FeatureHandlers<KelpieContract["account"]> = {
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
