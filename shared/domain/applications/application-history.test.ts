import { describe, expect, it } from "vitest";
import { applicationHistory, appliedDay } from "./application-history.ts";

const at = (day: number, minute = 0) => new Date(Date.UTC(2026, 9, day, 0, minute)).toISOString();
const added = (day: number, detail = "Saved") => ({ at: at(day), kind: "added", detail });
const moved = (day: number, detail: string, minute = 0) => ({ at: at(day, minute), kind: "status", detail });
const steps = (input: Parameters<typeof applicationHistory>[0]) =>
  Object.keys(applicationHistory(input).reached).sort();

describe("applicationHistory", () => {
  it("keeps a step that was left again: a rejection after an interview has had the interview", () => {
    const events = [moved(9, "Rejected"), added(1), moved(3, "Applied"), moved(6, "Interviewing")];
    const history = applicationHistory({ status: "rejected", appliedDate: at(3), events });
    expect(history).toEqual({
      reached: { saved: at(1), applied: at(3), interviewing: at(6), rejected: at(9) },
      appliedAt: at(3),
      answeredAt: at(6),
    });
  });

  it("an offer implies the interview, and anything sent implies the application", () => {
    expect(steps({ status: "offered", appliedDate: null, events: [] })).toEqual([
      "applied",
      "interviewing",
      "offered",
      "saved",
    ]);
  });

  it("a rejection of what was sent was applied for; one of what was only saved was not", () => {
    expect(steps({ status: "rejected", appliedDate: at(1), events: [] })).toContain("applied");
    expect(steps({ status: "rejected", appliedDate: null, events: [added(1)] })).not.toContain("applied");
  });

  it.each([
    [5, ["applied", "saved"]],
    [11, ["applied", "interviewing", "saved"]],
  ])("a move taken back after %d minutes leaves %j", (minutes, expected) => {
    const events = [added(1, "Applied"), moved(2, "Interviewing"), moved(2, "Applied", minutes)];
    expect(steps({ status: "applied", appliedDate: at(1), events })).toEqual(expected);
  });

  it("one that was added as answered tells no day of its answer, nor one added as sent of its sending", () => {
    const answered = {
      status: "interviewing",
      appliedDate: at(1),
      events: [added(1, "Interviewing")],
    } as const;
    expect(applicationHistory(answered)).toMatchObject({ appliedAt: at(1), answeredAt: null });
    const sent = {
      status: "rejected",
      appliedDate: null,
      events: [added(1, "Applied"), moved(1, "Rejected", 30)],
    };
    expect(applicationHistory({ ...sent, status: "rejected" })).toMatchObject({
      appliedAt: null,
      answeredAt: at(1, 30),
    });
  });

  it.each([
    [9, null],
    [10, at(1, 10)],
  ])("an answer %d minutes after it was added was on a day of its own: %j", (minutes, answeredAt) => {
    const events = [added(1, "Applied"), moved(1, "Rejected", minutes)];
    expect(applicationHistory({ status: "rejected", appliedDate: at(1), events }).answeredAt).toBe(
      answeredAt,
    );
  });

  it("without a log nothing is known of when the answer came", () => {
    expect(
      applicationHistory({ status: "interviewing", appliedDate: at(1), events: [] }).answeredAt,
    ).toBeNull();
  });
});

it("what is only saved has no day on which it was sent", () => {
  const appliedDate = new Date(2024, 2, 5).toISOString();
  expect(appliedDay({ status: "applied", appliedDate })).toBe("March 5, 2024");
  expect(appliedDay({ status: "saved", appliedDate })).toBeNull();
});
