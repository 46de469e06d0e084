import { expect, it } from "vitest";
import { filterApplications } from "./filter-applications.ts";

const nurse = {
  jobTitle: "Registered Nurse",
  company: "Ward Nine",
  location: "Hobart TAS",
  notes: "Bring the Roster\nand the licence",
  contactName: "Kim Nguyen",
  contactEmail: "kim@ward.example",
  jobUrl: "https://www.seek.com.au/job/1",
  status: "saved",
} as const;
const chef = {
  jobTitle: "Chef",
  company: "Nursery Cafe",
  location: "Perth WA",
  notes: "",
  contactName: "",
  contactEmail: "",
  jobUrl: "",
  status: "applied",
} as const;

it.each([
  ["", "all", [nurse, chef]],
  ["  REGISTERED ", "all", [nurse]],
  ["nurs", "all", [nurse, chef]],
  ["perth", "all", [chef]],
  ["roster", "all", [nurse]],
  ["nguyen", "all", [nurse]],
  ["KIM@ward", "all", [nurse]],
  ["hobart nurse registered", "all", [nurse]],
  ["chef ward", "all", []],
  ["chef NURSERY  perth", "all", [chef]],
  ["saved ward", "all", [nurse]],
  ["seek nurse", "all", [nurse]],
  ["", "applied", [chef]],
  ["hobart", "applied", []],
] as const)("search %j with status %s [P2-2.11]", (search, status, expected) => {
  expect(filterApplications([nurse, chef], { search, status })).toEqual(expected);
});

it("a changed application is found by its new words", () => {
  filterApplications([chef], { search: "chef", status: "all" });
  const moved = { ...chef, location: "Darwin NT" };
  expect(filterApplications([moved], { search: "perth", status: "all" })).toEqual([]);
  expect(filterApplications([moved], { search: "darwin", status: "all" })).toEqual([moved]);
});
