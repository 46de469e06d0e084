import type { KelpieContract } from "#shared/contract/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { Caller, FeatureHandlers } from "../../http/handler.ts";
import { changePassword } from "./change-password.ts";
import { extensionConnectionHandlers } from "./extension-connection.ts";
import { createExtensionToken, listExtensionTokens, removeExtensionToken } from "./extension-tokens.store.ts";
import { askForReset } from "./forgot-password.ts";
import { tokenHash } from "./passwords.ts";
import { resetPassword } from "./reset-password.ts";
import { signUp } from "./sign-up.ts";
import { endSession, sessionsOf } from "./web-sessions.ts";

const done = { success: true } as const;

function toUserDto(user: Caller) {
  const { id, email, fullName, profileImageUrl, tier } = user;
  return { id, email, fullName, profileImageUrl, subscriptionTier: tier };
}

export const authHandlers: FeatureHandlers<KelpieContract["auth"]> = {
  user: async ({ user, session }) => ({
    ...toUserDto(user),
    ...(session.isRemembered() && { isRemembered: true }),
  }),

  login: async ({ body, session, note }) => {
    const user = await session.verifyPassword();
    const token = await session.signIn(user.id, { remember: body.rememberMe });
    await note("sign-in", { userId: user.id });
    return { token };
  },

  signup: async ({ body, session, services, note }) => {
    const user = await signUp(services, body);
    await note("signed-up", { userId: user.id });
    return { token: await session.signIn(user.id) };
  },

  logout: async ({ session }) => {
    await session.signOut();
    return done;
  },

  forgotPassword: async ({ body, services, note }) => {
    const { userId, answer } = await askForReset(services, body.email);
    await note("reset-asked", { userId });
    return answer;
  },

  resetPassword: async ({ body, services, note }) => {
    const { userId, answer } = await resetPassword(services, body);
    await note("password-reset", { userId });
    return answer;
  },

  changePassword: async ({ body, user, session, services, note }) => {
    await changePassword(services, session, user, body);
    await note("password-changed");
    return { token: await session.renew(user.id) };
  },

  ways: async ({ services }) => ({ google: services.config.google !== undefined }),

  sessions: async ({ user, session, services }) => sessionsOf(services, user.id, session.idHash()),

  endSession: async ({ user, params, services, note }) => {
    if (!(await endSession(services, user.id, params.id))) throw notFound("session");
    await note("session-ended");
    return done;
  },

  connectExtension: async ({ body, session, services, note }) => {
    const user = await session.verifyPassword();
    await session.takeCode(user.id, body.code);
    const token = `klp_${services.randomToken(32)}`;
    const name = body.deviceName || "Kelpie extension";
    await createExtensionToken(services.db, user.id, { hash: tokenHash(token), name, now: services.now() });
    await note("extension-connected", { userId: user.id, detail: name });
    return { token, user: toUserDto(user) };
  },

  disconnectExtension: async ({ user, services, note }) => {
    if (user.tokenId) await removeExtensionToken(services.db, user.id, user.tokenId);
    if (user.tokenId) await note("extension-disconnected");
    return done;
  },

  extensionTokens: async ({ user, services }) => listExtensionTokens(services.db, user.id),

  revokeExtensionToken: async ({ user, services, params, note }) => {
    if (!(await removeExtensionToken(services.db, user.id, params.id))) throw notFound("connected extension");
    await note("extension-disconnected");
    return done;
  },

  ...extensionConnectionHandlers,
};
