import type { Analytics } from "#shared/contract/applications/application-reports.ts";
import { longDay, monthNames } from "#shared/domain/dates.ts";
import { counted } from "#shared/domain/text.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { ChartCard } from "./chart-card.tsx";

type Days = Analytics["days"];

const dayNames = ["Mon", "", "Wed", "", "Fri", "", "Sun"] as const;
/** From none to many on one day. */
const levels = ["bg-sunken", "bg-primary/35", "bg-primary/65", "bg-primary"] as const;
const levelOf = (applied: number) => levels[Math.min(applied, levels.length - 1)] ?? levels[0];

/** What was sent on each day of the last weeks; a week is a column. */
export function WeekChart({ days }: { days: Days }) {
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, at) => days.slice(7 * at, 7 * at + 7));
  const sums = weeks.map((week) => week.reduce((sum, { applied }) => sum + applied, 0));
  const all = sums.reduce((sum, one) => sum + one, 0);
  const busiest = Math.max(0, ...sums);
  return (
    <ChartCard
      title="Your weeks"
      text={`${busiest} in your busiest week, ${all} in ${weeks.length} weeks`}
      empty={`Nothing sent in the last ${weeks.length} weeks.`}
      table={{
        head: ["Week from", "Applied"],
        rows: all === 0 ? [] : weeks.map((week, at) => [longDay(week[0]?.day ?? ""), sums[at] ?? 0]),
      }}
    >
      <div
        role="img"
        aria-label={`Applications a day over ${weeks.length} weeks, ${all} in all; busiest week ${busiest}`}
        className="grid grid-flow-col grid-rows-[1rem_repeat(7,0.8125rem)] gap-0.75 text-13 leading-none text-muted"
        style={{ gridTemplateColumns: `2rem repeat(${weeks.length}, minmax(0, 1fr))` }}
      >
        <span />
        {dayNames.map((name, at) => (
          // The seven places never change.
          // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place
          <span key={at}>{name}</span>
        ))}
        {weeks.map((week, at) => (
          <Week key={week[0]?.day} week={week} before={weeks[at - 1]} />
        ))}
      </div>
      <p className="mt-3 flex items-center gap-1 text-13 text-muted">
        <span className="mr-1">Fewer</span>
        {levels.map((level) => (
          <span
            key={level}
            aria-hidden="true"
            className={classNames("fc-border size-3 rounded-paper", level)}
          />
        ))}
        <span className="ml-1">more a day</span>
      </p>
    </ChartCard>
  );
}

function Week({ week, before }: { week: Days; before: Days | undefined }) {
  const monthOf = (days: Days | undefined) => Number(days?.[0]?.day.slice(5, 7) ?? 0);
  const isNewMonth = monthOf(week) !== monthOf(before);
  return (
    <>
      <span className="w-0 overflow-visible whitespace-nowrap">
        {isNewMonth ? monthNames[monthOf(week) - 1] : ""}
      </span>
      {dayNames.map((_, at) => {
        const day = week[at];
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place
            key={at}
            title={day && `${longDay(day.day)}: ${counted(day.applied, "application")}`}
            className={classNames("rounded-paper", day && levelOf(day.applied))}
          />
        );
      })}
    </>
  );
}
