import { expect, it } from "vitest";
import { findDuplicate } from "./find-duplicate.ts";

const nurse = {
  jobTitle: "Registered Nurse",
  company: "Ward Nine Pty Ltd",
  jobUrl: "https://au.seek.com/job/12345",
};
const chef = { jobTitle: "Chef", company: "Cafe", jobUrl: "" };
const all = [nurse, chef];

it.each([
  [
    "same title and company, written otherwise",
    { jobTitle: " registered  NURSE", company: "ward nine", jobUrl: "" },
    nurse,
  ],
  [
    "same address with what a visit adds",
    { jobTitle: "", company: "", jobUrl: "https://au.seek.com/job/12345?ref=mail#apply" },
    nurse,
  ],
  ["another company", { jobTitle: "Chef", company: "Bistro", jobUrl: "" }, null],
  ["title alone", { jobTitle: "Chef", company: " ", jobUrl: "" }, null],
  ["nothing typed yet", { jobTitle: "", company: "", jobUrl: "" }, null],
  [
    "another ad of the same address's site",
    { jobTitle: "", company: "", jobUrl: "https://au.seek.com/job/999" },
    null,
  ],
  ["an address that is being typed", { jobTitle: "", company: "", jobUrl: "https:/" }, null],
])("%s", (_case, fresh, expected) => {
  expect(findDuplicate(all, fresh)).toBe(expected);
});
