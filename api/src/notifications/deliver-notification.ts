import { notificationLabel } from "#shared/domain/notifications/notification-types.ts";
import { noticeKind } from "../mail/mail-subjects.ts";
import { queueMail, writeMail } from "../mail/write-mail.ts";
import type { Services } from "../services.ts";
import {
  claimDelivery,
  findDelivery,
  listUndelivered,
  noteDelivered,
  noteUndelivered,
} from "./notifications.store.ts";
import {
  listPushSubscriptions,
  notePush,
  pushTarget,
  removePushSubscription,
} from "./push-subscriptions.store.ts";

type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

/**
 * The task `deliver-notification`. A delivery is taken before it is sent and given back only when the sending failed for
 * certain: a process that dies in the middle may lose a text message, and never sends one twice.
 * @throws when it could not be sent: the queue tries again.
 */
export async function deliverNotification(services: Services, id: string): Promise<void> {
  const delivery = await findDelivery(services.db, id);
  if (!delivery || !(await claimDelivery(services.db, id, services.now()))) return;
  try {
    await send(services, delivery);
  } catch (error) {
    await noteUndelivered(services.db, id, error instanceof Error ? error.message : String(error));
    throw error;
  }
  await noteDelivered(services.db, id, services.now());
}

async function send(services: Services, delivery: Delivery): Promise<void> {
  if (delivery.channel === "email") return sendMail(services, delivery);
  if (delivery.channel === "push") return sendPush(services, delivery);
  const { notification, channel } = delivery;
  const { phone } = notification.user;
  // No number or no provider: nothing to send to. The screen says what is missing.
  if (!phone || !services.texts) return;
  const url = notification.path ? ` ${services.config.appUrl}${notification.path}` : "";
  await services.texts.send(
    channel === "whatsapp" ? "whatsapp" : "sms",
    phone,
    `Kelpie: ${notification.message}${url}`,
  );
}

/** The mail has a row and a task of its own: it is safe as soon as it is written. */
async function sendMail(services: Services, { id, notification }: Delivery): Promise<void> {
  const { user, type, message, path } = notification;
  const mailId = await writeMail(services, {
    userId: user.id,
    to: user.email,
    kind: noticeKind(type),
    greeting: `Hello ${user.fullName},`,
    paragraphs: [message],
    ...(path && { action: { label: "Open in Kelpie", url: services.config.appUrl + path } }),
    footer: `You get this because e-mail notifications are on. Change that at ${services.config.appUrl}/notifications.`,
    onceKey: `notification ${id}`,
  });
  await queueMail(services, mailId);
}

/** So many notifications in a row that a browser does not take, and it is forgotten. */
const mostMissed = 5;

/** To one browser that agreed; one that took its agreement back, or never answers, is forgotten. decision: D-60. */
async function sendPush(services: Services, { notification, target }: Delivery): Promise<void> {
  const { db, push } = services;
  const { user, id, type, message, path } = notification;
  const browsers = await listPushSubscriptions(db, user.id);
  const browser = browsers.find(({ endpoint }) => pushTarget(endpoint) === target);
  if (!browser) return;
  const { endpoint } = browser;
  const title = notificationLabel(type);
  const payload = JSON.stringify({ id, title, body: message, path: path ?? "/notifications" });
  try {
    const outcome = await push.send(browser, payload);
    if (outcome === "gone") await removePushSubscription(db, user.id, endpoint);
    else await notePush(db, user.id, endpoint, "taken", mostMissed);
  } catch (error) {
    // Only this browser is tried again, and none for ever.
    if (await notePush(db, user.id, endpoint, "missed", mostMissed)) throw error;
  }
}

const minute = 60_000;

/** Queues deliveries whose process died between the row and the task. */
export async function sweepNotifications(services: Services): Promise<void> {
  const now = services.now().getTime();
  const between = { after: new Date(now - 24 * 60 * minute), before: new Date(now - 5 * minute) };
  for (const id of await listUndelivered(services.db, between))
    await services.tasks.enqueue("deliver-notification", { deliveryId: id }, { onceKey: id });
}
