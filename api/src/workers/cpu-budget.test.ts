import { describe, expect, it } from "vitest";
import { createCpuBudget } from "./cpu-budget.ts";

describe("createCpuBudget", () => {
  const started = () => {
    let now = 0;
    const budget = createCpuBudget(() => now, { storeMs: 1000, perMinuteMs: 600 });
    const pass = (ms: number) => {
      now += ms;
    };
    return { ...budget, pass };
  };

  it("a store that is used up says in whole seconds when there is something again", () => {
    const { wait, spend, pass } = started();
    expect(wait("a")).toBe(0);
    spend("a", 1100);
    expect(wait("a")).toBe(10);
    pass(10_001);
    expect(wait("a")).toBe(0);
  });

  it("each caller has a store of its own, and it never holds more than its size", () => {
    const { wait, spend, pass } = started();
    spend("a", 5000);
    expect(wait("b")).toBe(0);
    pass(3_600_000);
    spend("a", 999);
    expect(wait("a")).toBe(0);
    spend("a", 2);
    expect(wait("a")).toBe(1);
  });
});
