import * as z from "zod/mini";
import type { Feature } from "./route.ts";

const done = z.object({ success: z.literal(true) });

export const notification = z.object({
  id: z.string(),
  /** One of `notificationTypes`, or a type of a newer server. */
  type: z.string(),
  message: z.string(),
  timestamp: z.string(),
  isRead: z.boolean(),
  /** Path of the screen it is about. */
  path: z.nullable(z.string()),
});
export type Notification = z.infer<typeof notification>;

const channels = z.strictObject({
  email: z.boolean(),
  sms: z.boolean(),
  whatsapp: z.boolean(),
  app: z.boolean(),
});

const channelSettings = z.object({
  channels,
  /** What prevents a channel that is on from working; null if nothing does. */
  waitsFor: z.object({
    sms: z.nullable(z.enum(["not-configured", "no-phone"])),
    whatsapp: z.nullable(z.enum(["not-configured", "no-phone"])),
  }),
  /** The server's public key for web push. */
  pushKey: z.string(),
});
export type ChannelSettings = z.infer<typeof channelSettings>;

/** A push service is a public https address; the sender refuses private addresses again when it connects. */
const endpoint = z.string().check(
  z.maxLength(2000),
  z.refine((address) => address.startsWith("https://") && URL.canParse(address), {
    error: "This browser cannot be reached.",
  }),
);
const key = z.string().check(z.regex(/^[\w-]{10,200}=*$/, "This browser's key cannot be read."));

export const notifications = {
  list: {
    method: "GET",
    path: "/api/notifications",
    access: "user",
    response: z.array(notification),
  },
  markRead: {
    method: "PUT",
    path: "/api/notifications/{id}/read",
    access: "user",
    params: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
    response: done,
  },
  markAllRead: {
    method: "PUT",
    path: "/api/notifications/mark-all-read",
    access: "user",
    response: done,
  },
  /** New notifications as they arrive, as server-sent events named `notification`. */
  live: {
    method: "GET",
    path: "/api/notifications/live",
    access: "user",
    response: notification,
    streams: "live",
    own: "D-27",
  },
  channels: {
    method: "GET",
    path: "/api/user/notification-settings",
    access: "user",
    response: channelSettings,
  },
  storeChannels: {
    method: "PUT",
    path: "/api/user/notification-settings",
    access: "user",
    body: z.strictObject({ channels }),
    response: channelSettings,
  },
  subscribePush: {
    method: "POST",
    path: "/api/notifications/push",
    access: "user",
    body: z.strictObject({ endpoint, keys: z.strictObject({ p256dh: key, auth: key }) }),
    response: done,
    status: 201,
    own: "D-27",
  },
  unsubscribePush: {
    method: "DELETE",
    path: "/api/notifications/push",
    access: "user",
    body: z.strictObject({ endpoint }),
    response: done,
    own: "D-27",
  },
} as const satisfies Feature;
