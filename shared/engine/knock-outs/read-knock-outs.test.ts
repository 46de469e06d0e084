import { describe, expect, test } from "vitest";
import { readResume } from "#shared/resume/read-resume.ts";
import { knockOutSentences } from "../fixtures/knock-out-sentences.ts";
import { readKnockOuts } from "./read-knock-outs.ts";

const asOf = "2026-11-01";

function resume(...lines: string[]): string {
  return [
    "Jordan Wattle",
    "Warehouse Supervisor",
    "Dubbo NSW 2830 | 0491 570 156 | jordan.wattle@example.com",
    "",
    "EXPERIENCE",
    "Warehouse Supervisor, Macquarie Freight Pty Ltd",
    "Jan 2019 - Present",
    "- Led a team of eight on two shifts",
    "",
    "EDUCATION",
    "Diploma of Logistics, TAFE NSW, 2018",
    "",
    "LICENCES AND TICKETS",
    ...lines,
    "",
  ].join("\n");
}

interface Case {
  ad: string;
  lines?: string[];
  answers?: Record<string, string>;
  title?: string;
}

function knockOut({ ad, lines = [], answers = {}, title }: Case, id: string) {
  const knockOuts = readKnockOuts({
    ad: { text: ad, ...(title === undefined ? {} : { title }) },
    resume: readResume(resume(...lines)),
    profile: { answers },
    asOf,
  });
  return knockOuts.find((g) => g.id === id);
}

const result = (of: Case, id: string) => knockOut(of, id)?.result;

