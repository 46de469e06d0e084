import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryClient } from "../../platform/query-client.ts";
import { boardQuery, type JobList } from "./job-queries.ts";

const measuring: JobList = {
  jobs: [],
  ...{ page: 1, pages: 1, total: 0, isTotalLeast: false },
  matches: { hasResume: true, pending: 2, isLimited: false },
};
let calls: ((list: JobList) => void)[];

beforeEach(() => {
  calls = [];
  vi.stubGlobal("fetch", () => new Promise((resolve) => calls.push((list) => resolve(Response.json(list)))));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Board({ search }: { search: string }) {
  const { data, isPlaceholderData } = useQuery(boardQuery({ search }, 1));
  return <p>{data ? `${data.matches.pending} ${isPlaceholderData ? "before" : "found"}` : "none"}</p>;
}

const board = (search: string) => (
  <QueryClientProvider client={queryClient}>
    <Board search={search} />
  </QueryClientProvider>
);

it("a search that begins while scores are being measured shows the list of before, and does not draw it for ever", async () => {
  const { rerender } = render(board(""));
  await act(async () => calls.shift()?.(measuring));
  expect(await screen.findByText("2 found")).toBeTruthy();
  rerender(board("welder"));
  expect(screen.getByText("2 before")).toBeTruthy();
  await act(async () => calls.shift()?.({ ...measuring, matches: { ...measuring.matches, pending: 1 } }));
  expect(await screen.findByText("1 found")).toBeTruthy();
});
