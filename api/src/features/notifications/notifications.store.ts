import { type Channel, channelDefaults } from "#shared/domain/notifications/notification-types.ts";
import type { Db } from "../../db/open.ts";
import { everybodysRows, type Owner, rowsOf } from "../../db/owner.ts";

/** As many as anybody reads; older ones stay in the export. */
const most = 200;

export async function listNotifications(db: Db, userId: Owner) {
  return rowsOf(db, userId).notification.findMany({
    where: { userId, inApp: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: most,
  });
}

/** @returns false when the account has no such notification. Reading twice keeps the first time. */
export async function markRead(db: Db, userId: Owner, id: string, now: Date): Promise<boolean> {
  if (!(await rowsOf(db, userId).notification.findFirst({ where: { id, userId }, select: { id: true } })))
    return false;
  await rowsOf(db, userId).notification.updateMany({
    where: { id, userId, readAt: null },
    data: { readAt: now },
  });
  return true;
}

export async function markAllRead(db: Db, userId: Owner, now: Date): Promise<void> {
  await rowsOf(db, userId).notification.updateMany({
    where: { userId, readAt: null },
    data: { readAt: now },
  });
}

export async function getChannels(db: Db, userId: Owner) {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      phone: true,
      notificationSettings: { select: { email: true, sms: true, whatsapp: true, app: true } },
    },
  });
  return { phone: user.phone, channels: user.notificationSettings ?? channelDefaults };
}

export async function storeChannels(
  db: Db,
  userId: Owner,
  channels: Record<Channel, boolean>,
): Promise<void> {
  await rowsOf(db, userId).notificationSettings.upsert({
    where: { userId },
    create: { userId, ...channels },
    update: channels,
  });
}

/** Browsers of one account that are told; the eleventh takes the place of the oldest. */
const mostBrowsers = 10;

/** A browser belongs to who signed in there last. */
export async function storePushSubscription(
  db: Db,
  userId: Owner,
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
): Promise<void> {
  const { endpoint, keys } = subscription;
  await everybodysRows(db).pushSubscription.upsert({
    where: { endpoint },
    create: { endpoint, userId, keys },
    update: { userId, keys, failures: 0 },
  });
  const mine = rowsOf(db, userId).pushSubscription;
  const surplus = await mine.findMany({
    where: { endpoint: { not: endpoint } },
    orderBy: { createdAt: "desc" },
    skip: mostBrowsers - 1,
    select: { endpoint: true },
  });
  await mine.deleteMany({ where: { endpoint: { in: surplus.map((one) => one.endpoint) } } });
}

export async function removePushSubscription(db: Db, userId: Owner, endpoint: string): Promise<void> {
  await rowsOf(db, userId).pushSubscription.deleteMany({ where: { userId, endpoint } });
}
