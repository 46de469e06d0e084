import {
  type Channel,
  channelDefaults,
  type NotificationSettings,
} from "#shared/domain/notifications/notification-types.ts";
import type { Db, Tx } from "../db/open.ts";
import { everybodysRows, type Owner, ownerOf, rowsOf } from "../db/owner.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { listPushSubscriptions, pushTarget } from "./push-subscriptions.store.ts";

export interface Recipient {
  settings: NotificationSettings;
  isPaused: boolean;
}

/** Who it is for, as they want it; null when the account is gone. */
export async function findRecipient(db: Db | Tx, userId: Owner): Promise<Recipient | null> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { applicationsPaused: true, notificationSettings: true },
  });
  if (!user) return null;
  const untouched = {
    jobMatch: true,
    resumeOptimization: true,
    followUp: true,
    interview: true,
    applicationUpdate: true,
  };
  return {
    isPaused: user.applicationsPaused,
    settings: { ...channelDefaults, ...untouched, ...user.notificationSettings },
  };
}

export interface NewNotification {
  userId: Owner;
  type: string;
  message: string;
  path: string | null;
  eventKey: string;
  createdAt: Date;
  inApp: boolean;
}

/** @returns ids of the deliveries to make; none when the event was told before. */
export async function insertNotification(
  db: Db | Tx,
  notification: NewNotification,
  outwards: readonly (Exclude<Channel, "app"> | "push")[],
): Promise<string[]> {
  const { userId, eventKey } = notification;
  // Of two at once the database lets one in; asking first keeps a transaction of the caller whole.
  const told = await rowsOf(db, userId).notification.findUnique({
    where: { userId_eventKey: { userId, eventKey } },
  });
  if (told) return [];
  const ways = outwards.filter((channel) => channel !== "push").map((channel) => ({ channel, target: "" }));
  const browsers = outwards.includes("push") ? await listPushSubscriptions(db, userId) : [];
  const pushes = browsers.map(({ endpoint }) => ({ channel: "push", target: pushTarget(endpoint) }));
  try {
    const { deliveries } = await rowsOf(db, userId).notification.create({
      data: {
        ...notification,
        deliveries: {
          create: [...ways, ...pushes].map((way) => ({ ...way, createdAt: notification.createdAt })),
        },
      },
      select: { deliveries: { select: { id: true } } },
    });
    return deliveries.map(({ id }) => id);
  } catch (error) {
    if (isUniqueViolation(error)) return [];
    throw error;
  }
}

export async function findDelivery(db: Db, id: string) {
  const row = await everybodysRows(db).notificationDelivery.findUnique({
    where: { id },
    include: {
      notification: { include: { user: { select: { id: true, email: true, fullName: true, phone: true } } } },
    },
  });
  if (!row) return null;
  const { user } = row.notification;
  return { ...row, notification: { ...row.notification, user: { ...user, id: ownerOf(user.id) } } };
}

/** Takes a delivery for sending. False: sent, or taken by another process, or by one that died while it sent. */
export async function claimDelivery(db: Db, id: string, now: Date): Promise<boolean> {
  const { count } = await everybodysRows(db).notificationDelivery.updateMany({
    where: { id, sentAt: null, claimedAt: null },
    data: { claimedAt: now },
  });
  return count === 1;
}

export async function noteDelivered(db: Db, id: string, now: Date): Promise<void> {
  await everybodysRows(db).notificationDelivery.updateMany({
    where: { id },
    data: { sentAt: now, failure: null },
  });
}

/** Gives a claimed delivery back for another try. */
export async function noteUndelivered(db: Db, id: string, failure: string): Promise<void> {
  await everybodysRows(db).notificationDelivery.updateMany({
    where: { id, sentAt: null },
    data: { claimedAt: null, failure: failure.slice(0, 500) },
  });
}

/** Deliveries whose task may have been lost with its process; one that was taken is left: never twice. */
export async function listUndelivered(db: Db, between: { after: Date; before: Date }): Promise<string[]> {
  const rows = await everybodysRows(db).notificationDelivery.findMany({
    where: { sentAt: null, claimedAt: null, createdAt: { gt: between.after, lt: between.before } },
    select: { id: true },
    take: 500,
  });
  return rows.map(({ id }) => id);
}

const wire = { id: true, type: true, message: true, createdAt: true, readAt: true, path: true } as const;

/** What was made since then for these people, oldest first. */
export async function listNotificationsSince(db: Db, userIds: readonly string[], since: Date) {
  return everybodysRows(db).notification.findMany({
    where: { userId: { in: [...userIds] }, createdAt: { gte: since }, inApp: true },
    orderBy: { createdAt: "asc" },
    select: { ...wire, userId: true },
    take: 500,
  });
}

interface NotificationRow {
  id: string;
  type: string;
  message: string;
  createdAt: Date;
  readAt: Date | null;
  path: string | null;
}

export function toNotificationDto({ createdAt, readAt, id, type, message, path }: NotificationRow) {
  return { id, type, message, path, timestamp: createdAt.toISOString(), isRead: readAt !== null };
}
