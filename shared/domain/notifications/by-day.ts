import { calendarDay, dayAfter, longDay, weekdayName } from "../dates.ts";
import { notificationLabel } from "./notification-types.ts";

/** The fields of a notification that the list needs. */
interface Told {
  type: string;
  /** An ISO timestamp. */
  timestamp: string;
}

/** One day of the list, newest first. */
export interface NotificationDay<One extends Told> {
  /** `YYYY-MM-DD` in the reader's own time zone. */
  day: string;
  /** 'Today', 'Yesterday', 'Thursday, November 19, 2026'. */
  label: string;
  /** 'Job match 3, Interview 1'; empty for a day with one notification. */
  digest: string;
  notifications: One[];
}

function labelOf(day: string, today: string): string {
  if (day === today) return "Today";
  return day === dayAfter(today, -1) ? "Yesterday" : `${weekdayName(day)}, ${longDay(day)}`;
}

function digestOf(notifications: readonly Told[]): string {
  if (notifications.length < 2) return "";
  const counts = new Map<string, number>();
  for (const { type } of notifications) {
    const label = notificationLabel(type);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => `${label} ${count}`).join(", ");
}

/**
 * The list grouped by day; the given order stays. decision: D-60.
 * @param now the reader's own clock.
 */
export function notificationsByDay<One extends Told>(all: readonly One[], now: Date): NotificationDay<One>[] {
  const today = calendarDay(now);
  const days = new Map<string, One[]>();
  for (const one of all) {
    const day = calendarDay(new Date(one.timestamp));
    const known = days.get(day);
    if (known === undefined) days.set(day, [one]);
    else known.push(one);
  }
  return [...days].map(([day, notifications]) => ({
    day,
    label: labelOf(day, today),
    digest: digestOf(notifications),
    notifications,
  }));
}
