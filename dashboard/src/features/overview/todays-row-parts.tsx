import type { ReactNode } from "react";
import { dayAfter, daysBetween, weekdayName } from "#shared/domain/dates.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";

export interface RowProps {
  sign: ReactNode;
  title: string;
  text: string;
  /** After the text, on its line. */
  note?: ReactNode;
  /** The acts, at the end of the row. */
  children: ReactNode;
  /** Under all of it, as wide as the row. */
  below?: ReactNode;
}

/** One row of the day: sign, two lines, acts. */
export function Row({ sign, title, text, note, children, below }: RowProps) {
  return (
    <li
      data-today
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-4 first:border-t-0 @md:px-6"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
        <div className="grid w-11 shrink-0 place-items-center">{sign}</div>
        <div className="min-w-0 text-14">
          <h3 className="font-medium wrap-anywhere">{title}</h3>
          <div className="flex flex-wrap items-center gap-x-3 text-13 text-muted wrap-anywhere">
            <p>{text}</p>
            {note}
          </div>
        </div>
      </div>
      <div data-acts className="flex flex-wrap items-center gap-1 max-sm:pl-15">
        {children}
      </div>
      {below && <div className="w-full">{below}</div>}
    </li>
  );
}

export interface GoProps {
  href: string;
  /** The one filled button of the list. */
  isFirst: boolean;
  onNavigate: (href: string) => void;
  children: string;
}

/** The row's own act. */
export function Go({ href, isFirst, onNavigate, children }: GoProps) {
  return (
    <ButtonLink compact variant={isFirst ? "primary" : "secondary"} href={href} onNavigate={onNavigate}>
      {children}
    </ButtonLink>
  );
}

/** An icon on a round ground. */
export function Sign({ tone, icon }: { tone: string; icon: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={`fc-border grid size-10 place-items-center rounded-full [&_svg]:size-4.5 ${tone}`}
    >
      {icon}
    </span>
  );
}

/** A leaf of a tear-off calendar: the title says the day in words. @param day `YYYY-MM-DD` */
export function CalendarLeaf({ day }: { day: string }) {
  return (
    <span
      aria-hidden="true"
      className="w-11 overflow-hidden rounded-control border border-line text-center shadow-1"
    >
      <span className="fc-fill block bg-primary py-0.5 text-13 leading-4 font-medium text-on-primary">
        {weekdayName(day).slice(0, 3)}
      </span>
      <span className="block py-1 text-18 leading-6 font-bold tabular-nums">{Number(day.slice(8))}</span>
    </span>
  );
}

/** One dot a day from today to that day; the words beside say the same. @param day and today as `YYYY-MM-DD` */
export function DayDots({ day, today }: { day: string; today: string }) {
  const days = daysBetween(today, day);
  if (days < 1) return null;
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-1">
      {Array.from({ length: days + 1 }, (_, at) => (
        <span
          key={dayAfter(today, at)}
          className={`fc-border size-2 rounded-full border-2 ${at === 0 ? "border-primary bg-primary" : at === days ? "border-primary" : "border-control"}`}
        />
      ))}
    </span>
  );
}
