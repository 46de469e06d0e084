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
    const { days, ...rest } = analysed([]);
    expect(rest).toEqual({
      flow: {
        ...{ applied: 0, undated: 0, answered: 0, declined: 0 },
        ...{ interviewed: 0, offers: 0, talking: 0, declinedAfter: 0 },
      },
      bySource: [],
      byResume: [],
      byBand: [],
      timeToAnswer: { n: 0, medianDays: null, byWeek: [0, 0, 0, 0, 0] },
    });
    // Monday, 3 August to Sunday, 22 November.
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([16 * 7, "2026-08-03", "2026-11-22"]);
  });

  it("the flow splits what was sent without a rest: each part is the sum of what it becomes", () => {
    const interviewed = { kind: "status", detail: "Interviewing", at: "2026-11-12T00:00:00.000Z" };
    const { flow } = analysed([
      one({ status: "saved", appliedDate: null }),
      one(),
      one(interview),
      one({ status: "offered" }),
      one({ status: "rejected" }),
      one({ status: "rejected", events: [interviewed] }),
      one({ status: "applied", appliedDate: null }),
    ]);
    expect(flow).toEqual({
      ...{ applied: 5, undated: 1, answered: 4, declined: 1 },
      ...{ interviewed: 3, offers: 1, talking: 1, declinedAfter: 1 },
    });
    expect(flow.answered).toBe(flow.declined + flow.interviewed);
    expect(flow.interviewed).toBe(flow.offers + flow.talking + flow.declinedAfter);
  });

  it.each([
    [4, null, null, null, null],
    [5, 1, 20, 4, 62],
    [20, 1, 5, 1, 24],
  ])("a group of %d has %s answers and %s percent, between %s and %s", (n, answered, percent, low, high) => {
    const { bySource } = analysed([...many(n - 1), one(interview)]);
    expect(bySource).toEqual([{ key: "seek", label: "SEEK", n, answered, percent, low, high }]);
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
    expect(analysed([...four, one()]).timeToAnswer).toEqual({
      n: 4,
      medianDays: null,
      byWeek: [3, 1, 0, 0, 0],
    });
    expect(analysed([...four, answered(3, "Interviewing")]).timeToAnswer).toMatchObject({
      n: 5,
      medianDays: 3,
    });
  });

  it("a day is the day of the person's own zone", () => {
    // Sunday 22:30 in Perth is Monday in Sydney.
    const late = one({ appliedDate: "2026-11-15T14:30:00.000Z" });
    const sentOn = (timeZone: string) =>
      applicationAnalytics([late], { ...world, timeZone }).days.find(({ applied }) => applied === 1)?.day;
    expect(sentOn("Australia/Sydney")).toBe("2026-11-16");
    expect(sentOn("Australia/Perth")).toBe("2026-11-15");
  });
});
