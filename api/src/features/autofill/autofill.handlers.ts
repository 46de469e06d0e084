import type { KelpieContract } from "#shared/contract/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { getProfile, keepAnswer, keepProfile, listAnswers, removeAnswer } from "./autofill.store.ts";
import { suggestFromResume } from "./suggest-from-resume.ts";

export const autofillHandlers: FeatureHandlers<KelpieContract["autofill"]> = {
  get: async ({ user, outside }) => {
    const kept = await getProfile(outside.db, user.id);
    return {
      ...kept,
      suggested: await suggestFromResume(outside.db, user.id, kept.profile),
      answers: await listAnswers(outside.db, user.id),
    };
  },

  keepProfile: async ({ user, outside, body }) => {
    const now = outside.now();
    await keepProfile(outside.db, user.id, body, now);
    return { profile: body, savedAt: now.toISOString() };
  },

  keepAnswer: async ({ user, outside, body }) => ({
    answers: await keepAnswer(outside.db, user.id, body, outside.now()),
  }),

  removeAnswer: async ({ user, outside, params }) => {
    if (!(await removeAnswer(outside.db, user.id, params.id))) throw notFound("answer");
    return { answers: await listAnswers(outside.db, user.id) };
  },
};
