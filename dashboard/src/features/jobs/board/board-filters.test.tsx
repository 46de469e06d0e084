import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { BrowserRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pauseMs } from "../use-settled.ts";
import { useBoardFilters } from "./board-filters.tsx";

let filters: ReturnType<typeof useBoardFilters>;

function Board() {
  filters = useBoardFilters();
  return (
    <input
      aria-label="Search jobs"
      value={filters.typed}
      onChange={(event) => filters.setTyped(event.currentTarget.value)}
    />
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>("Search jobs").value;
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText("Search jobs"), { target: { value: text } });
const rest = (ms = pauseMs) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/job-board");
  render(
    <BrowserRouter>
      <Board />
    </BrowserRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("two changes before the first is drawn are both kept", () => {
  act(() => {
    filters.setFilter("location", "Sydney");
    filters.setFilter("type", "Contract");
  });
  expect(location.search).toBe("?location=Sydney&type=Contract");
  act(() => {
    filters.clear();
    filters.setFilter("experience", "Entry Level");
  });
  expect(location.search).toBe("?experience=Entry+Level");
});

it("a text is searched for once the typing rests, and the box keeps it all the while", () => {
  type("storm");
  rest(pauseMs - 1);
  type("stormwater");
  rest(pauseMs - 1);
  expect([box(), location.search]).toEqual(["stormwater", ""]);
  rest(1);
  expect([box(), location.search, filters.filter.search]).toEqual([
    "stormwater",
    "?q=stormwater",
    "stormwater",
  ]);
});

it("what is cleared does not come back, whether it was searched for yet or not", () => {
  for (const wait of [pauseMs, pauseMs - 1]) {
    type("stormwater");
    rest(wait);
    act(() => filters.clear());
    rest(10 * pauseMs);
    expect([box(), location.search]).toEqual(["", ""]);
  }
});

it("Back leads the box", () => {
  type("nurse");
  rest();
  act(() => {
    history.pushState(null, "", "/job-board?q=cook");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect([box(), filters.filter.search]).toEqual(["cook", "cook"]);
});