describe("readKnockOuts, resume lines", () => {
  test.each<[string, string, string, string]>([
    ["Full working rights required.", "Australian citizen", "work-rights", "pass"],
    ["Full working rights required.", "Permanent resident of Australia", "work-rights", "pass"],
    ["Full working rights required.", "Student visa, 24 hours a week", "work-rights", "fail"],
    ["Right to work in Australia required.", "Student visa, 24 hours a week", "work-rights", "pass"],
    ["Full working rights required.", "Temporary graduate visa (subclass 485)", "work-rights", "pass"],
    ["Only citizens and permanent residents may apply.", "Visa subclass 485", "work-rights", "fail"],
    ["Full working rights required.", "White Card", "work-rights", "unknown"],
    ["No visa sponsorship available.", "Require sponsorship (482)", "work-rights", "fail"],
    ["Full working rights required.", "Car licence (manual). Citizen. Non-smoker.", "work-rights", "pass"],
    ["Full working rights required.", "Kiwi born, Aussie citizen from 2018", "work-rights", "pass"],
    ["Full working rights required.", "Born here, raised in Ballarat", "work-rights", "pass"],
    ["Australian citizenship required.", "Born here, raised in Ballarat", "citizenship", "unknown"],
    ["Only citizens and permanent residents may apply.", "Born here", "work-rights", "unknown"],
    ["Australian citizenship required.", "Born in Ballarat. Aussie passport.", "citizenship", "pass"],
    ["Australian citizenship required.", "Dual citizen Australia / Chile", "citizenship", "pass"],
    ["Australian citizenship required.", "Dual citizen (UK and Canada)", "citizenship", "unknown"],
    ["White card required.", "White Card - No 4711", "white-card", "pass"],
    ["AHPRA registration required.", "AHPRA registration - no conditions", "ahpra", "pass"],
    ["Driver's licence required.", "No demerit points on driver's licence", "driver-licence", "pass"],
    ["Full working rights required.", "NZ citizen, so I can work here freely", "work-rights", "pass"],
    ["Australian citizenship required.", "NZ citizen, so I can work here freely", "citizenship", "fail"],
    ["Australian citizenship required.", "Permanent resident 2017, citizen 2022", "citizenship", "pass"],
    ["Forklift licence required.", "No forklift licence", "high-risk-work:LF", "fail"],
    ["White card required.", "White Card; rail card - expired Dec 2025", "white-card", "pass"],
    [
      "Forklift licence required.",
      "White Card, forklift LF (2015, never lapsed), first aid",
      "high-risk-work:LF",
      "pass",
    ],
    ["White card required.", "Forklift lapsed 2019, White Card, HR licence", "white-card", "pass"],
    [
      "Forklift licence required.",
      "Forklift LF lapsed 2019, White Card, HR licence",
      "high-risk-work:LF",
      "fail",
    ],
    [
      "White card required.",
      "White Card, car licence, rail safety (expired 2023), first aid",
      "white-card",
      "pass",
    ],
    [
      "Degree required: Bachelor of Science.",
      "B.Sc. (Environmental Science), Murdoch University, 2023",
      "qualification",
      "pass",
    ],
    [
      "Current first aid certificate required.",
      "Provide First Aid 2025. The CPR part expired in January.",
      "first-aid",
      "pass",
    ],
    [
      "Bachelor of Engineering required.",
      "BEng (Hons) Civil Engineering, University of Galway, 2020",
      "qualification",
      "pass",
    ],
    ["Australian citizenship required.", "Permanent resident", "citizenship", "fail"],
    ["Australian citizenship required.", "Australian citizen", "citizenship", "pass"],
    ["NV1 clearance required.", "NV2 security clearance", "security-clearance", "pass"],
    ["NV2 clearance required.", "NV1 security clearance", "security-clearance", "unknown"],
    ["NV1 clearance required.", "NV1 clearance (expired)", "security-clearance", "fail"],
    ["Ability to obtain a Baseline clearance.", "Australian citizen", "security-clearance", "pass"],
    ["Forklift licence required.", "Forklift licence (LF), current", "high-risk-work:LF", "pass"],
    ["Forklift licence required.", "Forklift licence, expired 2023", "high-risk-work:LF", "fail"],
    ["Forklift licence required.", "Do not hold a forklift licence", "high-risk-work:LF", "fail"],
    ["DG ticket required.", "Advanced rigging ticket (RA)", "high-risk-work:DG", "pass"],
    ["High risk work licence required.", "LF licence", "high-risk-work", "pass"],
    ["MR licence required.", "HR licence", "driver-licence", "pass"],
    ["HR licence required.", "Driver licence (C)", "driver-licence", "unknown"],
    ["Driver's licence required.", "MC licence", "driver-licence", "pass"],
    ["HR licence required.", "MC, open, since 2016", "driver-licence", "pass"],
    ["Driver's licence required.", "Licence: full, clean", "driver-licence", "pass"],
    [
      "Admission as a solicitor in NSW.",
      "Admitted as a solicitor, 2022",
      "ticket:practising-certificate",
      "pass",
    ],
    ["Verification of competency for the loader is required.", "VOC: loader, current", "ticket:voc", "pass"],
    ["Enhanced DBS check required.", "DBS check 2026", "police-check", "pass"],
    ["Driver's licence required.", "Green P licence, own car", "driver-licence", "pass"],
    [
      "Working with Children Check (NSW) required.",
      "Working with Children Check (NSW)",
      "children-check",
      "pass",
    ],
    [
      "Working with Children Check (NSW) required.",
      "Working with Children Check (VIC)",
      "children-check",
      "unknown",
    ],
    ["Blue Card required.", "Blue Card", "children-check", "pass"],
    ["Current RSA (VIC) required.", "NSW RSA competency card", "rsa", "unknown"],
    ["AHPRA registration as a Registered Nurse.", "AHPRA registered nurse", "ahpra", "pass"],
    ["AHPRA registration as a Registered Nurse.", "AHPRA registration, enrolled nurse", "ahpra", "unknown"],
    ["First aid certificate required.", "First Aid (HLTAID011)", "first-aid", "pass"],
    ["CPR required.", "First Aid certificate", "cpr", "unknown"],
    ["Police check required.", "National Police Check, 2026", "police-check", "pass"],
    ["Diploma required.", "White Card", "qualification", "pass"],
    ["Bachelor degree required.", "White Card", "qualification", "unknown"],
    ["Bachelor degree required.", "Master of Public Health, 2020", "qualification", "pass"],
    ["Masters degree required.", "Doctor of Philosophy, 2020", "qualification", "pass"],
    ["Masters degree required.", "Bachelor of Nursing, 2015", "qualification", "unknown"],
    ["Certificate III required.", "Certificate IV in Ageing Support, 2019", "qualification", "pass"],
    ["Baseline clearance required.", "NV1 security clearance", "security-clearance", "pass"],
    ["NV1 clearance required.", "Positive Vetting clearance", "security-clearance", "pass"],
    ["LR licence required.", "Heavy rigid (HR) licence", "driver-licence", "pass"],
    ["Medium rigid (MR) licence is essential.", "LR licence", "driver-licence", "unknown"],
    [
      "Victorian Institute of Teaching registration required.",
      "VIT registration 123456",
      "ticket:teacher",
      "pass",
    ],
    ["CA or CPA qualification required.", "Chartered Accountant (CA ANZ)", "ticket:accountant", "pass"],
    ["Security licence 1A required.", "Security licence class 1AC", "ticket:security", "pass"],
    ["White Card required.", "Forklift licence", "white-card", "unknown"],
    ["White Card required.", "Willing to obtain a White Card", "white-card", "unknown"],
  ])("%s with %s: %s %s", (ad, line, id, wanted) => {
    expect(result({ ad, lines: [line] }, id)).toBe(wanted);
  });

  test("a pass carries the resume's line and its id", () => {
    const found = knockOut({ ad: "White Card required.", lines: ["White Card"] }, "white-card");
    expect(found?.have).toMatchObject({ value: "White Card", source: "resume" });
    expect(found?.have?.lineId).toBeTypeOf("number");
  });

  test("checks named in a role are other people's", () => {
    const text = resume().replace("- Led a team", "- Arranged police checks for staff. Led a team");
    const [found] = readKnockOuts({ ad: { text: "Police check required." }, resume: readResume(text), asOf });
    expect(found?.result).toBe("unknown");
  });

  test("years: enough in roles of the family pass, fewer stay unknown", () => {
    const title = "Warehouse Supervisor";
    expect(result({ ad: "Minimum 5 years of experience.", title }, "years")).toBe("pass");
    expect(result({ ad: "Minimum 15 years of experience.", title }, "years")).toBe("unknown");
  });
});

