import { expect, it } from "vitest";
import { filterApplications } from "./filter-applications.ts";

const nurse = {
  jobTitle: "Registered Nurse",
  company: "Ward Nine",
  location: "Hobart TAS",
  status: "saved",
} as const;
const chef = { jobTitle: "Chef", company: "Nursery Cafe", location: "Perth WA", status: "applied" } as const;

it.each([
  ["", "all", [nurse, chef]],
  ["  REGISTERED ", "all", [nurse]],
  ["nurs", "all", [nurse, chef]],
  ["perth", "all", [chef]],
  ["", "applied", [chef]],
  ["hobart", "applied", []],
] as const)("search %j with status %s", (search, status, expected) => {
  expect(filterApplications([nurse, chef], { search, status })).toEqual(expected);
});
