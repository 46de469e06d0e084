import type { Analytics } from "#shared/contract/application-reports.ts";
import { statusLabel } from "#shared/domain/applications/status.ts";
import { Bar } from "./bar.tsx";
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
      title="How far they came"
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
