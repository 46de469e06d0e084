import { describe, expect, it, test } from "vitest";
import { isAustralianPlace, saysRemote } from "../australia.ts";
import { postedAge } from "../dates.ts";
import { readSalary, salaryRange } from "../money.ts";
import { jobFingerprint } from "./compare-form.ts";
import { missingInPosting, shownSkills, splitSkills } from "./job-posting.ts";
import {
  boardJobTypes,
  boardLocations,
  experienceLevels,
  postedJobTypes,
  postedLocations,
} from "./job-words.ts";
import { sourcePay } from "./posting-pay.ts";
import { experienceOf, jobTypeOf } from "./read-source-words.ts";

test.each<[string, number | null, number | null, string]>([
  ["P1-5.53", null, null, "Salary not specified"],
  ["P1-5.59", 0, 0, "Salary not specified"],
  ["P1-5.54", 80_000, 100_500, "$80k - $101k"],
  ["P1-5.55 P1-5.56", 80_000, 100_000, "$80k - $100k"],
  ["P1-5.57", 80_000, null, "From $80k"],
  ["P1-5.57", 80_000, 0, "From $80k"],
  ["P1-5.58", null, 100_000, "Up to $100k"],
])("salaryRange [%s], %s to %s, is %s", (_id, min, max, text) => {
  expect(salaryRange(min, max)).toBe(text);
});

test.each([
  ["90000.7", 90_000],
  ["", 0],
  ["abc", 0],
  ["-5", 0],
  [" 120000 ", 120_000],
  ["$90,000", 90_000],
  ["92.5k", 92_500],
])("readSalary [P1-5.37], %j, is %s", (typed, amount) => {
  expect(readSalary(typed)).toBe(amount);
});

// The specification's '1 weeks ago' and '0 days ago' are overruled by D-40 (P1-5.64).
test.each([
  [0, "Today", ""],
  [1, "1 day ago", "P1-5.60"],
  [3, "3 days ago", "P1-5.61"],
  [6, "6 days ago", "P1-5.61"],
  [7, "1 week ago", "D-40"],
  [8, "2 weeks ago", "P1-5.62"],
  [14, "2 weeks ago", "P1-5.62"],
  [29, "5 weeks ago", "P1-5.62"],
  [30, "1 month ago", "D-40"],
  [65, "2 months ago", "P1-5.63"],
  [-2, "Today", ""],
])("postedAge, %s days, is %s [%s]", (days, text) => {
  const now = new Date("2026-11-22T10:00:00Z");
  expect(postedAge(new Date(now.getTime() - days * 86_400_000).toISOString(), now)).toBe(text);
});

describe("the vocabulary", () => {
  it("[P1-5.39] [P1-5.40] [P1-5.41] offers the form's own lists", () => {
    expect(postedJobTypes).toEqual(["Full-time", "Part-time", "Contract", "Permanent", "Casual"]);
    expect(experienceLevels).toEqual(["Entry Level", "Mid Level", "Senior Level", "Executive"]);
    expect(postedLocations.join("; ")).toBe(
      "Sydney NSW; Melbourne VIC; Brisbane QLD; Perth WA; Adelaide SA; Canberra ACT; Darwin NT; Hobart TAS; Gold Coast QLD; Newcastle NSW; Wollongong NSW; Geelong VIC",
    );
  });

  it("[P1-5.48] [P1-5.49] [P1-5.50] offers the board's own lists", () => {
    expect(boardJobTypes).toEqual(["Full-time", "Part-time", "Contract", "Remote"]);
    expect(boardLocations).toEqual(["Sydney", "Melbourne", "Brisbane", "Perth", "Adelaide", "Remote"]);
  });
});

describe("a posting", () => {
  const draft = { title: "Fitter", company: "Emu Rail", location: "Sydney NSW", description: "Fits." };
  test.each(["title", "company", "location", "description"] as const)("[P1-5.35] needs its %s", (field) => {
    expect(missingInPosting({ ...draft, [field]: "  " })).toEqual({
      title: "Missing Information",
      description: "Please fill in all required fields.",
    });
    expect(missingInPosting(draft)).toBeNull();
  });

  it("[P1-5.38] splits skills on commas, trims them, drops empties", () => {
    expect(splitSkills(" a, ,b ,")).toEqual(["a", "b"]);
    expect(splitSkills("")).toEqual([]);
  });

  it("[P1-2.107] [P1-2.152] shows the first skills and counts the rest", () => {
    expect(shownSkills(["1", "2", "3", "4", "5", "6"], 4)).toEqual({ shown: ["1", "2", "3", "4"], more: 2 });
    expect(shownSkills(["1", "2"], 6)).toEqual({ shown: ["1", "2"], more: 0 });
  });
});

test.each([
  ["FullTime", "Full-time"],
  ["PART_TIME", "Part-time"],
  ["contract", "Contract"],
  ["12-Month Fixed Term", "Contract"],
  ["Casual", "Casual"],
  ["permanent", "Permanent"],
  ["Regular", "Permanent"],
  ["Other", ""],
])("jobTypeOf, %s, is %j", (text, type) => {
  expect(jobTypeOf(text)).toBe(type);
});

test.each([
  ["Senior Data Engineer", "Senior Level"],
  ["Graduate Engineer", "Entry Level"],
  ["Chief Financial Officer", "Executive"],
  ["Head of People", "Executive"],
  ["Intermediate Developer", "Mid Level"],
  ["Data Engineer", ""],
])("experienceOf, %s, is %j", (title, level) => {
  expect(experienceOf(title)).toBe(level);
});

test.each<[unknown, string, number, string]>([
  [120_000, "per-year-salary", 120_000, ""],
  [10_000, "1 MONTH", 120_000, "From $10,000 a month"],
  [45, "per-hour-wage", 88_920, "From $45 an hour"],
  [1_900, "WEEK", 98_800, "From $1,900 a week"],
  ["120000", "YEAR", 0, ""],
  [Number.NaN, "YEAR", 0, ""],
  [45, "", 0, ""],
])("sourcePay, %s %s, is %s and %j", (amount, interval, salaryMin, payText) => {
  expect(sourcePay(amount, undefined, interval)).toEqual({ salaryMin, salaryMax: 0, payText });
});

test.each([
  ["Sydney, Australia", "", true],
  ["Melbourne", "", true],
  ["Remote - AU", "", true],
  ["Geelong VIC", "", true],
  ["Melbourne, FL, United States", "", false],
  ["Perth, Scotland", "", false],
  ["London, UK", "", false],
  ["Remote", "", false],
  ["Remote", "AU", true],
  ["Sydney", "us", false],
])("isAustralianPlace, %s (%j), is %s", (place, code, isHere) => {
  expect(isAustralianPlace(place, code)).toBe(isHere);
});

test.each([
  ["Remote", true],
  ["Work from home", true],
  ["Remotely related", false],
])("saysRemote, %s, is %s", (text, is) => {
  expect(saysRemote(text)).toBe(is);
});

describe("jobFingerprint", () => {
  const base = { title: "Senior Fitter", company: "Emu Rail Pty Ltd", location: "Sydney NSW" };
  it("is one for a job that two sources write differently", () => {
    const other = { title: "Senior  fitter (Hybrid)", company: "EMU RAIL", location: "Sydney, Australia" };
    expect(jobFingerprint(other)).toBe(jobFingerprint(base));
  });
  it("tells another title, employer or town apart", () => {
    for (const change of [{ title: "Fitter" }, { company: "Galah Rail" }, { location: "Perth WA" }])
      expect(jobFingerprint({ ...base, ...change })).not.toBe(jobFingerprint(base));
  });
});
