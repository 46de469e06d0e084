import type { KelpieContract } from "#shared/contract/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { getLetter, linkLetter, listLetters, removeLetter } from "./cover-letters.store.ts";
import { generateLetter } from "./generate-letter.ts";
import { toPastLetterDto, toStoredLetterDto } from "./letter-rows.store.ts";
import { optimiseLetter } from "./optimise-letter.ts";
import { saveLetter } from "./save-letter.ts";

export const coverLettersHandlers: FeatureHandlers<KelpieContract["coverLetters"]> = {
  generate: generateLetter,

  optimise: optimiseLetter,

  list: async ({ user, services }) => (await listLetters(services.db, user.id)).map(toPastLetterDto),

  get: async ({ user, services, params }) => {
    const row = await getLetter(services.db, user.id, params.id);
    if (!row) throw notFound("letter");
    return toStoredLetterDto(row);
  },

  keep: saveLetter,

  file: async ({ user, services, params, body }) => {
    await linkLetter(services.db, user.id, params.id, body.applicationId);
    const row = await getLetter(services.db, user.id, params.id);
    if (!row) throw notFound("letter");
    return toPastLetterDto(row);
  },

  remove: async ({ user, services, params }) => {
    if (!(await removeLetter(services.db, user.id, params.id))) throw notFound("letter");
    return { success: true };
  },
};
