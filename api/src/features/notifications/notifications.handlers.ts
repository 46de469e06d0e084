import type { KelpieContract } from "#shared/contract/index.ts";
import type { ChannelSettings } from "#shared/contract/notifications.ts";
import type { Owner } from "../../db/owner.ts";
import { notFound } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { wireNotice } from "../../notices/notices.store.ts";
import type { Outside } from "../../outside.ts";
import {
  getChannels,
  keepChannels,
  keepPushSubscription,
  listNotifications,
  markAllRead,
  markRead,
  removePushSubscription,
} from "./notifications.store.ts";

const done = { success: true } as const;

async function channelSettings(outside: Outside, userId: Owner): Promise<ChannelSettings> {
  const { channels, phone } = await getChannels(outside.db, userId);
  const waitsFor = (way: "sms" | "whatsapp") => {
    if (!outside.texts?.ways.includes(way)) return "not-configured" as const;
    return phone ? null : ("no-phone" as const);
  };
  return {
    channels,
    waitsFor: { sms: waitsFor("sms"), whatsapp: waitsFor("whatsapp") },
    pushKey: await outside.push.publicKey(),
  };
}

export const notificationsHandlers: FeatureHandlers<KelpieContract["notifications"]> = {
  list: async ({ user, outside }) => (await listNotifications(outside.db, user.id)).map(wireNotice),

  markRead: async ({ user, outside, params }) => {
    if (!(await markRead(outside.db, user.id, params.id, outside.now()))) throw notFound("notification");
    return done;
  },

  markAllRead: async ({ user, outside }) => {
    await markAllRead(outside.db, user.id, outside.now());
    return done;
  },

  live: async ({ user, outside, emit, signal }) => {
    await outside.live.follow(user.id, (notice) => emit("notification", notice), signal);
    return undefined;
  },

  channels: ({ user, outside }) => channelSettings(outside, user.id),

  keepChannels: async ({ user, outside, body }) => {
    await keepChannels(outside.db, user.id, body.channels);
    return channelSettings(outside, user.id);
  },

  subscribePush: async ({ user, outside, body }) => {
    await keepPushSubscription(outside.db, user.id, body);
    return done;
  },

  unsubscribePush: async ({ user, outside, body }) => {
    await removePushSubscription(outside.db, user.id, body.endpoint);
    return done;
  },
};
