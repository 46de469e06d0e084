import type { KelpieContract } from "#shared/contract/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { Caller, FeatureHandlers } from "../../http/handler.ts";
import { createExtensionToken, listExtensionTokens, removeExtensionToken } from "./auth.store.ts";
import { changePassword } from "./change-password.ts";
import { extensionConnectionHandlers } from "./extension-connection.ts";
import { askForReset } from "./forgot-password.ts";
import { resetPassword } from "./reset-password.ts";
import { signUp } from "./sign-up.ts";
import { tokenHash } from "./token-hash.ts";
import { endSession, sessionsOf } from "./web-sessions.ts";

const done = { success: true } as const;

function wireUser(user: Caller) {
  const { id, email, fullName, profileImageUrl, tier } = user;
  return { id, email, fullName, profileImageUrl, subscriptionTier: tier };
}

export const authHandlers: FeatureHandlers<KelpieContract["auth"]> = {
  user: async ({ user }) => wireUser(user),

  login: async ({ body, session }) => {
    const user = await session.verifyPassword();
    return { token: await session.signIn(user.id, { remember: body.rememberMe }) };
  },

  signup: async ({ body, session, outside }) => {
    const user = await signUp(outside, body);
    return { token: await session.signIn(user.id) };
  },

  logout: async ({ session }) => {
    await session.signOut();
    return done;
  },

  forgotPassword: async ({ body, outside }) => askForReset(outside, body.email),

  resetPassword: async ({ body, outside }) => resetPassword(outside, body),

  changePassword: async ({ body, user, session, outside }) => {
    await changePassword(outside, session, user, body);
    return { token: await session.renew(user.id) };
  },

  ways: async ({ outside }) => ({ google: outside.config.google !== undefined }),

  sessions: async ({ user, session, outside }) => sessionsOf(outside, user.id, session.idHash()),

  endSession: async ({ user, params, outside }) => {
    if (!(await endSession(outside, user.id, params.id))) throw notFound("session");
    return done;
  },

  connectExtension: async ({ body, session, outside }) => {
    const user = await session.verifyPassword();
    const token = `klp_${outside.randomToken(32)}`;
    const name = body.deviceName || "Kelpie extension";
    await createExtensionToken(outside.db, user.id, { hash: tokenHash(token), name, now: outside.now() });
    return { token, user: wireUser(user) };
  },

  disconnectExtension: async ({ user, outside }) => {
    if (user.tokenId) await removeExtensionToken(outside.db, user.id, user.tokenId);
    return done;
  },

  extensionTokens: async ({ user, outside }) => listExtensionTokens(outside.db, user.id),

  revokeExtensionToken: async ({ user, outside, params }) => {
    if (!(await removeExtensionToken(outside.db, user.id, params.id))) throw notFound("connected extension");
    return done;
  },

  ...extensionConnectionHandlers,
};
