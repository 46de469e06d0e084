import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { keepGateAnswers, listGateAnswers } from "./account.store.ts";

export const accountHandlers: FeatureHandlers<KelpieContract["account"]> = {
  gateAnswers: async ({ user, outside }) => ({ answers: await listGateAnswers(outside.db, user.id) }),

  keepGateAnswers: async ({ user, outside, body }) => ({
    answers: await keepGateAnswers(outside.db, user.id, body.answers),
  }),
};
