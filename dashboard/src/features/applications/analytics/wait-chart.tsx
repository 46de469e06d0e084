import type { Analytics } from "#shared/contract/applications/application-reports.ts";
import { enoughToTell } from "#shared/domain/applications/analytics.ts";
import { counted } from "#shared/domain/text.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { ChartCard } from "./chart-card.tsx";

/** How many answers came in which week after sending. */
export function WaitChart({ timeToAnswer }: Pick<Analytics, "timeToAnswer">) {
  const { n, medianDays, byWeek } = timeToAnswer;
  const most = Math.max(1, ...byWeek);
  const last = byWeek.length - 1;
  const nameOf = (week: number) => (week === 0 ? "Week 1" : week === last ? `${last + 1} on` : `${week + 1}`);
  const medianWeek = medianDays === null ? -1 : Math.min(last, Math.floor(medianDays / 7));
  return (
    <ChartCard
      title="Waiting times"
      text={
        medianDays === null
          ? `Not enough yet: ${counted(n, "answer")} of ${enoughToTell}`
          : `${counted(medianDays, "day")} to half of ${n} answers`
      }
      empty="No answer on a known day yet."
      table={{
        head: ["Answer came in", "Applications"],
        rows:
          n === 0 ? [] : byWeek.map((answers, week) => [nameOf(week).replace(/^(\d)/, "Week $1"), answers]),
      }}
    >
      <ol aria-label="Answers by week" className="grid grid-cols-5 items-end gap-1.5 text-center text-13">
        {byWeek.map((answers, week) => (
          <li key={nameOf(week)} className="grid gap-1">
            <span className="tabular-nums">{answers}</span>
            <span
              aria-hidden="true"
              style={{ height: Math.max(2, (96 * answers) / most) }}
              className={classNames(
                "fc-fill rounded-t-small",
                week === medianWeek ? "bg-primary" : answers > 0 ? "bg-primary/40" : "bg-sunken",
              )}
            />
            <span className="text-muted">{nameOf(week)}</span>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}
