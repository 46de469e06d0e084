import * as z from "zod/mini";
import { secretShape } from "#shared/domain/auth/matching-code.ts";
import type { Feature } from "./route.ts";

const secret = z
  .string()
  .check(z.regex(secretShape, "This connection cannot be read. Open it from the panel."));

/** Connects with one click when signed in (D-22): the token passes through no page, address or message. */
export const extensionConnection = {
  /** On our own page, the signed-in person authorises the panel that holds the verifier of this challenge. */
  allowExtension: {
    method: "POST",
    path: "/api/auth/extension-connection",
    access: "user",
    body: z.strictObject({ challenge: secret }),
    response: z.object({ expiresAt: z.string() }),
    status: 201,
    own: "D-22",
  },
  /** The panel polls until the person has agreed. The verifier works once, within five minutes. */
  redeemConnection: {
    method: "POST",
    path: "/api/auth/extension-connection/token",
    access: "public",
    limit: "connect",
    body: z.strictObject({
      verifier: secret,
      deviceName: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    }),
    /** Null until the person has agreed. */
    response: z.object({ token: z.nullable(z.string()) }),
    own: "D-22",
  },
} as const satisfies Feature;
