import type { KelpieContract } from "#shared/contract/index.ts";
import { isPrivateQuestion } from "#shared/domain/autofill/private-questions.ts";
import { notFound, privateQuestion } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { getProfile, listAnswers, removeAnswer, saveAnswer, saveProfile } from "./autofill.store.ts";
import { suggestFromResume } from "./suggest-from-resume.ts";

export const autofillHandlers: FeatureHandlers<KelpieContract["autofill"]> = {
  get: async ({ user, services }) => {
    const kept = await getProfile(services.db, user.id);
    return {
      ...kept,
      suggested: await suggestFromResume(services, user.id, kept.profile),
      answers: await listAnswers(services.db, user.id),
    };
  },

  saveProfile: async ({ user, services, body }) => {
    const now = services.now();
    await saveProfile(services.db, user.id, body, now);
    return { profile: body, savedAt: now.toISOString() };
  },

  saveAnswer: async ({ user, services, body }) => {
    if (isPrivateQuestion(body.question)) throw privateQuestion();
    return { answers: await saveAnswer(services.db, user.id, body, services.now()) };
  },

  removeAnswer: async ({ user, services, params }) => {
    if (!(await removeAnswer(services.db, user.id, params.id))) throw notFound("answer");
    return { answers: await listAnswers(services.db, user.id) };
  },
};
