import * as z from "zod/mini";
import { tiers } from "#shared/domain/plans.ts";
import type { Feature } from "./route.ts";

const maxPassword = 1024;

export const emailAddress = z
  .string()
  .check(z.trim(), z.maxLength(254), z.email({ error: "Please enter a valid email address" }));

/** Sign-in and sign-up ask for 6 characters (part 1, section 5; decision: D-23). */
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

export const user = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  subscriptionTier: z.enum(tiers),
});
export type User = z.infer<typeof user>;

/** `token` is the session's anti-CSRF token, worthless without the cookie. decision: D-21. */
const signedIn = z.object({ token: z.string() });

const done = z.object({ success: z.literal(true) });

export const auth = {
  user: { method: "GET", path: "/api/auth/user", access: "user", bearer: true, response: user },
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
  connectExtension: {
    method: "POST",
    path: "/api/auth/extension-token",
    access: "public",
    limit: "login",
    body: z.strictObject({
      email: emailAddress,
      password,
      deviceName: z.optional(z.string().check(z.trim(), z.maxLength(80))),
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
    path: "/api/auth/extension-tokens",
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
    params: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
    response: done,
    own: "D-22",
  },
} as const satisfies Feature;
