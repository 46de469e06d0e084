import { expect, it } from "vitest";
import { fieldsOfTitle, importFields, importTitles, ownColumns } from "./import-fields.ts";

const named = (title: string) => fieldsOfTitle(title)[0]?.field ?? null;

it("every column of our own export is known by its title", () => {
  expect(ownColumns(Object.values(importTitles))).toEqual(importFields);
  expect(ownColumns(["Job title", "Company"])).toBeNull();
});

it.each([
  ["Position", "jobTitle"],
  ["Job Position", "jobTitle"],
  ["Company Name", "company"],
  ["Organisation", "company"],
  ["Hiring company / Agency", "company"],
  ["Firma / Company", "company"],
  ["Salary (AUD)", "salary"],
  ["Max. Salary", "salary"],
  ["Stage", "status"],
  ["Date submitted", "appliedDate"],
  ["Applied (dd/mm)", "appliedDate"],
  ["Application Deadline", "closingDate"],
  ["Job Url", "jobUrl"],
  ["My notes", "notes"],
  ["Excitement", null],
  ["Last Activity Date", null],
  ["Resume Name", null],
  ["", null],
])("the title %j names %s", (title, field) => {
  expect(named(title)).toBe(field);
});

it("a title of several meanings names each of them", () => {
  expect(fieldsOfTitle("State").map(({ field }) => field)).toEqual(
    expect.arrayContaining(["status", "location"]),
  );
});
