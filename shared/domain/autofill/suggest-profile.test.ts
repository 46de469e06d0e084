import { describe, expect, it } from "vitest";
import type { ResumeModel } from "../resumes/resume-model.ts";
import { suggestProfile } from "./suggest-profile.ts";

function aModel(
  basics: Partial<ResumeModel["basics"]>,
  work: Partial<ResumeModel["work"][number]>[] = [],
): ResumeModel {
  return {
    basics: { profiles: [], ...basics },
    work: work.map((entry) => ({ highlights: [], lines: [], ...entry })),
    education: [],
    skills: [{ keywords: ["SQL", "Excel"], lines: [] }],
    certificates: [],
    referees: [],
    meta: { lines: [], unknownHeadings: [], mixedDates: false },
  };
}

describe("suggestProfile", () => {
  it.each([
    ["Ada Marsh", { firstName: "Ada", lastName: "Marsh" }],
    ["Ada Rose Marsh", { firstName: "Ada", middleName: "Rose", lastName: "Marsh" }],
    ["Piet van der Berg", { firstName: "Piet", lastName: "van der Berg" }],
    ["Sukarno", { firstName: "Sukarno" }],
  ])("splits the name %s", (name, parts) => {
    expect(suggestProfile(aModel({ name }))).toEqual({ ...parts, skills: "SQL, Excel" });
  });

  it.each([
    ["Brunswick VIC 3056", { suburb: "Brunswick", state: "VIC", postcode: "3056", country: "AU" }],
    [
      "12 Example St, Perth WA 6000",
      { street: "12 Example St", suburb: "Perth", state: "WA", postcode: "6000", country: "AU" },
    ],
    ["Sydney, Australia", { suburb: "Sydney", country: "AU" }],
    ["Auckland", { suburb: "Auckland" }],
  ])("splits the place %s", (location, parts) => {
    expect(suggestProfile(aModel({ location }))).toEqual({ ...parts, skills: "SQL, Excel" });
  });

  it("takes links by their site, and the employer only of a role that goes on", () => {
    const profiles = ["linkedin.com/in/ada-example", "https://github.com/ada-example", "ada.example.com"];
    const past = [{ name: "Example Pty Ltd", position: "Analyst", endDate: "2024" }];
    expect(suggestProfile(aModel({ profiles }, past))).toEqual({
      linkedin: "https://linkedin.com/in/ada-example",
      github: "https://github.com/ada-example",
      website: "https://ada.example.com",
      currentTitle: "Analyst",
      skills: "SQL, Excel",
    });
  });
});
