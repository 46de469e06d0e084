import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { listPasskeys } from "./passkeys.store.ts";
import { addPasskey, beginPasskey, checkPasskey, endPasskey, passkeyChallenge } from "./passkeys.ts";

export const passkeysHandlers: FeatureHandlers<KelpieContract["passkeys"]> = {
  list: ({ user, services }) => listPasskeys(services.db, user.id),

  begin: (call) => beginPasskey(call),

  add: (call) => addPasskey(call),

  remove: async (call) => {
    await endPasskey(call, call.params.id);
    return { success: true };
  },

  signInOptions: ({ services }) => passkeyChallenge(services),

  signIn: async (call) => {
    const userId = await checkPasskey(call, call.body.credential);
    const token = await call.session.signIn(userId, {
      hasBothSteps: true,
      remember: call.body.rememberMe,
    });
    await call.note("passkey-sign-in", { userId });
    return { token };
  },
};
