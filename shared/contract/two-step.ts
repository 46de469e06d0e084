import * as z from "zod/mini";
import type { Feature } from "./route.ts";
import { secondStepPath } from "./user-path.ts";

/** Six digits of the app, or a recovery code; spaces and dashes are ignored. */
const code = z
  .string()
  .check(z.trim(), z.minLength(1, "Please enter the code"), z.maxLength(40, "This is no code"));

const currentPassword = z
  .string()
  .check(z.minLength(1, "Current password is required"), z.maxLength(1024, "Password is too long"));

export const beginBody = z.strictObject({ currentPassword });
export const codeBody = z.strictObject({ code });
export const proofBody = z.strictObject({ currentPassword, code });

const state = z.object({
  isOn: z.boolean(),
  /** When it was turned on; null while it is off. */
  since: z.nullable(z.string()),
  codesLeft: z.number(),
});
export type TwoStepState = z.infer<typeof state>;

/** Shown once, because only their hashes are stored. */
const recoveryCodes = z.array(z.string());

/** The authenticator app as the second step of sign-in. decision: D-105. */
export const twoStep = {
  state: { method: "GET", path: "/api/user/two-step", access: "user", response: state, own: "D-105" },
  /** Creates a secret for an app. Sign-in asks for a code only after one was entered here. */
  begin: {
    method: "POST",
    path: "/api/user/two-step",
    access: "user",
    limit: "credentials",
    body: beginBody,
    response: z.object({
      secret: z.string(),
      /** The content of the QR code. */
      uri: z.string(),
    }),
    own: "D-105",
  },
  /** The first code turns it on, and ends every other session and extension connection. */
  confirm: {
    method: "PUT",
    path: "/api/user/two-step",
    access: "user",
    limit: "credentials",
    body: codeBody,
    response: z.object({ recoveryCodes, token: z.string() }),
    own: "D-105",
  },
  end: {
    method: "DELETE",
    path: "/api/user/two-step",
    access: "user",
    limit: "credentials",
    body: proofBody,
    response: z.object({ success: z.literal(true) }),
    own: "D-105",
  },
  /** Replaces the recovery codes with ten new ones. */
  renewCodes: {
    method: "POST",
    path: "/api/user/two-step/recovery-codes",
    access: "user",
    limit: "credentials",
    body: proofBody,
    response: z.object({ recoveryCodes }),
    own: "D-105",
  },
  /** The second step of a sign-in; answers like the first step of an account without a second. */
  secondStep: {
    method: "POST",
    path: secondStepPath,
    access: "public",
    held: true,
    limit: "second-step",
    body: codeBody,
    response: z.object({ token: z.string() }),
    own: "D-105",
  },
} as const satisfies Feature;
