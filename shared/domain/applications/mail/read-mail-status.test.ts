import { describe, expect, it } from "vitest";
import { readMailStatus } from "./read-mail-status.ts";

describe("readMailStatus", () => {
  const of = (text: string) => readMailStatus({ subject: "", text }, "2026-11-23");
  it.each([
    ["Thank you for applying. We have received your application.", "confirmation", "applied", true],
    ["We are pleased to offer you the position of Grants Officer.", "offer", "offered", true],
    [
      "Thank you for applying. Unfortunately you have been unsuccessful this time.",
      "rejection",
      "rejected",
      true,
    ],
    ["We have decided to move forward with other candidates.", "rejection", "rejected", true],
    ["We would like to invite you to a phone screen.", "invitation", "interviewing", true],
    ["Please send the names of two referees by Friday.", "request", null, true],
    ["Your interview details are below.", "invitation", "interviewing", false],
  ])("%s", (text, kind, status, isClear) => expect(of(text)).toMatchObject({ kind, status, isClear }));

  it.each([
    "We have received your application. If you are unsuccessful we will tell you.",
    "We have received your application. Only shortlisted applicants will be invited to an interview.",
  ])("what would be if is no news: %s", (text) => expect(of(text)?.kind).toBe("confirmation"));

  it("an invitation carries its day and time, in the coming year where none is named", () => {
    expect(
      of("We\u2019d like to invite you to an interview on Tuesday 2 February at 10.30 am."),
    ).toMatchObject({ kind: "invitation", date: "2027-02-02", time: "10:30" });
    expect(of("We invite you to an interview.\nWhen: 3 December 2026, 2pm")).toMatchObject({
      ...{ date: "2026-12-03", time: "14:00" },
    });
  });

  it("a message about something else proposes nothing", () => {
    expect(of("Your weekly job alert: 12 new jobs in Perth.")).toBeNull();
  });
});
