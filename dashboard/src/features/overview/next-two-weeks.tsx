import { dayAfter, longDay, mondayOf } from "#shared/domain/dates.ts";
import { type AgendaDay, comingDays } from "#shared/domain/overview/todays-list.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { dayEntry } from "./todays-texts.ts";
import type { Overview } from "./use-overview.ts";
import { weekdays } from "./weekdays.ts";

const daysShown = 14;
const entriesShown = 4;

export interface NextTwoWeeksProps {
  agenda: Overview["agenda"];
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
  onNavigate: (href: string) => void;
}

/** Interviews and follow-ups of this week and the next: as a calendar to see, as a list to read. */
export function NextTwoWeeks({ agenda, today, onNavigate }: NextTwoWeeksProps) {
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
