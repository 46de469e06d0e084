import type { Analytics } from "#shared/contract/applications/application-reports.ts";

type Colour = "control" | "info" | "success" | "accent" | "danger" | "primary";

export interface FlowBar {
  x: number;
  y: number;
  /** As high as it has applications. */
  size: number;
  n: number;
  name: string;
  colour: Colour;
  /** One of the four steps, which also say their share. */
  isStep: boolean;
  isAbove: boolean;
}

export interface FlowRibbon {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  size: number;
  colour: Colour;
}

/** The picture is stretched to the card's width; its height is in px. */
export const chartWidth = 1000;
const columns = [0, 275, 550, 800] as const;
const barWidth = 9;
const top = 36;
/** All applications together, in px. */
const whole = 140;
/** A label needs this much, also beside a bar that is lower. */
const labelHeight = 28;

/** Where each bar and ribbon of the flow is drawn, to one scale. */
export function flowShape(flow: Analytics["flow"]): {
  height: number;
  bars: FlowBar[];
  ribbons: FlowRibbon[];
} {
  const scale = whole / Math.max(1, flow.applied);
  const silent = flow.applied - flow.answered;
  const bars: FlowBar[] = [];
  const ribbons: FlowRibbon[] = [];
  /** The bars of one column, one below the other, each with the ribbon that leads to it. */
  const column = (
    at: 1 | 2 | 3,
    parts: readonly (Pick<FlowBar, "n" | "name" | "colour" | "isStep"> & { ribbon: Colour })[],
  ) => {
    const x = columns[at];
    let [y, from] = [top, top];
    for (const { ribbon, ...part } of parts) {
      // Without any there is nothing to draw, but each step says so.
      if (part.n === 0 && !part.isStep) continue;
      const size = part.n * scale;
      const isAbove = part.isStep && at < 3;
      bars.push({ ...part, x, y, size, isAbove });
      const x1 = columns[at - 1] ?? 0;
      if (part.n > 0) ribbons.push({ x1: x1 + barWidth, y1: from, x2: x, y2: y, size, colour: ribbon });
      from += size;
      y += Math.max(size + 16, isAbove ? 0 : labelHeight);
    }
  };
  const step = { isStep: true };
  const end = { isStep: false };
  bars.push({
    ...{ x: columns[0], y: top, size: flow.applied * scale, n: flow.applied },
    ...{ name: "applied", colour: "info", isStep: false, isAbove: true },
  });
  column(1, [
    { ...step, n: flow.answered, name: "heard back", colour: "success", ribbon: "primary" },
    { ...end, n: silent, name: "no answer yet", colour: "control", ribbon: "control" },
  ]);
  column(2, [
    { ...step, n: flow.interviewed, name: "interviewed", colour: "accent", ribbon: "primary" },
    { ...end, n: flow.declined, name: "declined", colour: "danger", ribbon: "danger" },
  ]);
  column(3, [
    {
      ...step,
      n: flow.offers,
      name: flow.offers === 1 ? "offer" : "offers",
      colour: "success",
      ribbon: "success",
    },
    { ...end, n: flow.talking, name: "still talking", colour: "accent", ribbon: "accent" },
    { ...end, n: flow.declinedAfter, name: "declined after", colour: "danger", ribbon: "danger" },
  ]);
  const height = Math.max(...bars.map(({ y, size }) => Math.max(y + size, y + size / 2 + labelHeight / 2)));
  return { height: Math.ceil(height) + 4, bars, ribbons };
}
