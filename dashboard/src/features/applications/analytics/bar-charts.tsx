import type { Analytics, Rate } from "#shared/contract/applications/application-reports.ts";
import { enoughToTell } from "#shared/domain/applications/analytics.ts";
import { statusLabel } from "#shared/domain/applications/status.ts";
import { ChartCard } from "./chart-card.tsx";

/** How far the applications came. */
export function FunnelChart({ funnel }: Pick<Analytics, "funnel">) {
  const most = Math.max(1, ...funnel.map(({ n }) => n));
  const steps = funnel.map(({ status, n }, at) => ({
    name: statusLabel(status),
    n,
    share: shareText(n, funnel[at - 1]?.n),
  }));
  const isEmpty = funnel.every(({ n }) => n === 0);
  return (
    <ChartCard
      title="Your funnel"
      text="By the log of each one: an interview counts, also when a rejection followed."
      empty="No applications yet."
      table={{
        head: ["Step", "Applications", "Of the step before"],
        rows: isEmpty ? [] : steps.map(({ name, n, share }) => [name, n, share || "–"]),
      }}
    >
      <ol className="grid gap-4 text-14">
        {steps.map(({ name, n, share }) => (
          <li key={name} className="grid gap-1.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{name}</span>
              <span className="tabular-nums">
                {n}
                {share && <span className="text-muted">, {share} of the step before</span>}
              </span>
            </p>
            <Bar share={n / most} />
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}

/** "" where there is no step before, or too few to speak of a share. */
function shareText(n: number, before: number | undefined): string {
  return before === undefined || before < 5 ? "" : `${Math.round((100 * n) / before)}%`;
}

/** One bar on its track. Its figure stands in words beside it. @param share 0 to 1; null draws the track alone. */
export function Bar({ share }: { share: number | null }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="block h-2 w-full overflow-hidden rounded-full"
    >
      <rect width="100" height="8" className="fill-sunken" />
      {share !== null && share > 0 && (
        <rect
          width={Math.max(1, share * 100)}
          height="8"
          className="fill-primary forced-colors:fill-[CanvasText]"
        />
      )}
    </svg>
  );
}

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
