import * as z from "zod/mini";
import type { Feature } from "./route.ts";
import { passkeyOptionsPath, passkeySignInPath } from "./user-path.ts";

/** Bytes as base64url, in the format of browsers. */
const bytes = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/));

const credentialId = bytes(1400);
const common = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
};

/** What a browser returns for a new passkey; other fields are ignored. */
const newCredential = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(40_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
export type NewCredential = z.output<typeof newCredential>;

/** What a browser returns for a sign-in. */
const usedCredential = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(20_000),
    userHandle: z.optional(bytes(100)),
  }),
});
export type UsedCredential = z.output<typeof usedCredential>;

/** Options for the browser's own call, which validates them. */
const options = z.object({ options: z.looseObject({ challenge: z.string() }) });

export const beginPasskeyBody = z.strictObject({
  currentPassword: z
    .string()
    .check(z.minLength(1, "Current password is required"), z.maxLength(1024, "Password is too long")),
  /** For an account with two steps: a passkey counts as both. */
  code: z.optional(z.string().check(z.maxLength(40))),
});

const name = z
  .string()
  .check(z.trim(), z.minLength(1, "Please give it a name"), z.maxLength(60, "This name is too long"));
export const addPasskeyBody = z.strictObject({ name, credential: newCredential });

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkey>;

const idParams = z.strictObject({ id: z.string().check(z.maxLength(64)) });

/** Another way to sign in: a key that a device or a password manager stores. decision: D-105. */
export const passkeys = {
  list: {
    method: "GET",
    path: "/api/user/passkeys",
    access: "user",
    response: z.array(passkey),
    own: "D-105",
  },
  /** Asks for the password or code, and returns the options for a new passkey. */
  begin: {
    method: "POST",
    path: "/api/user/passkeys/options",
    access: "user",
    limit: "credentials",
    body: beginPasskeyBody,
    response: options,
    own: "D-105",
  },
  add: {
    method: "POST",
    path: "/api/user/passkeys",
    access: "user",
    limit: "credentials",
    body: addPasskeyBody,
    response: passkey,
    status: 201,
    own: "D-105",
  },
  remove: {
    method: "DELETE",
    path: "/api/user/passkeys/{id}",
    access: "user",
    params: idParams,
    response: z.object({ success: z.literal(true) }),
    own: "D-105",
  },
  /** The same for everybody: the person chooses the passkey in the browser. */
  signInOptions: {
    method: "POST",
    path: passkeyOptionsPath,
    access: "public",
    limit: "passkey",
    response: options,
    own: "D-105",
  },
  signIn: {
    method: "POST",
    path: passkeySignInPath,
    access: "public",
    limit: "passkey",
    body: z.strictObject({ credential: usedCredential, rememberMe: z.optional(z.boolean()) }),
    response: z.object({ token: z.string() }),
    own: "D-105",
  },
} as const satisfies Feature;
