import type { Analytics } from "#shared/contract/applications/application-reports.ts";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { longDate } from "#shared/domain/dates.ts";
import { ChartCard } from "./chart-card.tsx";

type Weeks = Analytics["weeks"];

const series = [
  { key: "saved", label: statusFacts.saved.label },
  { key: "applied", label: statusFacts.applied.label },
  { key: "answers", label: "Answers" },
] as const;

const weekText = (monday: string) => longDate(`${monday}T12:00:00`);

/** What was done and what came back, week by week: three small charts on one scale, told apart by their names. */
export function WeekChart({ weeks }: { weeks: Weeks }) {
  const most = Math.max(1, ...weeks.flatMap(({ saved, applied, answers }) => [saved, applied, answers]));
  const isEmpty = weeks.every(({ saved, applied, answers }) => saved + applied + answers === 0);
  return (
    <ChartCard
      title="Week by week"
      text="The last twelve weeks. An answer is an interview, an offer or a rejection."
      empty="Nothing in the last twelve weeks."
      table={{
        head: ["Week from", ...series.map(({ label }) => label)],
        rows: isEmpty
          ? []
          : weeks.map(({ monday, saved, applied, answers }) => [weekText(monday), saved, applied, answers]),
      }}
    >
      <div className="grid gap-5">
        {series.map(({ key, label }) => (
          <Columns
            key={key}
            label={label}
            weeks={weeks}
            values={weeks.map((week) => week[key])}
            most={most}
          />
        ))}
        <p className="flex justify-between gap-4 text-13 text-muted">
          <span>{weekText(weeks[0]?.monday ?? "")}</span>
          <span>This week</span>
        </p>
      </div>
    </ChartCard>
  );
}

interface ColumnsProps {
  label: string;
  weeks: Weeks;
  values: readonly number[];
  most: number;
}

const step = 10;
const height = 40;

function Columns({ label, weeks, values, most }: ColumnsProps) {
  const sum = values.reduce((all, one) => all + one, 0);
  const told = values.map((value, at) => (value > 0 ? `${weekText(weeks[at]?.monday ?? "")}: ${value}` : ""));
  return (
    <figure className="grid gap-1.5">
      <figcaption className="flex justify-between gap-4 text-14">
        <span className="font-medium">{label}</span>
        <span className="tabular-nums">{sum}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${label} by week: ${told.filter(Boolean).join("; ") || "none"}`}
        viewBox={`0 0 ${values.length * step} ${height}`}
        preserveAspectRatio="none"
        className="block h-12 w-full border-b border-line"
      >
        {values.map((value, at) => (
          <rect
            key={weeks[at]?.monday}
            x={at * step + 1}
            y={height - (height * value) / most}
            width={step - 2}
            height={(height * value) / most}
            className="fill-primary forced-colors:fill-[CanvasText]"
          >
            <title>{`${weekText(weeks[at]?.monday ?? "")}: ${value}`}</title>
          </rect>
        ))}
      </svg>
    </figure>
  );
}
