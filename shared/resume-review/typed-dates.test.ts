import { describe, expect, it } from "vitest";
import { dateWords, typedDate } from "./typed-dates.ts";

describe("dates of a role", () => {
  it.each([
    ["Mar 2021", "2021-03"],
    ["March 2021", "2021-03"],
    ["03/2021", "2021-03"],
    ["2021-03", "2021-03"],
    ["2021", "2021"],
  ])("'%s' is kept as %s and shown in words", (typed, date) => {
    expect(typedDate(typed, false)).toEqual({ date });
    expect(typedDate(dateWords(date), false)).toEqual({ date });
  });

  it.each(["banana", "13/2021", "2021-13", "99", "present"])("'%s' is no start", (typed) => {
    expect(typedDate(typed, false)).toEqual({ fault: "Write it like Mar 2021 or 2021" });
  });

  it.each(["Present", "current", "now"])("'%s' is an end", (typed) => {
    expect(typedDate(typed, true)).toEqual({ date: "present" });
    expect(dateWords("present")).toBe("Present");
  });

  it("nothing read is shown as nothing", () => {
    expect(dateWords(undefined)).toBe("");
  });
});
