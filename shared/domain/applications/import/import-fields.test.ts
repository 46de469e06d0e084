import { expect, it } from "vitest";
import { dayOfText, guessFields, importFields, importTitles, statusOfWord } from "./import-fields.ts";

it("every column of our own export is known by its title", () => {
  expect(guessFields(Object.values(importTitles))).toEqual(importFields);
});

it("columns of other trackers, each field once", () => {
  expect(
    guessFields(["Position", "Employer", "Job URL", "Date Applied", "Stage", "Title", "???", ""]),
  ).toEqual(["jobTitle", "company", "jobUrl", "appliedDate", "status", null, null, null]);
});

it.each([
  ["Applied", "applied"],
  [" phone screen ", "interviewing"],
  ["OFFER", "offered"],
  ["Wishlist", "saved"],
  ["Ghosted", "rejected"],
  ["on fire", null],
])("the status %j is %s", (word, status) => {
  expect(statusOfWord(word)).toBe(status);
});

it.each([
  ["2026-11-05", "2026-11-05"],
  ["2026-11-05T23:30:00.000Z", "2026-11-05"],
  ["5/3/2024", "2024-03-05"],
  ["05.03.2024", "2024-03-05"],
  ["5 Mar 2024", "2024-03-05"],
  ["March 5, 2024", "2024-03-05"],
  ["31/02/2024", null],
  ["13/13/2024", null],
  ["soon", null],
  ["5 Foo 2024", null],
  ["", null],
])("the day of %j is %s", (text, day) => {
  expect(dayOfText(text)).toBe(day);
});
