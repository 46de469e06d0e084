import {
  channelsFor,
  channelsForRequested,
  type NotificationType,
} from "#shared/domain/notifications/notification-types.ts";
import type { Tx } from "../db/open.ts";
import type { Owner } from "../db/owner.ts";
import type { Services } from "../services.ts";
import { findRecipient, insertNotification } from "./notifications.store.ts";

export interface Notification {
  userId: Owner;
  type: NotificationType;
  /** One sentence. */
  message: string;
  /** The screen it is about. */
  path?: string;
  /** Names the event: told once, however often it is reported. */
  eventKey: string;
  /** The person asked for it this moment: neither a switch nor a pause keeps it out of the list. */
  isAsked?: boolean;
  /** News that nobody should be woken for: the list, and no mail, message or push. */
  inAppOnly?: boolean;
}

/**
 * Writes a notification as its person wants it. In a transaction pass its handle, and `queueDeliveries` the answer once it
 * is committed; a process that dies in between loses nothing, the sweep finds it.
 * @returns ids of what must leave the app.
 */
export async function recordNotification(
  services: Pick<Services, "db" | "now">,
  { userId, type, message, path, eventKey, isAsked, inAppOnly }: Notification,
  tx?: Tx,
): Promise<string[]> {
  const db = tx ?? services.db;
  const recipient = await findRecipient(db, userId);
  if (!recipient) return [];
  const { settings, isPaused } = recipient;
  const wanted = isAsked ? channelsForRequested(settings) : channelsFor(type, settings, isPaused);
  if (wanted.length === 0) return [];
  const inApp = wanted.includes("app");
  const outwards = inAppOnly ? [] : wanted.map((channel) => (channel === "app" ? "push" : channel));
  const createdAt = services.now();
  return insertNotification(
    db,
    { userId, type, message, path: path ?? null, eventKey, createdAt, inApp },
    outwards,
  );
}

export async function queueDeliveries(
  services: Pick<Services, "tasks" | "live">,
  ids: readonly string[],
): Promise<void> {
  services.live.poke();
  for (const id of ids)
    await services.tasks.enqueue("deliver-notification", { deliveryId: id }, { onceKey: id });
}

/** Both at once, for events outside of a transaction. */
export async function notify(services: Services, notification: Notification): Promise<void> {
  await queueDeliveries(services, await recordNotification(services, notification));
}
