import {
  Bell,
  CalendarClock,
  CalendarX,
  FileCheck,
  type LucideIcon,
  MessagesSquare,
  Radar,
  Send,
} from "lucide-react";
import type { Notification } from "#shared/contract/notifications.ts";
import { clockTime } from "#shared/domain/dates.ts";
import { notificationsByDay } from "#shared/domain/notifications/by-day.ts";
import { notificationLabel } from "#shared/domain/notifications/notification-types.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { notificationsTexts as texts } from "./notifications-texts.ts";

const icons: Record<string, LucideIcon> = {
  job_match: Radar,
  follow_up: CalendarClock,
  closing: CalendarX,
  resume_score: FileCheck,
  interview: MessagesSquare,
  application_update: Send,
};

export interface NotificationRowsProps {
  notifications: readonly Notification[];
  onRead: (id: string) => void;
  onNavigate: (href: string) => void;
}

/** The list as a digest by day: what a day held is beside its name. decision: D-60. */
export function NotificationRows({ notifications, onRead, onNavigate }: NotificationRowsProps) {
  return notificationsByDay(notifications, new Date()).map(({ day, label, digest, notifications: held }) => (
    <section key={day} aria-label={label}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-y bg-sunken px-4 py-2 md:px-6">
        <h3 className="font-medium text-14">{label}</h3>
        {digest && <p className="text-13 text-muted tabular-nums">{digest}</p>}
      </div>
      <ul className="divide-y divide-line">
        {held.map((one) => (
          <NotificationRow
            key={one.id}
            notification={one}
            onRead={() => onRead(one.id)}
            onNavigate={(href) => {
              if (!one.isRead) onRead(one.id);
              onNavigate(href);
            }}
          />
        ))}
      </ul>
    </section>
  ));
}

interface NotificationRowProps {
  notification: Notification;
  onRead: () => void;
  onNavigate: (href: string) => void;
}

/** Opening what it is about reads it, too. */
function NotificationRow({ notification, onRead, onNavigate }: NotificationRowProps) {
  const { type, message, timestamp, isRead, path } = notification;
  const Icon = icons[type] ?? Bell;
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 px-4 py-4 @md:px-6">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 ${isRead ? "text-muted" : "text-primary"}`} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex items-center gap-2 text-13 text-muted">
            {notificationLabel(type)}
            {!isRead && (
              <>
                <span aria-hidden="true" className="fc-fill size-2 rounded-full bg-primary" />
                <span className="sr-only">Unread</span>
              </>
            )}
          </p>
          <p className={`text-14 wrap-anywhere ${isRead ? "" : "font-medium"}`}>
            {path?.startsWith("/") ? (
              <TextLink look="quiet" href={path} onNavigate={onNavigate}>
                {message}
              </TextLink>
            ) : (
              message
            )}
          </p>
          <time dateTime={timestamp} className="block text-13 text-muted">
            {clockTime(timestamp)}
          </time>
        </div>
        {!isRead && (
          <Button compact variant="ghost" aria-label={`${texts.markRead}: ${message}`} onClick={onRead}>
            {texts.markRead}
          </Button>
        )}
      </div>
    </li>
  );
}
