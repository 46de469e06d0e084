import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../../http/handler.ts";
import { downloadOwnWord, planOwnWord } from "./own-word.ts";

export const ownWordHandlers: FeatureHandlers<KelpieContract["ownWord"]> = {
  planOwnWord: ({ user, body, services }) => planOwnWord(services, user.id, body),
  downloadOwnWord: ({ user, body, services }) => downloadOwnWord(services, user.id, body),
};
