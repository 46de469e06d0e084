import { describe, expect, it } from "vitest";
import { type Agenda, comingDays, type DatedApplication, sentByWeekday, todaysList } from "./todays-list.ts";

const today = "2026-11-24";
const empty: Agenda = { dated: [], waiting: null, draft: null, ready: null, sentAt: [] };

function dated(id: string, change: Partial<DatedApplication>): DatedApplication {
  return {
    id,
    jobTitle: "Ward Nurse",
    company: "Banksia Health",
    status: "applied",
    followUpDate: null,
    closingDate: null,
    interviewDate: null,
    interviewTime: "",
    appliedDate: null,
    ...change,
  };
}
const told = (agenda: Partial<Agenda>, matches = 0) =>
  todaysList({ ...empty, ...agenda }, matches, today).map((row) =>
    "application" in row ? `${row.kind} ${row.application.id}` : row.kind,
  );

describe("what to do today", () => {
  it.each([
    ["2026-11-23", []],
    ["2026-11-24", ["interview a"]],
    ["2026-11-27", ["interview a"]],
    ["2026-11-28", []],
  ])("an interview on %s: %j", (interviewDate, rows) => {
    expect(told({ dated: [dated("a", { interviewDate, status: "interviewing" })] })).toEqual(rows);
  });

  it.each([
    ["2026-10-01", "applied", ["follow-up a"]],
    ["2026-11-24", "applied", ["follow-up a"]],
    ["2026-11-25", "applied", []],
    ["2026-11-24", "saved", ["follow-up a"]],
    ["2026-11-24", "offered", []],
    ["2026-11-24", "rejected", []],
  ] as const)("a follow-up on %s of one that is %s: %j", (followUpDate, status, rows) => {
    expect(told({ dated: [dated("a", { followUpDate, status })] })).toEqual(rows);
  });

  it.each([
    ["2026-11-23", "saved", []],
    ["2026-11-24", "saved", ["closing a"]],
    ["2026-11-27", "saved", ["closing a"]],
    ["2026-11-28", "saved", []],
    ["2026-11-24", "applied", []],
  ] as const)("a closing date on %s of one that is %s: %j", (closingDate, status, rows) => {
    expect(told({ dated: [dated("a", { closingDate, status })] })).toEqual(rows);
  });

  it("interviews by their clock, then the oldest follow-up, matches, the letter, the saved job, the silence; five at most", () => {
    const agenda = {
      dated: [
        dated("f1", { followUpDate: "2026-11-24" }),
        dated("f2", { followUpDate: "2026-11-20" }),
        dated("late", { interviewDate: today, interviewTime: "14:30" }),
        dated("early", { interviewDate: today, interviewTime: "09:00" }),
      ],
      draft: { letterId: "l", jobTitle: "Cook", company: "Cafe", createdAt: "2026-11-22T00:00:00Z" },
      ready: {
        id: "r",
        jobTitle: "Cook",
        company: "Cafe",
        matchScore: 80,
        createdAt: "2026-11-22T00:00:00Z",
      },
      waiting: { id: "w", jobTitle: "Cook", company: "Cafe", appliedDate: "2026-11-01T00:00:00Z" },
    };
    expect(told(agenda, 3)).toEqual([
      "interview early",
      "interview late",
      "follow-up f2",
      "follow-up f1",
      "matches",
    ]);
    expect(told({ ...agenda, dated: [] }, 1)).toEqual(["matches", "draft", "ready", "waiting"]);
  });

  it.each([
    [59, []],
    [60, ["ready"]],
  ])("a saved job that matches %i%%: %j", (matchScore, rows) => {
    const ready = {
      id: "r",
      jobTitle: "Cook",
      company: "Cafe",
      matchScore,
      createdAt: "2026-11-22T00:00:00Z",
    };
    expect(told({ ready })).toEqual(rows);
  });
});

it("the coming days are of all kinds, nearest first, the last day included", () => {
  const rows = [
    dated("b", { interviewDate: "2026-12-06", followUpDate: "2026-11-30" }),
    dated("a", { followUpDate: "2026-11-25" }),
    dated("d", { closingDate: "2026-11-26", status: "saved" }),
    dated("c", { interviewDate: "2026-12-07" }),
  ];
  expect(comingDays(rows, today, "2026-12-06").map((one) => `${one.kind} ${one.day}`)).toEqual([
    "follow-up 2026-11-25",
    "closing 2026-11-26",
    "follow-up 2026-11-30",
    "interview 2026-12-06",
  ]);
});

it("what was sent is counted from Monday to Sunday, whatever day it is", () => {
  const sent = ["2026-11-22", "2026-11-23", "2026-11-23", "2026-11-29"];
  for (const day of ["2026-11-23", "2026-11-29"])
    expect(sentByWeekday(sent, day).map((one) => one.sent)).toEqual([2, 0, 0, 0, 0, 0, 1]);
});
