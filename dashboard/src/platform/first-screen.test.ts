import { expect, it } from "vitest";
import { userQuery } from "../features/auth/use-user.ts";
import { jobsQuery, overviewQuery } from "./first-screen.ts";

it("how long answers are fresh, and how often the job list is tried again [P1-9.03]", () => {
  expect([userQuery.staleTime, overviewQuery.staleTime]).toEqual([600_000, 30_000]);
  expect(jobsQuery({}).retry).toBe(2);
});
