import { describe, expect, it } from "vitest";
import { flowShape } from "./flow-shape.ts";

const flow = {
  applied: 58,
  undated: 0,
  answered: 22,
  declined: 13,
  interviewed: 9,
  offers: 2,
  talking: 2,
  declinedAfter: 5,
};
const none = {
  applied: 1,
  undated: 0,
  answered: 0,
  declined: 0,
  interviewed: 0,
  offers: 0,
  talking: 0,
  declinedAfter: 0,
};

describe("the picture of the flow", () => {
  it("has one scale: bars of equal counts are equally high, and what a bar becomes fills it", () => {
    const { bars, ribbons } = flowShape(flow);
    const size = (name: string) => bars.find((bar) => bar.name === name)?.size ?? 0;
    expect(size("offers")).toBe(size("still talking"));
    expect(size("heard back") + size("no answer yet")).toBeCloseTo(size("applied"));
    expect(size("interviewed") + size("declined")).toBeCloseTo(size("heard back"));
    for (const { n, size: high } of bars) expect(high / n).toBeCloseTo(size("applied") / 58);
    expect(ribbons).toHaveLength(bars.length - 1);
  });

  it("no two bars of a column overlap, nor their labels", () => {
    for (const one of [flow, none, { ...flow, answered: 58, declined: 49 }]) {
      const { bars, height } = flowShape(one);
      for (const bar of bars) {
        expect(bar.y + bar.size).toBeLessThanOrEqual(height);
        const below = bars.find(({ x, y }) => x === bar.x && y > bar.y);
        if (below) expect(below.y - bar.y - bar.size).toBeGreaterThan(15.9);
      }
    }
  });

  it("a step that nobody reached says so, an end that nobody met is left out", () => {
    expect(flowShape(none).bars.map(({ n, name }) => `${n} ${name}`)).toEqual([
      "1 applied",
      "0 heard back",
      "1 no answer yet",
      "0 interviewed",
      "0 offers",
    ]);
  });
});
