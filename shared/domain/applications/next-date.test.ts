import { describe, expect, it } from "vitest";
import { nextDate } from "./next-date.ts";

const today = "2026-11-24";
const none = {
  status: "applied",
  closingDate: null,
  followUpDate: null,
  interviewDate: null,
  interviewTime: null,
} as const;
const titleOf = (dates: Partial<Parameters<typeof nextDate>[0]>) =>
  nextDate({ ...none, ...dates }, today)?.title;

describe("what comes next for an application", () => {
  it("no date, nothing comes", () => {
    expect(nextDate(none, today)).toBeNull();
    expect(nextDate({ ...none, followUpDate: "", interviewDate: "", interviewTime: "" }, today)).toBeNull();
  });

  it("an interview this week, is said by its weekday and hour", () => {
    expect(nextDate({ ...none, interviewDate: "2026-11-26", interviewTime: "10:30" }, today)).toEqual({
      kind: "interview",
      day: "2026-11-26",
      title: "Interview on Thursday, 10:30 am",
      note: "in 2 days",
      short: "Interview Thu 26 Nov, 10:30 am",
      isLate: false,
    });
  });

  it.each([
    [{ status: "saved", closingDate: "2026-11-26" }, "Closes on Thursday"],
    [{ status: "saved", closingDate: "2026-11-26", followUpDate: "2026-11-25" }, "Follow up tomorrow"],
    [{ status: "saved", closingDate: "2026-11-23" }, undefined],
    [{ status: "applied", closingDate: "2026-11-26" }, undefined],
  ] as const)("a closing date: %j is %s", (dates, title) => {
    expect(titleOf(dates)).toBe(title);
  });

  it("today, tomorrow and in a week, say so", () => {
    expect(titleOf({ interviewDate: today })).toBe("Interview today");
    expect(titleOf({ followUpDate: "2026-11-25" })).toBe("Follow up tomorrow");
    expect(titleOf({ followUpDate: "2026-11-30" })).toBe("Follow up on Monday");
    expect(titleOf({ followUpDate: "2026-12-01" })).toBe("Follow up on December 1, 2026");
  });

  it.each([
    [{ followUpDate: "2026-11-20" }, "Follow up, due 4 days ago", true],
    [{ followUpDate: today }, "Follow up today", false],
    [{ status: "saved", closingDate: "2026-11-27" }, "Closes Fri 27 Nov", false],
    [{ interviewDate: "2026-12-08", interviewTime: "14:00" }, "Interview 8 Dec, 2:00 pm", false],
  ] as const)("in a column: %j is %s", (dates, short, isLate) => {
    expect(nextDate({ ...none, ...dates }, today)).toMatchObject({ short, isLate });
  });

  it("a follow-up whose day has passed, stays due; an interview that has been does not", () => {
    expect(titleOf({ followUpDate: "2026-11-23" })).toBe("Follow up, due yesterday");
    expect(titleOf({ followUpDate: "2026-11-20", interviewDate: "2026-11-20" })).toBe(
      "Follow up, due 4 days ago",
    );
    expect(titleOf({ interviewDate: "2026-11-23" })).toBeUndefined();
  });

  it("both ahead, the sooner one comes", () => {
    expect(titleOf({ followUpDate: "2026-11-25", interviewDate: "2026-11-26" })).toBe("Follow up tomorrow");
    expect(titleOf({ followUpDate: "2026-11-27", interviewDate: "2026-11-25" })).toBe("Interview tomorrow");
  });
});
