import { describe, expect, it } from "vitest";
import { isPaper, paperPhrases, rightsSentence } from "./paper-prose.ts";

describe("papers in a sentence", () => {
  it.each([
    ["Bachelor of Nursing, Deakin University, 2014", ["a Bachelor of Nursing from Deakin University (2014)"]],
    [
      "Bachelor of Arts, University of Tasmania, 2014 (part time)",
      ["a Bachelor of Arts from the University of Tasmania (2014, part time)"],
    ],
    [
      "NDIS Worker Screening Clearance, valid until 2029",
      ["an NDIS Worker Screening Clearance (valid until 2029)"],
    ],
    ["Driver's licence: C class manual", ["a driver's licence (C class manual)"]],
    [
      "Qld electrical mechanic licence, current to 2029",
      ["a Qld electrical mechanic licence (current to 2029)"],
    ],
    ["C class driver licence (open)", ["a C class driver licence (open)"]],
    ["Working with Children Check (NSW)", ["a Working with Children Check (NSW)"]],
    ["AHPRA Registered Nurse", ["AHPRA registration as a Registered Nurse"]],
    ["AHPRA Registered Nurse (general)", ["AHPRA registration as a Registered Nurse"]],
    ["Bachelor of Arts, [SCHOOL], 2014", ["a Bachelor of Arts (2014)"]],
    ["Victorian car licence, manual, and heavy rigid", ["a Victorian car licence (manual)", "heavy rigid"]],
    ["White Card, NSW driver licence", ["a White Card", "an NSW driver licence"]],
    [
      "Tasmanian Board of Teachers, full registration (since 2023)",
      ["full registration with the Tasmanian Board of Teachers (since 2023)"],
    ],
    [
      "Registered Nurse (Division 1), Australian Health Practitioner Regulation Agency",
      ["registration as a Registered Nurse with the Australian Health Practitioner Regulation Agency"],
    ],
    ["Enrolled Nurse, AHPRA, since 2020", ["registration as an Enrolled Nurse with AHPRA"]],
    ["First aid level 2, renewed 2025", ["first aid level 2 (renewed 2025)"]],
    ["Queensland open driver licence", ["a Queensland open driver licence"]],
    ["Provide First Aid HLTAID011", ["Provide First Aid HLTAID011"]],
    ["Dogman DG 2019", ["Dogman DG (2019)"]],
    ["Rail medical category 1 May 2026", ["a rail medical category 1 (May 2026)"]],
    ["Pilot medical", ["a pilot medical"]],
    [
      "Checks: NDIS Worker Screening (to 2029), Working with Children Check (employee)",
      ["NDIS Worker Screening (to 2029)", "a Working with Children Check (employee)"],
    ],
    ["Languages: Nepali (mother tongue), Hindi", []],
    ["2021            Diploma of Dog Care, Wattle TAFE", ["a Diploma of Dog Care from Wattle TAFE (2021)"]],
    ["Victorian full driver licence", ["a Victorian full driver licence"]],
  ])("%s", (item, said) => expect(paperPhrases(item)).toEqual(said));

  it.each([
    ["Australian citizen. Driver licence.", "I am an Australian citizen."],
    ["Permanent resident since 2015", "I am a permanent resident."],
    [
      "I am a permanent resident and can work without limit.",
      "I am a permanent resident and can work without limit.",
    ],
    ["Subclass 485 visa until March 2027", "I hold a Subclass 485 visa until March 2027."],
    ["Long walks", undefined],
  ])("right to work: %s", (rights, said) => expect(rightsSentence(rights)).toBe(said));
});

it("a fine, and a heading taken for a right, are no papers to tell of", () => {
  expect(isPaper("Driving record (one speeding fine 2023)")).toBe(false);
  expect(isPaper("I do not hold an X-ray licence")).toBe(false);
  expect(isPaper("Police check - for the season at the lodge")).toBe(false);
  expect(isPaper("Police check - 2026")).toBe(true);
  expect(rightsSentence("Licence and visa")).toBeUndefined();
  expect(rightsSentence("Working holiday visa, 12 months left")).toBeDefined();
});
