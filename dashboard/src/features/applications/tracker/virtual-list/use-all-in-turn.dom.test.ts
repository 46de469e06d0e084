import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useAllInTurn } from "./use-all-in-turn.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const turns = (n: number) => {
  for (let at = 0; at < n; at += 1) act(() => void vi.advanceTimersByTime(40));
};

it("a short list is drawn whole, row by row after the first frame; other rows begin anew", () => {
  const mine = ["mine"];
  const { result, rerender } = renderHook(({ rows, count }) => useAllInTurn(rows, count, 3), {
    initialProps: { rows: mine, count: 13 },
  });
  expect(result.current).toBe(4);
  turns(1);
  expect(result.current).toBe(8);
  turns(5);
  expect(result.current).toBeGreaterThanOrEqual(13);
  expect(vi.getTimerCount()).toBe(0);
  rerender({ rows: ["others"], count: 40 });
  expect(result.current).toBe(4);
});

it("of a long list nothing is drawn beyond what is in view", () => {
  const { result } = renderHook(() => useAllInTurn("rows", 61, 1));
  turns(3);
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
