import type { Rate } from "#shared/contract/application-reports.ts";
import { enoughToTell } from "#shared/domain/applications/analytics.ts";
import { Bar } from "./bar.tsx";
import { ChartCard } from "./chart-card.tsx";

export interface RateChartProps {
  title: string;
  text: string;
  /** What the groups are: "Source". */
  group: string;
  empty: string;
  rates: readonly Rate[];
}

/** Response rates side by side, each with what it was counted from; too small a group says so instead. */
export function RateChart({ title, text, group, empty, rates }: RateChartProps) {
  return (
    <ChartCard
      title={title}
      text={text}
      empty={empty}
      table={{
        head: [group, "Sent", "Answered", "Rate"],
        rows: rates.map(({ label, n, answered, percent }) => [
          label,
          n,
          answered ?? "–",
          percent === null ? "Not enough yet" : `${percent}%`,
        ]),
      }}
    >
      <ul className="grid gap-4 text-14">
        {rates.map(({ key, label, n, answered, percent }) => (
          <li key={key} className="grid gap-1.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium wrap-anywhere">{label}</span>
              {percent === null ? (
                <span className="text-muted tabular-nums">{`Not enough yet: ${n} of ${enoughToTell}`}</span>
              ) : (
                <span className="tabular-nums">
                  {percent}%<span className="text-muted">{`, ${answered} of ${n}`}</span>
                </span>
              )}
            </p>
            <Bar share={percent === null ? null : percent / 100} />
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
