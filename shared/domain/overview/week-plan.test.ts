import { expect, it } from "vitest";
import type { Agenda, DatedApplication } from "./todays-list.ts";
import { hasPlan, weekPlan } from "./week-plan.ts";

const today = "2026-11-25";
const none: Agenda = { dated: [], waiting: null, draft: null, ready: null, sentAt: [] };
const dated = (id: string, change: Partial<DatedApplication>): DatedApplication => ({
  ...{ id, jobTitle: "Ward Nurse", company: "Banksia Health", status: "applied", appliedDate: null },
  ...{ followUpDate: null, closingDate: null, interviewDate: null, interviewTime: "", ...change },
});

it("weekPlan, gives each of seven days what falls on it, and keeps what is late", () => {
  const agenda = {
    ...none,
    dated: [
      dated("late", { followUpDate: "2026-11-20" }),
      dated("past", { status: "interviewing", interviewDate: "2026-11-24" }),
      dated("now", { followUpDate: today }),
      dated("talk", { status: "interviewing", interviewDate: "2026-11-27", interviewTime: "10:30" }),
      dated("ends", { status: "saved", closingDate: "2026-11-27" }),
      dated("last", { followUpDate: "2026-12-01" }),
      dated("next", { followUpDate: "2026-12-02" }),
    ],
  };
  const { late, days } = weekPlan(agenda, today);
  expect(late.map(({ application }) => application.id)).toEqual(["late"]);
  expect(days.map(({ day }) => day)).toEqual([
    "2026-11-25",
    "2026-11-26",
    "2026-11-27",
    "2026-11-28",
    "2026-11-29",
    "2026-11-30",
    "2026-12-01",
  ]);
  const told = days.map(({ entries }) => entries.map(({ kind, application }) => `${kind} ${application.id}`));
  expect(told).toEqual([
    ["follow-up now"],
    [],
    ["closing ends", "interview talk"],
    [],
    [],
    [],
    ["follow-up last"],
  ]);
});

it.each([
  ["nothing", none, false],
  ["a day of next month", { ...none, dated: [dated("a", { followUpDate: "2026-12-20" })] }, false],
  ["a follow-up that is late", { ...none, dated: [dated("a", { followUpDate: "2026-11-01" })] }, true],
  [
    "one that hears nothing",
    { ...none, waiting: { id: "w", jobTitle: "", company: "", appliedDate: "" } },
    true,
  ],
])("hasPlan, %s", (_name, agenda, has) => {
  expect(hasPlan(weekPlan(agenda, today))).toBe(has);
});