describe("readKnockOuts, profile answers", () => {
  test.each<[string, Record<string, string>, string, string]>([
    ["Full working rights required.", { "work-rights": "limited-hours" }, "work-rights", "fail"],
    ["Full working rights required.", { "work-rights": "nz-citizen" }, "work-rights", "pass"],
    ["Australian citizenship required.", { "work-rights": "nz-citizen" }, "citizenship", "fail"],
    ["Australian citizenship required.", { "work-rights": "yes" }, "citizenship", "unknown"],
    ["NV1 clearance required.", { "security-clearance": "baseline" }, "security-clearance", "fail"],
    ["Ability to obtain NV1 clearance.", { "work-rights": "citizen" }, "security-clearance", "pass"],
    ["HR licence required.", { "driver-licence": "C" }, "driver-licence", "fail"],
    ["HR licence required.", { "driver-licence": "HC" }, "driver-licence", "pass"],
    ["White Card required.", { "white-card": "no" }, "white-card", "fail"],
    ["White Card or willingness to obtain.", { "white-card": "no" }, "white-card", "unknown"],
    ["You will undergo a police check.", { "police-check": "no" }, "police-check", "unknown"],
    ["Night shifts required.", { "roster:nights": "no" }, "roster:nights", "fail"],
    ["Night shifts required.", { roster: "yes" }, "roster:nights", "pass"],
    ["Working with Children Check (NSW) required.", { "children-check": "VIC" }, "children-check", "unknown"],
    ["$90,000 to $100,000 a year plus super.", { salary: "95000 year" }, "salary", "pass"],
    ["$90,000 to $100,000 a year plus super.", { salary: "120000 year" }, "salary", "fail"],
    ["$90,000 to $100,000 a year plus super.", { salary: "120000 year incl" }, "salary", "unknown"],
    ["$45 an hour.", { salary: "90000 year" }, "salary", "unknown"],
    ["Minimum 5 years of experience.", { years: "3" }, "years", "fail"],
    ["Bachelor degree required.", { qualification: "5" }, "qualification", "fail"],
    ["White Card required.", { constructor: "no" }, "white-card", "unknown"],
  ])("%s with %j: %s %s", (ad, answers, id, wanted) => {
    expect(result({ ad, answers }, id)).toBe(wanted);
  });
});

