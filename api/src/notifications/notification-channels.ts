import type { Logger } from "pino";
import { createTextSender, type TextSender } from "../adapters/twilio.ts";
import { createPushSender, type PushSender } from "../adapters/web-push.ts";
import type { Config } from "../config.ts";
import type { Db } from "../db/open.ts";
import type { Owner } from "../db/owner.ts";
import { listNotificationsSince, toNotificationDto } from "./notifications.store.ts";
import { storeSecret } from "./server-secret.store.ts";

type LiveNotification = ReturnType<typeof toNotificationDto>;

/** Tells open screens of new notifications, whichever process made them (D-32). */
export interface LiveNotifications {
  /** Calls back with each new notification of the account until the signal aborts or the server stops. */
  follow(
    userId: Owner,
    onNotification: (notification: LiveNotification) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** Looks now: a notification was just made here. */
  poke(): void;
  close(): void;
}

const lookEveryMs = 2000;
/** Clocks of several processes differ a little, and a transaction is seen after its time: looked back this far. */
const overlapMs = 10_000;

interface Follower {
  userId: Owner;
  onNotification: (notification: LiveNotification) => void;
}

/** One question to the database for all who listen here, and none while nobody does. */
function createLiveNotifications(db: Db, now: () => Date, log: Pick<Logger, "warn">): LiveNotifications {
  const followers = new Set<Follower>();
  const told = new Map<string, number>();
  const closed = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let startedAt = now();
  let looking: Promise<void> = Promise.resolve();

  const tell = (row: Awaited<ReturnType<typeof listNotificationsSince>>[number]) => {
    if (told.has(row.id)) return;
    told.set(row.id, row.createdAt.getTime());
    for (const { userId, onNotification } of followers)
      if (userId === row.userId) onNotification(toNotificationDto(row));
  };
  const look = async () => {
    const since = new Date(Math.max(startedAt.getTime(), now().getTime() - overlapMs));
    const people = [...new Set([...followers].map(({ userId }) => userId))];
    for (const row of await listNotificationsSince(db, people, since)) tell(row);
    for (const [id, at] of told) if (at < since.getTime()) told.delete(id);
  };
  // Asked while it looks: it looks once more, for what came after its question.
  const lookOnce = () => {
    if (followers.size === 0) return;
    looking = looking.then(look).catch((error: unknown) => log.warn({ err: error }, "live notifications"));
  };

  return {
    async follow(userId, onNotification, signal) {
      const follower = { userId, onNotification };
      if (followers.size === 0) startedAt = now();
      followers.add(follower);
      timer ??= setInterval(lookOnce, lookEveryMs);
      const end = AbortSignal.any([signal, closed.signal]);
      if (!end.aborted)
        await new Promise((resolve) => end.addEventListener("abort", resolve, { once: true }));
      followers.delete(follower);
      if (followers.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
    poke: lookOnce,
    close: () => closed.abort(),
  };
}

export interface NotificationChannels {
  push: PushSender;
  /** Absent without Twilio's keys. */
  texts: TextSender | undefined;
  live: LiveNotifications;
}

/** The ways a notification takes besides mail. */
export function openNotifications(
  db: Db,
  config: Pick<Config, "appUrl" | "twilio">,
  { now, log }: { now: () => Date; log: Logger },
): NotificationChannels {
  return {
    push: createPushSender({
      // Push services refuse plain http addresses as a contact.
      subject: config.appUrl.startsWith("https:") ? config.appUrl : "mailto:no-reply@localhost",
      loadKeys: async (make) =>
        JSON.parse(await storeSecret(db, "vapid", async () => JSON.stringify(await make()))),
    }),
    texts: config.twilio && createTextSender(config.twilio),
    live: createLiveNotifications(db, now, log),
  };
}
