import { expect, it } from "vitest";
import { groupJobs } from "./board-groups.ts";

it("the board's list, is grouped by match, each group in its own order, other fields last", () => {
  const jobs = [
    { id: "a", matchScore: 80 },
    { id: "b", matchScore: 60 },
    { id: "c", matchScore: 59, isOtherField: true },
    { id: "d", matchScore: 39, isOtherField: true },
    { id: "e", matchScore: 38 },
    { id: "f" },
  ];
  expect(groupJobs(jobs).map(({ title, jobs }) => [title, jobs.map(({ id }) => id).join("")])).toEqual([
    ["Fit well", "ab"],
    ["Worth a look", "ce"],
    ["Not measured", "f"],
    ["Not your field", "d"],
  ]);
  expect(groupJobs([])).toEqual([]);
});
