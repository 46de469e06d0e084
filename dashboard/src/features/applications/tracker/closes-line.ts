import { closesText } from "#shared/domain/applications/due-reminders.ts";
import { type ApplicationStatus, statusFacts } from "#shared/domain/applications/status.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import { capitalised } from "#shared/domain/text.ts";

/** 'Closes in 2 days' of a job that is not sent; null of any other, or where the ad names no day. */
export function closesLine({
  status,
  closingDate,
}: {
  status: ApplicationStatus;
  closingDate: string | null;
}): string | null {
  if (!closingDate || statusFacts[status].isSent) return null;
  return capitalised(closesText(closingDate, calendarDay(new Date())));
}
