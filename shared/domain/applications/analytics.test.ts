import { describe, expect, it } from "vitest";
import { type AnalysedApplication, applicationAnalytics } from "./analytics.ts";

const now = new Date("2026-11-22T12:00:00Z");
const world = { now, timeZone: "Australia/Sydney", appHost: "localhost:4310" };

function one(change: Partial<AnalysedApplication> = {}): AnalysedApplication {
  return {
    status: "applied",
    appliedDate: "2026-11-10T00:00:00.000Z",
    createdAt: "2026-11-09T00:00:00.000Z",
    jobUrl: "https://au.seek.com/job/12345",
    matchScore: null,
    resume: null,
    events: [],
    ...change,
  };
}
const many = (n: number, change: Partial<AnalysedApplication> = {}) =>
  Array.from({ length: n }, () => one(change));
const interview = { status: "interviewing" as const };
const analysed = (all: AnalysedApplication[]) => applicationAnalytics(all, world);

describe("applicationAnalytics", () => {
  it("nothing gives zeros and no group, never a division by zero", () => {
    const { weeks, ...rest } = analysed([]);
    expect(rest).toEqual({
      funnel: [
        { status: "saved", n: 0 },
        { status: "applied", n: 0 },
        { status: "interviewing", n: 0 },
        { status: "offered", n: 0 },
      ],
      bySource: [],
      byResume: [],
      byBand: [],
      timeToAnswer: { n: 0, medianDays: null },
    });
    expect(weeks).toHaveLength(12);
  });

  it("the funnel counts every step that was reached", () => {
    const { funnel } = analysed([
      one({ status: "saved", appliedDate: null }),
      one(),
      one(interview),
      one({ status: "offered" }),
      one({ status: "rejected" }),
    ]);
    expect(funnel.map(({ n }) => n)).toEqual([5, 4, 2, 1]);
  });

  it.each([
    [4, null, null],
    [5, 1, 20],
  ])("a group of %d has %s answers and %s percent", (n, answered, percent) => {
    const { bySource } = analysed([...many(n - 1), one(interview)]);
    expect(bySource).toEqual([{ key: "seek", label: "SEEK", n, answered, percent }]);
  });

  it("what is only saved counts in no rate (D-52)", () => {
    expect(analysed(many(6, { status: "saved", appliedDate: null })).bySource).toEqual([]);
  });

  it("groups by source, by the resume that was sent, and by band in its order", () => {
    const { bySource, byResume, byBand } = analysed([
      ...many(2, { jobUrl: "", matchScore: 59, resume: { key: "r1", label: "Nurse, March 5, 2024" } }),
      ...many(3, { matchScore: 80 }),
      one({ matchScore: 60 }),
      one(),
    ]);
    expect(bySource.map(({ label, n }) => [label, n])).toEqual([
      ["SEEK", 5],
      ["Added by hand", 2],
    ]);
    expect(byResume.map(({ label, n }) => [label, n])).toEqual([["Nurse, March 5, 2024", 2]]);
    expect(byBand.map(({ label, n }) => [label, n])).toEqual([
      ["Excellent", 3],
      ["Good", 1],
      ["Needs work", 2],
      ["Not scored", 1],
    ]);
  });

  it("the time to an answer is the median of days, a rejection counted too", () => {
    const answered = (days: number, detail: string) =>
      one({
        status: "rejected",
        events: [{ kind: "status", detail, at: new Date(Date.UTC(2026, 10, 10 + days)).toISOString() }],
      });
    const four = [
      answered(1, "Interviewing"),
      answered(2, "Rejected"),
      answered(4, "Rejected"),
      answered(9, "Rejected"),
    ];
    expect(analysed([...four, one()]).timeToAnswer).toEqual({ n: 4, medianDays: null });
    expect(analysed([...four, answered(3, "Interviewing")]).timeToAnswer).toEqual({ n: 5, medianDays: 3 });
  });

  it("a week begins on the Monday of the person's own zone", () => {
    // Sunday 22:30 in Perth is Monday in Sydney.
    const late = one({ createdAt: "2026-11-15T14:30:00.000Z", appliedDate: null, status: "saved" });
    const saved = (timeZone: string) =>
      applicationAnalytics([late], { ...world, timeZone }).weeks.find((week) => week.saved === 1)?.monday;
    expect(saved("Australia/Sydney")).toBe("2026-11-16");
    expect(saved("Australia/Perth")).toBe("2026-11-09");
    const { weeks } = analysed([]);
    expect([weeks[0]?.monday, weeks[11]?.monday]).toEqual(["2026-08-31", "2026-11-16"]);
  });
});
