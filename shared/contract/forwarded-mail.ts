import * as z from "zod/mini";
import { messageKinds } from "#shared/domain/applications/message-kinds.ts";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import type { Feature } from "./route.ts";

/** What Kelpie read in a forwarded message, until the person has answered. Nothing else of the message is stored. */
const forwardedMessage = z.object({
  id: z.string(),
  subject: z.string(),
  receivedAt: z.string(),
  /** Null if nothing in it gives the status of an application. */
  reading: z.nullable(
    z.object({
      kind: z.enum(messageKinds),
      status: z.nullable(z.enum(applicationStatuses)),
      sentence: z.string(),
      isClear: z.boolean(),
      date: z.nullable(z.string()),
      time: z.string(),
    }),
  ),
  /** The application that the message clearly refers to. */
  applicationId: z.nullable(z.string()),
});
export type ForwardedMessage = z.infer<typeof forwardedMessage>;

const address = z.object({ address: z.nullable(z.string()) });

/** Messages of employers, forwarded to an address that belongs to the person. decision: D-100. */
export const forwardedMail = {
  get: {
    method: "GET",
    path: "/api/forwarded-mail",
    access: "user",
    response: z.object({
      /** Whether this server receives mail. */
      isSetUp: z.boolean(),
      ...address.shape,
      /** Newest first. */
      messages: z.array(forwardedMessage),
    }),
    own: "D-100",
  },
  /** Creates an address; an earlier one stops working. */
  makeAddress: {
    method: "POST",
    path: "/api/forwarded-mail/address",
    access: "user",
    response: address,
    own: "D-100",
  },
  removeAddress: {
    method: "DELETE",
    path: "/api/forwarded-mail/address",
    access: "user",
    response: address,
    own: "D-100",
  },
  /** Removes a message that the person has answered or does not want to see. */
  remove: {
    method: "DELETE",
    path: "/api/forwarded-mail/{id}",
    access: "user",
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    response: z.object({ success: z.literal(true) }),
    own: "D-100",
  },
} as const satisfies Feature;
