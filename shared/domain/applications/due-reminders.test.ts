import { describe, expect, it } from "vitest";
import { closesText, daysToLookAt, dueReminders } from "./due-reminders.ts";

const one = {
  id: "a1",
  jobTitle: "Registered Nurse",
  company: "Ward Nine",
  status: "applied" as const,
  followUpDate: "2026-11-24",
  closingDate: null as string | null,
  interviewDate: null as string | null,
  interviewTime: "",
  timeZone: null as string | null,
  createdAt: new Date("2026-11-01T00:00:00Z"),
};
const types = (application: typeof one | object, now: string) =>
  dueReminders({ ...one, ...application }, new Date(now)).map(({ type }) => type);

describe("a follow-up", () => {
  it.each([
    ["2026-11-23T21:59:00Z", []],
    ["2026-11-23T22:00:00Z", ["follow_up"]],
    ["2026-11-24T12:59:00Z", ["follow_up"]],
    ["2026-11-24T13:01:00Z", []],
    ["2026-11-25T22:00:00Z", []],
  ])("is due on its day from nine in Sydney: %s", (now, expected) => {
    expect(types({}, now)).toEqual(expected);
  });

  it("follows the person's own zone", () => {
    expect(types({ timeZone: "Australia/Perth" }, "2026-11-23T22:00:00Z")).toEqual([]);
    expect(types({ timeZone: "Australia/Perth" }, "2026-11-24T01:00:00Z")).toEqual(["follow_up"]);
  });

  it.each(["rejected", "offered"] as const)("of an application that is %s is not told", (status) => {
    expect(types({ status }, "2026-11-23T22:00:00Z")).toEqual([]);
  });

  it("names the date in its key, so that a moved date is told anew", () => {
    const key = (followUpDate: string, now: string) =>
      dueReminders({ ...one, followUpDate }, new Date(now))[0]?.eventKey;
    expect(key("2026-11-24", "2026-11-23T22:00:00Z")).not.toBe(key("2026-11-25", "2026-11-24T22:00:00Z"));
  });
});

describe("an interview", () => {
  const interview = { followUpDate: null, interviewDate: "2026-11-25", interviewTime: "14:30" };
  it("is told the day before, with its time", () => {
    expect(dueReminders({ ...one, ...interview }, new Date("2026-11-23T23:00:00Z"))).toEqual([
      {
        type: "interview",
        message: "Your interview for Registered Nurse at Ward Nine is tomorrow, 25 November 2026 at 14:30.",
        eventKey: "interview a1 2026-11-25",
      },
    ]);
    expect(types(interview, "2026-11-24T23:00:00Z")).toEqual([]);
    expect(types({ ...interview, status: "rejected" }, "2026-11-23T23:00:00Z")).toEqual([]);
  });
});

describe("a closing date", () => {
  const closing = { followUpDate: null, closingDate: "2026-11-26", status: "saved" };
  it.each([
    ["2026-11-22T23:00:00Z", []],
    ["2026-11-23T21:59:00Z", []],
    ["2026-11-23T22:00:00Z", ["closing"]],
    ["2026-11-25T22:00:00Z", ["closing"]],
    ["2026-11-26T22:00:00Z", []],
  ])("of what is only saved is told from two days before: %s", (now, expected) => {
    expect(types(closing, now)).toEqual(expected);
  });

  it.each(["applied", "interviewing", "offered", "rejected"])("is nothing to one that is %s", (status) => {
    expect(types({ ...closing, status }, "2026-11-24T22:00:00Z")).toEqual([]);
  });

  it.each([
    ["2026-11-23T12:59:00Z", ["closing"]],
    ["2026-11-23T13:00:00Z", []],
    ["2026-11-24T01:00:00Z", []],
  ])("is not told on the day of the person's own save (%s), but from the next", (savedAt, expected) => {
    const saved = { ...closing, createdAt: new Date(savedAt) };
    expect(types(saved, "2026-11-24T02:00:00Z")).toEqual(expected);
    expect(types(saved, "2026-11-24T22:00:00Z")).toEqual(["closing"]);
  });

  it("says the days left, and a moved day is told anew", () => {
    const told = (closingDate: string) =>
      dueReminders({ ...one, ...closing, closingDate, status: "saved" }, new Date("2026-11-24T00:00:00Z"));
    expect(told("2026-11-26")[0]?.message).toBe(
      "Registered Nurse at Ward Nine closes in 2 days. You have not applied yet.",
    );
    expect(told("2026-11-25")[0]?.eventKey).not.toBe(told("2026-11-26")[0]?.eventKey);
  });

  it.each([
    ["2026-11-23", "closed on 23 November 2026"],
    ["2026-11-24", "closes today"],
    ["2026-11-25", "closes tomorrow"],
    ["2026-11-26", "closes in 2 days"],
  ])("%s in words: %s", (day, text) => {
    expect(closesText(day, "2026-11-24")).toBe(text);
  });
});

it("the store is asked for every day that may be due somewhere", () => {
  expect(daysToLookAt(new Date("2026-11-23T23:30:00Z"))).toEqual({ from: "2026-11-22", to: "2026-11-26" });
});
