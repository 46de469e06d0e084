import type { Analytics } from "#shared/contract/applications/application-reports.ts";
import { enoughToTell } from "#shared/domain/applications/analytics.ts";
import { counted } from "#shared/domain/text.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { ChartCard } from "./chart-card.tsx";
import { chartWidth, type FlowBar, type FlowRibbon, flowShape } from "./flow-shape.ts";

type Flow = Analytics["flow"];

/** What was sent, and what became of it: every bar and ribbon is as high as it has applications. */
export function FlowChart({ flow }: { flow: Flow }) {
  const { applied, undated, answered, interviewed, offers, declined, talking, declinedAfter } = flow;
  const share = (n: number) => (applied < enoughToTell ? "" : `, ${Math.round((100 * n) / applied)}%`);
  const left =
    undated === 0 ? "" : ` ${undated} sent on an unknown day ${undated === 1 ? "isn't" : "aren't"} counted.`;
  return (
    <ChartCard
      title="From applied to offer"
      text={`${counted(applied, "application")}.${left}`}
      empty="No application with a known date yet."
      table={{
        head: ["Step", "Applications"],
        rows:
          applied === 0
            ? []
            : [
                ["Applied", applied],
                ["No answer yet", applied - answered],
                ["Heard back", answered],
                ["Declined without an interview", declined],
                ["Interviewed", interviewed],
                ["Still talking", talking],
                ["Declined after an interview", declinedAfter],
                ["Offers", offers],
              ],
      }}
    >
      <Steps flow={flow} />
      <Picture flow={flow} share={share} />
    </ChartCard>
  );
}

const fills = {
  control: "fill-control",
  info: "fill-info",
  success: "fill-success",
  accent: "fill-accent-fill",
  danger: "fill-danger",
  primary: "fill-primary",
} as const;

function Picture({ flow, share }: { flow: Flow; share: (n: number) => string }) {
  const { height, bars, ribbons } = flowShape(flow);
  const { applied, answered, interviewed, offers, declined, talking, declinedAfter } = flow;
  return (
    <div
      role="img"
      aria-label={`${applied} applied: ${answered} heard back, ${applied - answered} no answer yet. Of ${answered}: ${interviewed} interviewed, ${declined} declined. Of ${interviewed}: ${offers} offers, ${talking} still talking, ${declinedAfter} declined.`}
      className="relative hidden @2xl:block"
      style={{ height }}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${chartWidth} ${height}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        {ribbons.map((ribbon) => (
          <Ribbon key={`${ribbon.x1} ${ribbon.y1}`} {...ribbon} />
        ))}
        {bars.map(({ x, y, size, colour }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="9" height={size} rx="2" className={fills[colour]} />
        ))}
      </svg>
      {bars.map((bar) => (
        <Label key={`${bar.x} ${bar.y}`} {...bar} share={bar.isStep ? share(bar.n) : ""} />
      ))}
    </div>
  );
}

function Ribbon({ x1, y1, x2, y2, size, colour }: FlowRibbon) {
  const middle = (x1 + x2) / 2;
  return (
    <path
      d={`M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}v${size}C${middle} ${y2 + size} ${middle} ${y1 + size} ${x1} ${y1 + size}z`}
      className={classNames(fills[colour], colour === "control" ? "opacity-25" : "opacity-35")}
    />
  );
}

/** Above its bar for the steps, else right of it. */
function Label({ x, y, size, n, name, isAbove, share }: FlowBar & { share: string }) {
  return (
    <p
      style={{
        left: `${((isAbove ? x : x + 20) / chartWidth) * 100}%`,
        top: isAbove ? 0 : y + size / 2 - 14,
      }}
      className="absolute text-13 whitespace-nowrap text-muted"
    >
      <b className="mr-1.5 text-18 font-bold text-ink tabular-nums">{n}</b>
      {name}
      {share}
    </p>
  );
}

/** In a narrow card: the steps as bars. */
function Steps({ flow }: { flow: Flow }) {
  const steps = [
    { name: "Applied", n: flow.applied, fill: "bg-info" },
    { name: "Heard back", n: flow.answered, fill: "bg-success" },
    { name: "Interviewed", n: flow.interviewed, fill: "bg-accent-fill" },
    { name: "Offers", n: flow.offers, fill: "bg-success" },
  ];
  return (
    <ol className="grid gap-2.5 text-14 @2xl:hidden">
      {steps.map(({ name, n, fill }) => (
        <li key={name} className="grid grid-cols-[1fr_auto] gap-1">
          {name}
          <b className="tabular-nums">{n}</b>
          <span className="col-span-2 h-3 rounded-small bg-sunken">
            {n > 0 && (
              <span
                className={classNames("fc-fill block h-full min-w-1 rounded-small", fill)}
                style={{ width: `${(100 * n) / flow.applied}%` }}
              />
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
