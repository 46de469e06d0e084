import type { Rate } from "#shared/contract/applications/application-reports.ts";
import { enoughToTell } from "#shared/domain/applications/analytics.ts";
import { ChartCard } from "./chart-card.tsx";

export interface RateChartProps {
  title: string;
  text: string;
  /** What the groups are: "Source". */
  group: string;
  empty: string;
  rates: readonly Rate[];
}

/** Response rates side by side: the dot is the share, the band how sure it is; too small a group has neither. */
export function RateChart({ title, text, group, empty, rates }: RateChartProps) {
  return (
    <ChartCard
      title={title}
      text={text}
      empty={empty}
      table={{
        head: [group, "Sent", "Answered", "Rate"],
        rows: rates.map(({ label, n, answered, percent, low, high }) => [
          label,
          n,
          answered ?? "–",
          percent === null ? "Too few to say" : `${percent}% (${low} to ${high})`,
        ]),
      }}
    >
      <ul className="grid gap-2 text-14">
        {rates.map((rate) => (
          <Group key={rate.key} rate={rate} />
        ))}
      </ul>
    </ChartCard>
  );
}

function Group({ rate: { label, n, answered, percent, low, high } }: { rate: Rate }) {
  if (percent === null || low === null || high === null)
    return (
      <li className="flex flex-wrap justify-between gap-x-4 text-muted">
        <span className="wrap-anywhere">{label}</span>
        <span className="text-13 tabular-nums">{`too few to say: ${n} of ${enoughToTell}`}</span>
      </li>
    );
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="wrap-anywhere">{label}</span>
        <span className="text-13 text-muted tabular-nums">
          <b className="text-14 font-bold text-ink">{percent}%</b> {`${answered} of ${n}`}
        </span>
      </p>
      <div aria-hidden="true" className="relative h-3.5 border-x border-line">
        <span className="absolute inset-y-0 left-1/2 border-l border-line" />
        <span
          className="absolute top-1.25 h-1 rounded-full bg-primary/35"
          style={{ left: `${low}%`, width: `${high - low}%` }}
        />
        <span
          className="fc-fill absolute top-0.5 -ml-1.25 size-2.5 rounded-full bg-primary"
          style={{ left: `${percent}%` }}
        />
      </div>
    </li>
  );
}
