import type { KelpieContract } from "#shared/contract/index.ts";
import type { ChannelSettings } from "#shared/contract/notifications.ts";
import type { Owner } from "../../db/owner.ts";
import { notFound } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { toNotificationDto } from "../../notifications/notifications.store.ts";
import type { Services } from "../../services.ts";
import {
  getChannels,
  listNotifications,
  markAllRead,
  markRead,
  removePushSubscription,
  storeChannels,
  storePushSubscription,
} from "./notifications.store.ts";

const done = { success: true } as const;

async function channelSettings(services: Services, userId: Owner): Promise<ChannelSettings> {
  const { channels, phone } = await getChannels(services.db, userId);
  const waitsFor = (way: "sms" | "whatsapp") => {
    if (!services.texts?.ways.includes(way)) return "not-configured" as const;
    return phone ? null : ("no-phone" as const);
  };
  return {
    channels,
    waitsFor: { sms: waitsFor("sms"), whatsapp: waitsFor("whatsapp") },
    pushKey: await services.push.publicKey(),
  };
}

export const notificationsHandlers: FeatureHandlers<KelpieContract["notifications"]> = {
  list: async ({ user, services }) => (await listNotifications(services.db, user.id)).map(toNotificationDto),

  markRead: async ({ user, services, params }) => {
    if (!(await markRead(services.db, user.id, params.id, services.now()))) throw notFound("notification");
    return done;
  },

  markAllRead: async ({ user, services }) => {
    await markAllRead(services.db, user.id, services.now());
    return done;
  },

  live: async ({ user, services, emit, signal }) => {
    await services.live.follow(user.id, (notification) => emit("notification", notification), signal);
    return undefined;
  },

  channels: ({ user, services }) => channelSettings(services, user.id),

  storeChannels: async ({ user, services, body }) => {
    await storeChannels(services.db, user.id, body.channels);
    return channelSettings(services, user.id);
  },

  subscribePush: async ({ user, services, body }) => {
    await storePushSubscription(services.db, user.id, body);
    return done;
  },

  unsubscribePush: async ({ user, services, body }) => {
    await removePushSubscription(services.db, user.id, body.endpoint);
    return done;
  },
};
