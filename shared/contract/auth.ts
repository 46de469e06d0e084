import * as z from "zod/mini";
import { tiers } from "#shared/domain/plans.ts";
import { extensionConnection } from "./extension-connection.ts";
import type { Feature } from "./route.ts";
import { extensionTokensPath, userPath } from "./user-path.ts";

const maxPassword = 1024;

export const emailAddress = z
  .string()
  .check(z.trim(), z.maxLength(254), z.email({ error: "Please enter a valid email address" }));

/** Sign-in and sign-up ask for 6 characters (decision: D-23). */
const password = z
  .string()
  .check(
    z.minLength(6, "Password must be at least 6 characters"),
    z.maxLength(maxPassword, "Password is too long"),
  );

export const loginBody = z.strictObject({
  email: emailAddress,
  password,
  rememberMe: z.optional(z.boolean()),
});

export const signupBody = z.strictObject({
  fullName: z.string().check(z.trim(), z.minLength(2, "Full name is required"), z.maxLength(200)),
  email: emailAddress,
  password,
  phone: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});

/** Reset and change ask for 8 characters with three classes (decision: D-23). */
const newPassword = (tooShort: string) =>
  z
    .string()
    .check(
      z.minLength(8, tooShort),
      z.regex(/[a-z]/, "Password must contain at least one lowercase letter"),
      z.regex(/[A-Z]/, "Password must contain at least one uppercase letter"),
      z.regex(/\d/, "Password must contain at least one number"),
      z.maxLength(maxPassword, "Password is too long"),
    );

/** Text, @, text, dot, text. */
const forgotEmail = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Please enter your email address"),
    z.maxLength(254),
    z.regex(/^[^\s@]+@[^\s@.][^\s@]*\.[^\s@.]+$/, "Please enter a valid email address"),
  );

export const forgotPasswordBody = z.strictObject({ email: forgotEmail });

export const resetPasswordBody = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  newPassword: newPassword("Password must be at least 8 characters long"),
});

export const changePasswordBody = z
  .strictObject({
    currentPassword: z
      .string()
      .check(z.minLength(1, "Current password is required"), z.maxLength(maxPassword)),
    newPassword: newPassword("Password must be at least 8 characters"),
    confirmPassword: z.string().check(z.minLength(1, "Please confirm your password")),
  })
  .check(
    z.refine((fields) => fields.newPassword === fields.confirmPassword, {
      error: "Passwords don't match",
      path: ["confirmPassword"],
      // Runs even if other checks have failed, so that all errors are shown together.
      when: ({ value }) => typeof value === "object" && value !== null,
    }),
  );

export const user = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  subscriptionTier: z.enum(tiers),
  /** True if "Remember me" was ticked. Without it no account data may be readable after the browser is closed. */
  isRemembered: z.optional(z.literal(true)),
});
export type User = z.infer<typeof user>;

/** `token` is the session's anti-CSRF token, which is useless without the cookie. decision: D-21. */
const signedIn = z.object({ token: z.string() });

const done = z.object({ success: z.literal(true) });
const told = z.object({ success: z.literal(true), message: z.string() });

/** A browser that is signed in to the account. */
const webSession = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});
export type WebSession = z.infer<typeof webSession>;

const idParams = z.strictObject({ id: z.string().check(z.maxLength(64)) });

export const auth = {
  user: { method: "GET", path: userPath, access: "user", bearer: true, response: user },
  login: {
    method: "POST",
    path: "/api/auth/login",
    access: "public",
    limit: "login",
    body: loginBody,
    response: signedIn,
  },
  signup: {
    method: "POST",
    path: "/api/auth/signup",
    access: "public",
    limit: "signup",
    body: signupBody,
    response: signedIn,
    status: 201,
  },
  logout: { method: "POST", path: "/api/auth/logout", access: "user", response: done },
  /** Answers the same for every address, in words and in time. */
  forgotPassword: {
    method: "POST",
    path: "/api/auth/forgot-password",
    access: "public",
    limit: "forgot",
    body: forgotPasswordBody,
    response: told,
  },
  resetPassword: {
    method: "POST",
    path: "/api/auth/reset-password",
    access: "public",
    limit: "reset",
    body: resetPasswordBody,
    response: told,
  },
  changePassword: {
    method: "PUT",
    path: "/api/user/password",
    access: "user",
    limit: "credentials",
    body: changePasswordBody,
    response: signedIn,
  },
  /** Sign-in methods besides e-mail and password. decision: D-12. */
  ways: {
    method: "GET",
    path: "/api/auth/ways",
    access: "public",
    response: z.object({ google: z.boolean() }),
    own: "D-12",
  },
  sessions: {
    method: "GET",
    path: "/api/user/sessions",
    access: "user",
    response: z.array(webSession),
    own: "D-22",
  },
  endSession: {
    method: "DELETE",
    path: "/api/user/sessions/{id}",
    access: "user",
    params: idParams,
    response: done,
    own: "D-22",
  },
  connectExtension: {
    method: "POST",
    path: "/api/auth/extension-token",
    access: "public",
    limit: "login",
    body: z.strictObject({
      email: emailAddress,
      password,
      deviceName: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      /** Required if the account has two-step sign-in. decision: D-105. */
      code: z.optional(z.string().check(z.maxLength(40))),
    }),
    response: z.object({ token: z.string(), user }),
    status: 201,
    own: "D-22",
  },
  disconnectExtension: {
    method: "DELETE",
    path: "/api/auth/extension-token",
    access: "user",
    bearer: true,
    response: done,
    own: "D-22",
  },
  extensionTokens: {
    method: "GET",
    path: extensionTokensPath,
    access: "user",
    response: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.nullable(z.string()),
      }),
    ),
    own: "D-22",
  },
  revokeExtensionToken: {
    method: "DELETE",
    path: "/api/auth/extension-tokens/{id}",
    access: "user",
    params: idParams,
    response: done,
    own: "D-22",
  },
  ...extensionConnection,
} as const satisfies Feature;
