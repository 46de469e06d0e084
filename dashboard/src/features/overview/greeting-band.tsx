import { lineOfTheDay } from "#shared/domain/overview/line-of-the-day.ts";
import type { Overview } from "./use-overview.ts";

export interface GreetingBandProps {
  overview: Overview;
  /** `YYYY-MM-DD`, decides the line of the day. */
  day: string;
}

/** The line of the day, this week's count, and three figures. */
export function GreetingBand({ overview, day }: GreetingBandProps) {
  const { newJobMatches, averageMatch, totalApplications, interviewsScheduled } = overview;
  const figures = [
    { label: "Average match", value: averageMatch === null ? "–" : `${averageMatch}%` },
    { label: "Applications", value: totalApplications },
    { label: "Interviews", value: interviewsScheduled },
  ];
  return (
    <section
      aria-label="This week"
      className="fc-border @container rounded-card bg-primary-soft px-4 py-4 md:px-6 md:py-6"
    >
      <div className="flex flex-col justify-between gap-4 @2xl:flex-row @2xl:items-center">
        <div>
          <p className="text-18 font-bold">{matchCount(newJobMatches)}</p>
          <p className="text-14 text-muted">{lineOfTheDay(day)}</p>
        </div>
        <dl className="flex border-primary/25 @max-2xl:border-t @max-2xl:pt-4">
          {figures.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-l border-primary/25 px-4 first:border-l-0 first:pl-0 last:pr-0 @2xl:px-6 @2xl:first:border-l @2xl:first:pl-6"
            >
              <dt className="text-13 text-muted">{label}</dt>
              <dd className="text-22 font-bold tabular-nums md:text-28">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function matchCount(count: number): string {
  return `${count} new job ${count === 1 ? "match" : "matches"} this week`;
}
