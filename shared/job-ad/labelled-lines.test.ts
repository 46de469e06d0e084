import { describe, expect, it } from "vitest";
import { labelledLines } from "./labelled-lines.ts";

describe("labelled lines of a text", () => {
  it.each([
    ["Nurse\nLocation: Geelong VIC\nSalary: $45 an hour", "Geelong VIC", "$45 an hour"],
    ["• Location:  Hobart TAS ", "Hobart TAS", ""],
    ["**Salary**: $90,000", "", ""],
    ["Location: Hobart\nLocation: Perth", "Hobart", ""],
    ["You will know the location: a ward of thirty beds", "", ""],
    ["Location:", "", ""],
    [`Location: ${"far ".repeat(30)}`, "", ""],
    ["", "", ""],
  ])("%j", (text, location, salary) => {
    expect(labelledLines(text)).toEqual({ location, salary });
  });
});
