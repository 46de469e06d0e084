import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../../http/handler.ts";
import { removeLetterhead } from "./letterhead.store.ts";
import { downloadLetterhead, getLetterhead, saveLetterhead } from "./letterhead.ts";

export const letterheadHandlers: FeatureHandlers<KelpieContract["letterheads"]> = {
  get: async ({ user, services }) => ({ letterhead: await getLetterhead(services, user.id) }),
  keep: async ({ user, services, file }) => ({ letterhead: await saveLetterhead(services, user.id, file) }),
  file: ({ user, services }) => downloadLetterhead(services, user.id),
  remove: async ({ user, services }) => {
    await removeLetterhead(services.db, user.id);
    return { letterhead: null };
  },
};
