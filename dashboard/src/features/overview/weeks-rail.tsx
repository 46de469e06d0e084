import { calendarDay, dayAfter, longDay, mondayOf } from "#shared/domain/dates.ts";
import { type AgendaDay, comingDays, sentByWeekday } from "#shared/domain/overview/todays-list.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { dayEntry } from "./todays-texts.ts";
import type { Overview } from "./use-overview.ts";

/** Monday first, as sentByWeekday counts. */
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
/** The bar of a day grows by this for each application, up to the most. */
const barStep = { rem: 0.75, most: 5 };
const daysShown = 14;
const entriesShown = 4;

interface WeekProps {
  agenda: Overview["agenda"];
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
}

/** What was sent since Monday: one block an application, on the day it went out. */
export function ThisWeek({ agenda, today }: WeekProps) {
  const days = sentByWeekday(
    agenda.sentAt.map((moment) => calendarDay(new Date(moment))),
    today,
  );
  const sent = days.reduce((sum, day) => sum + day.sent, 0);
  return (
    <Card as="section" aria-label="Sent this week">
      <CardBody>
        <h2 className="text-18 font-bold">Sent this week</h2>
        <p className="mt-1 text-14 text-muted">
          <span className="mr-1.5 text-22 font-bold text-ink tabular-nums">{sent}</span>{" "}
          {sent === 1 ? "application" : "applications"}
        </p>
        <ol aria-hidden="true" className="mt-3 grid grid-cols-7 items-end gap-2 text-center text-13">
          {days.map(({ day, sent: count }, place) => (
            <li key={day}>
              <span
                className="fc-fill block rounded-t-small bg-primary"
                style={{ height: `${Math.min(count, barStep.most) * barStep.rem}rem` }}
              />
              <span className="mb-1 block h-px bg-line" />
              <span className={day === today ? "font-bold" : "text-muted"}>{weekdays[place]?.charAt(0)}</span>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}

/** Interviews and follow-ups of this week and the next: as a calendar to see, as a list to read. */
export function NextTwoWeeks({
  agenda,
  today,
  onNavigate,
}: WeekProps & { onNavigate: (href: string) => void }) {
  const monday = mondayOf(today);
  const coming = comingDays(agenda.dated, today, dayAfter(monday, daysShown - 1));
  if (coming.length === 0) return null;
  const more = coming.length - entriesShown;
  return (
    <Card as="section" aria-label="Next two weeks">
      <CardHeader title="Next two weeks" />
      <CardBody>
        <Calendar monday={monday} today={today} coming={coming} />
        <ul className="mt-4 grid gap-2 border-t border-line pt-4 text-14">
          {coming.slice(0, entriesShown).map(({ kind, application, day }) => (
            <li key={kind + application.id}>
              <TextLink
                look="quiet"
                href={applicationPath(application.id)}
                onNavigate={onNavigate}
                className="wrap-anywhere"
              >
                {dayEntry(kind, application)}
              </TextLink>
              <time dateTime={day} className="block text-13 text-muted">
                {longDay(day)}
              </time>
            </li>
          ))}
        </ul>
        {more > 0 && <p className="mt-2 text-13 text-muted">{`and ${more} more`}</p>}
      </CardBody>
    </Card>
  );
}

/** Fourteen days from Monday on; the list below says the same in words. */
function Calendar({
  monday,
  today,
  coming,
}: {
  monday: string;
  today: string;
  coming: readonly AgendaDay[];
}) {
  return (
    <div aria-hidden="true" className="grid grid-cols-7 gap-y-1 text-center text-13 tabular-nums">
      {weekdays.map((weekday) => (
        <span key={weekday} className="text-muted">
          {weekday.charAt(0)}
        </span>
      ))}
      {Array.from({ length: daysShown }, (_, index) => {
        const day = dayAfter(monday, index);
        const here = coming.filter((one) => one.day === day);
        const isInterview = here.some((one) => one.kind === "interview");
        return (
          <span key={day} className="grid justify-items-center gap-0.5 py-1">
            <span
              className={`grid size-7 place-items-center rounded-control ${dayLook(day, today, isInterview)}`}
            >
              {Number(day.slice(8))}
            </span>
            <span className={`fc-fill size-1.5 rounded-full ${dotLook(here.length, isInterview)}`} />
          </span>
        );
      })}
    </div>
  );
}

function dayLook(day: string, today: string, isInterview: boolean): string {
  if (day === today) return "bg-ink font-bold text-surface";
  if (isInterview) return "bg-primary-soft font-bold text-primary";
  return day < today ? "text-muted" : "";
}

function dotLook(count: number, isInterview: boolean): string {
  if (count === 0) return "invisible";
  return isInterview ? "bg-primary" : "bg-warn";
}
