import type { KelpieContract } from "#shared/contract/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { answerMessage, findKey, listMessages, makeKey, removeKey } from "./forwarded-mail.store.ts";

const addressOf = (key: string | null, domain: string | undefined) =>
  key === null || domain === undefined ? null : `apply-${key}@${domain}`;

export const forwardedMailHandlers: FeatureHandlers<KelpieContract["forwardedMail"]> = {
  get: async ({ user, services: { db, config } }) => ({
    isSetUp: config.inboundMail !== undefined,
    address: addressOf(await findKey(db, user.id), config.inboundMail?.domain),
    messages: await listMessages(db, user.id),
  }),
  makeAddress: async ({ user, services: { db, config } }) => {
    if (config.inboundMail === undefined)
      throw new AppError("conflict", "This server receives no mail. Paste the message instead.");
    return { address: addressOf(await makeKey(db, user.id), config.inboundMail.domain) };
  },
  removeAddress: async ({ user, services }) => {
    await removeKey(services.db, user.id);
    return { address: null };
  },
  remove: async ({ user, services, params }) => {
    if (!(await answerMessage(services.db, user.id, params.id))) throw notFound("message");
    return { success: true };
  },
};