describe("an answer serves only what was asked", () => {
  /** The person presses yes under the first ad, then reads the second. */
  function resultAfter(value: "yes" | "no", first: Case, second: Case, id: string) {
    const asked = knockOut(first, id);
    expect(asked?.result).toBe("unknown");
    expect(asked?.answerId.length).toBeLessThanOrEqual(80);
    const answers = { [asked?.answerId ?? ""]: value };
    expect(result({ ...first, answers }, id)).toBe(value === "yes" ? "pass" : "fail");
    return result({ ...second, answers }, id);
  }

  test.each<[string, string, string]>([
    ["years", "At least 15 years of payroll experience.", "At least 18 years of payroll experience."],
    ["years", "At least 15 years of payroll experience.", "At least 15 years of mining experience."],
    ["qualification", "A Bachelor of Nursing is required.", "A Bachelor of Laws is required."],
    ["driver-licence", "Driver's licence required.", "MC licence required."],
    ["security-clearance", "Baseline clearance required.", "Positive Vetting clearance required."],
    ["work-rights", "Full working rights required.", "Only citizens and permanent residents may apply."],
    ["work-rights", "Right to work in Australia required.", "Full working rights required."],
    ["children-check", "Working with Children Check (NSW) required.", "Blue Card required."],
    ["salary", "$90,000 a year plus super.", "$60,000 a year plus super."],
    ["roster:fifo", "FIFO roster 8:6 from Perth.", "FIFO roster 4:1 from Perth."],
    ["travel:travel", "Willing to travel interstate up to 10%.", "Willing to travel interstate up to 80%."],
    ["location:on-site", "Hybrid, two days per week in the office.", "Five days per week in the office."],
    [
      "location:relocate",
      "You must be willing to relocate to Perth.",
      "You must be willing to relocate to Darwin.",
    ],
  ])("%s: a yes to '%s' is none to '%s'", (id, first, second) => {
    expect(resultAfter("yes", { ad: first }, { ad: second }, id)).toBe("unknown");
    expect(resultAfter("no", { ad: first }, { ad: second }, id)).toBe("unknown");
  });

  test("what differs may stand at the end of a long sentence", () => {
    const ad = (place: string) =>
      `As this is a permanent role in our largest and fastest growing depot you must be willing to relocate to ${place}.`;
    expect(resultAfter("yes", { ad: ad("Perth") }, { ad: ad("Darwin") }, "location:relocate")).toBe(
      "unknown",
    );
  });

  test("the same words under another title ask for other years", () => {
    const ad = "At least 15 years in a similar role.";
    expect(resultAfter("yes", { ad, title: "Welder" }, { ad, title: "Nurse" }, "years")).toBe("unknown");
  });

  test.each([
    ["roster:nights", "Night shifts required.", "You will work night shifts."],
    [
      "location:relocate",
      "You must be willing to relocate to Perth.",
      "Willingness to relocate to Perth is essential.",
    ],
    ["police-check", "Police check required.", "A national police check is required."],
    ["driver-licence", "HR licence required.", "Heavy rigid (HR) licence is essential."],
  ])("%s: a yes to '%s' is one to '%s'", (id, first, second) => {
    expect(resultAfter("yes", { ad: first }, { ad: second }, id)).toBe("pass");
  });

  test("what was kept under the bare name before says nothing where every ad asks for another thing", () => {
    expect(result({ ad: "At least 15 years of payroll.", answers: { years: "yes" } }, "years")).toBe(
      "unknown",
    );
    expect(
      result({ ad: "HR licence required.", answers: { "driver-licence": "HR" } }, "driver-licence"),
    ).toBe("pass");
  });
});

describe("readKnockOuts", () => {
  test("an Australian address lives in Australia", () => {
    const ad = "Remote within Australia.";
    expect(result({ ad }, "location:australia")).toBe("pass");
  });

  test("without a profile and with an empty resume nothing fails", () => {
    const text = knockOutSentences.map((s) => s.text).join("\n");
    const knockOuts = readKnockOuts({ ad: { text }, resume: readResume(""), asOf });
    expect(knockOuts.length).toBeGreaterThan(40);
    expect(knockOuts.filter((g) => g.result === "fail")).toEqual([]);
  });

  test("spans slice the ad and lie in their sentence", () => {
    const text = knockOutSentences.map((s) => s.text).join("\n");
    for (const { ask } of readKnockOuts({ ad: { text }, resume: readResume(""), asOf })) {
      expect(ask.span.end).toBeGreaterThan(ask.span.start);
      expect(ask.sentence).toContain(text.slice(ask.span.start, ask.span.end));
    }
  });

  test("precision and recall on the labelled sentences are at least 0.95", () => {
    let found = 0;
    let right = 0;
    let wanted = 0;
    for (const { text, knockOuts } of knockOutSentences) {
      const ids = readKnockOuts({ ad: { text }, resume: readResume(""), asOf }).map((g) => g.id);
      found += ids.length;
      wanted += knockOuts.length;
      right += ids.filter((id) => knockOuts.some((g) => g.id === id)).length;
    }
    expect(right / found).toBeGreaterThanOrEqual(0.95);
    expect(right / wanted).toBeGreaterThanOrEqual(0.95);
  });
});
