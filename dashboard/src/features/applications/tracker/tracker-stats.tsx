import type { TrackerFigures } from "#shared/contract/applications/tracker-rows.ts";
import { responseRate } from "#shared/domain/applications/statistics.ts";

/** The four figures, in one line; saved jobs count in none of them. decision: D-52. */
export function TrackerStats({ figures }: { figures: TrackerFigures }) {
  const { sent, sentThisMonth, answered, interviewing } = figures;
  const stats = [
    ["Total Applications", sent],
    ["This Month", sentThisMonth],
    ["Response Rate", `${responseRate(answered, sent)}%`],
    ["Interviewing", interviewing],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_auto] justify-start gap-x-4 gap-y-0.5 md:flex md:flex-wrap">
      {stats.map(([label, value]) => (
        <div key={label} className="flex flex-row-reverse items-baseline justify-end gap-1.5">
          <dt className="text-13 text-muted md:text-14">{label}</dt>
          <dd className="text-16 font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
