import type { Logger } from "pino";
import { createTextSender, type TextSender } from "../adapters/twilio.ts";
import { createPushSender, type PushSender } from "../adapters/web-push.ts";
import type { Config } from "../config.ts";
import type { Db } from "../db/open.ts";
import { createLiveNotifications, type LiveNotifications } from "./live-notifications.ts";
import { keepSecret } from "./server-secret.store.ts";

export interface NotificationWays {
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
): NotificationWays {
  return {
    push: createPushSender({
      // Push services refuse plain http addresses as a contact.
      subject: config.appUrl.startsWith("https:") ? config.appUrl : "mailto:no-reply@localhost",
      loadKeys: async (make) => JSON.parse(await keepSecret(db, "vapid", () => JSON.stringify(make()))),
    }),
    texts: config.twilio && createTextSender(config.twilio),
    live: createLiveNotifications(db, now, log),
  };
}
