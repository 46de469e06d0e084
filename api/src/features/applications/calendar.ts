import type { Application } from "#shared/contract/applications/application.ts";
import type { FileAnswer } from "#shared/contract/route.ts";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { homeTimeZone, instantOf } from "#shared/domain/local-time.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { type CalendarDate, calendarFile } from "../../adapters/ics.ts";
import type { Owner } from "../../db/owner.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import { toApplicationDto } from "./application-rows.store.ts";
import { getApplication } from "./applications.store.ts";
import { type DatedRow, listDated } from "./calendar.store.ts";

type DateKind = "follow-up" | "interview" | "closing";

/** @throws AppError `not_found`, also when there is no such date to put into a calendar. */
export async function calendarOfOne(
  services: Services,
  userId: Owner,
  id: string,
  kind?: DateKind,
): Promise<FileAnswer> {
  const row = await getApplication(services.db, userId, id);
  if (!row) throw notFound("application");
  const dates = datesOf(row, services.config.appUrl).filter(
    ({ uid }) => kind === undefined || uid.startsWith(`${kind}-`),
  );
  if (dates.length === 0) throw new AppError("not_found", "This application has no such date.");
  return fileOf(dates, kind === undefined ? "application" : kind);
}

/** The dates of all applications that are not over; a file without dates would be refused by some calendars. */
export async function calendarOfAll(services: Services, userId: Owner): Promise<FileAnswer> {
  const rows = await listDated(services.db, userId);
  const dates = rows.flatMap((row) => datesOf(row, services.config.appUrl));
  if (dates.length === 0)
    throw new AppError("not_found", "There are no dates yet. Set a follow-up or interview date first.");
  return fileOf(dates, "applications");
}

async function fileOf(dates: readonly CalendarDate[], name: string): Promise<FileAnswer> {
  return {
    bytes: await calendarFile(dates, "Kelpie applications"),
    name: `kelpie-${name}.ics`,
    type: "text/calendar; charset=utf-8",
  };
}

function datesOf(row: DatedRow, appUrl: string): CalendarDate[] {
  const application = toApplicationDto(row);
  const { id, jobTitle, company, location, followUpDate, closingDate, interviewDate, interviewTime } =
    application;
  const rest = {
    text: textOf(application),
    url: `${appUrl}${applicationPath(id)}`,
    createdAt: row.createdAt,
    changedAt: row.updatedAt,
  };
  const dates: CalendarDate[] = [];
  if (followUpDate)
    dates.push({
      ...rest,
      uid: `follow-up-${id}@kelpie`,
      title: `Follow up: ${jobTitle}, ${company}`,
      place: "",
      when: { day: followUpDate },
    });
  // Of what is sent the day means nothing more.
  if (closingDate && !statusFacts[application.status].isSent)
    dates.push({
      ...rest,
      uid: `closing-${id}@kelpie`,
      title: `Closes: ${jobTitle}, ${company}`,
      place: "",
      when: { day: closingDate },
    });
  if (interviewDate)
    dates.push({
      ...rest,
      uid: `interview-${id}@kelpie`,
      title: `Interview: ${jobTitle}, ${company}`,
      place: location,
      when: interviewTime
        ? { time: instantOf({ day: interviewDate, time: interviewTime }, row.timeZone ?? homeTimeZone) }
        : { day: interviewDate },
    });
  return dates;
}

/** Who to speak to: what one wants to have at hand then. */
function textOf({ contacts, jobUrl }: Application): string {
  const people = contacts.map(({ name, role, email, phone }) =>
    [name, role, email, phone].filter(Boolean).join(", "),
  );
  return [...people, jobUrl].filter(Boolean).join("\n");
}
