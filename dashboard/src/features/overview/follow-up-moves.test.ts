import { expect, it } from "vitest";
import { withFollowUp, withMoveUndone } from "./follow-up-moves.ts";
import type { Overview } from "./use-overview.ts";

const silent = { id: "w1", jobTitle: "Data Analyst", company: "Redgum Foods", appliedDate: "2026-11-10" };
const due: Overview["agenda"]["dated"][number] = {
  id: "f1",
  jobTitle: "Planner",
  company: "Tidewater Logistics",
  status: "applied",
  closingDate: null,
  interviewDate: null,
  interviewTime: "",
  followUpDate: "2026-11-25",
  appliedDate: "2026-11-10",
};
const agenda: Overview["agenda"] = { dated: [due], waiting: silent, draft: null, ready: null, sentAt: [] };

it.each([
  ["a follow-up", "f1", "2026-11-25"],
  ["what waited without a day", "w1", null],
] as const)("%s that is moved and refused is back where it stood", (_what, id, before) => {
  const moved = withFollowUp(agenda, { id, followUpDate: "2026-11-30" });
  expect(moved.dated.find((one) => one.id === id)?.followUpDate).toBe("2026-11-30");
  expect(withMoveUndone(moved, { id, followUpDate: before }, agenda.waiting)).toEqual(agenda);
});

it("what waited and got a day waits no more", () => {
  const moved = withFollowUp(agenda, { id: "w1", followUpDate: "2026-11-30" });
  expect(moved.waiting).toBeNull();
  expect(moved.dated).toHaveLength(2);
});
