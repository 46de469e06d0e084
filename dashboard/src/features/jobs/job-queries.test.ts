import { describe, expect, it } from "vitest";
import { inKnownOrder, type JobList, type ListedJob } from "./job-queries.ts";

function listOf(pending: number, ...jobs: [id: string, matchScore?: number][]): JobList {
  return {
    jobs: jobs.map(
      ([id, matchScore]) => ({ id, ...(matchScore !== undefined && { matchScore }) }) as ListedJob,
    ),
    ...{ page: 1, pages: 1, total: jobs.length, isTotalLeast: false },
    matches: { hasResume: true, pending, isLimited: false },
  };
}
const shown = ({ jobs }: JobList) => jobs.map(({ id, matchScore }) => [id, matchScore]);

describe("inKnownOrder", () => {
  const old = listOf(2, ["a"], ["b"]);
  it("keeps the order while scores are pending, and takes the scores", () => {
    expect(shown(inKnownOrder(old, listOf(1, ["b", 80], ["a"])))).toEqual([
      ["a", undefined],
      ["b", 80],
    ]);
  });
  it("takes the final order once all are there", () => {
    expect(shown(inKnownOrder(old, listOf(0, ["b", 80], ["a", 40])))).toEqual([
      ["b", 80],
      ["a", 40],
    ]);
  });
  it("takes another list as it is", () => {
    const next = listOf(1, ["c"], ["a"], ["b"]);
    expect(inKnownOrder(old, next)).toBe(next);
    expect(inKnownOrder(undefined, next)).toBe(next);
  });
});
