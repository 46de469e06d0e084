import { describe, expect, test } from "vitest";
import { adSentences } from "../ad/ad-sentences.ts";
import { readAdUnits } from "../ad/read-ad-units.ts";
import { knockOutAds } from "../fixtures/knock-out-ads.ts";
import { knockOutSentences } from "../fixtures/knock-out-sentences.ts";
import { tokenise } from "../words/tokenise.ts";
import { readConditions } from "./read-conditions.ts";

const asks = (text: string) => readConditions(text, adSentences(readAdUnits(text, tokenise(text))));
const ids = (text: string) => asks(text).map((a) => (a.mandatory ? a.id : `${a.id}?`));

describe("readConditions", () => {
  test.each(knockOutSentences.map((s) => [s.text, s.knockOuts] as const))("%s", (text, knockOuts) => {
    expect(ids(text).sort()).toEqual(knockOuts.map((g) => (g.mandatory ? g.id : `${g.id}?`)).sort());
  });

  test.each(knockOutAds.map((ad) => [ad.title, ad] as const))("a whole ad: %s", (_, ad) => {
    expect(ids(ad.text).sort()).toEqual(ad.knockOuts.split(" ").sort());
  });

  test.each<[string, string[]]>([
    ["About you\n- 12 months or more in beekeeping, or in orchards", ["years"]],
    ["About you\nYou've been a keeper for 3+ years (or a keen helper) in the hills.", ["years"]],
    ["About you\n- Patient in the first three months during harvest", []],
    ["You will help people who live within a caring house.", []],
    ["You will teach at our school on open days at our farm.", []],
    ["Perks\n- After twelve months you can move to queen rearing", []],
    ["Perks\n- 40 % off your own car insurance", []],
    ["You must be allowed to work in Australia.", ["work-rights"]],
    ["A front end loader ticket with logged hours is required.", ["ticket:plant"]],
    ["Car + licence (we pay km)", ["driver-licence"]],
    ["The person named is to pass conviction checks.", ["police-check"]],
    ["Applicants must have the right to live and work in this location for this job.", ["work-rights"]],
    ["About the role\nAs part of the recruitment process, a police check is required.", ["police-check"]],
    ["About the role\nAs part of the hiring process police checks are done.", ["police-check"]],
    ["Benefits\n- No weekends or public holidays", []],
    ["About us\nOur hive team has over 20 years of experience.", []],
    ["About us\nOur depot is open Monday to Saturday.", []],
    ["About us\nWe require all staff to hold a Working with Children Check.", ["children-check"]],
    ["Responsibilities\n- Ensure all staff have a current Working with Children Check", []],
    ["Responsibilities\n- Check that contractors hold White Cards", []],
    ["Responsibilities\n- Conduct drug and alcohol tests at the yard", []],
    ["Responsibilities\n- Teach first aid and CPR courses", []],
    ["Responsibilities\n- Help participants to get their driver's licence", []],
    ["Responsibilities\n- Write rosters for weekend staff", []],
    ["Responsibilities\n- Deliver first aid when required", ["first-aid"]],
    ["Responsibilities\n- Participate in the on-call roster", ["roster:on-call"]],
    ["Responsibilities\n- Keep records in line with AHPRA standards", []],
    ["Benefits\n- Airport ASIC pass for 24 months", []],
    ["Benefits\n- Work at home, in the office, or both", []],
    ["Responsibilities\n- Process police checks and working with children checks", []],
    [
      "A police check is part of the process and you need to have working rights.",
      ["police-check", "work-rights"],
    ],
    ["About you\n- Approval to teach English as a second language", []],
    ["Applications close: Sunday, 12th April 2026", []],
    ["Must be authorized to work in the United States", ["work-rights"]],
    ["About you\n- A qualification in hive law", ["qualification"]],
    ["About you\n- at least a year of experience in wax", ["years"]],
    ["About you\n- Current BLS certification", ["ticket:life-support"]],
    ["About you\n- Flexibility to work outside normal hours", ["roster:outside-hours"]],
    ["About you\n- make decisions even when few details are available", []],
    ["Perks: a hive each season, $1,500 for learning, a day a quarter with bees.", []],
  ])("%s", (text, expected) => expect(asks(text).map(({ id }) => id)).toEqual(expected));

  test.each<[string, string[]]>([
    [
      "What you must have\n- HR licence\n- Experience operating a roller\nNice to have\n- Experience on a grader\n- MC licence",
      ["driver-licence", "driver-licence:6?"],
    ],
    [
      "Essential\n- Experience in childcare\nDesirable\n- Experience with babies\n- First aid",
      ["first-aid?"],
    ],
    ["Essential\n- Experience in childcare\n- First aid\nDesirable\n- Experience with babies", ["first-aid"]],
  ])("what is wished for is no demand: %s", (text, expected) => expect(ids(text)).toEqual(expected));

  test("a wish in brackets takes nothing from the licence before it", () => {
    expect(ids("You need a car licence (MR would be a bonus).")).toContain("driver-licence");
  });

  test("a demanded class beats a preferred higher one; the smaller wish is not asked twice", () => {
    const [licence] = asks("C class driver's licence required, HR licence preferred.");
    expect(licence).toMatchObject({ label: "Driver licence", mandatory: true });
  });

  test.each<[string, string, string]>([
    [
      "You must be an Australian citizen, a permanent resident or hold a valid visa.",
      "work-rights",
      "Australian citizen, a permanent resident or hold a valid visa",
    ],
    [
      "Current influenza vaccination and an immunisation record are required.",
      "health:vaccination",
      "influenza vaccination and an immunisation record",
    ],
    [
      "Minimum five years in rolling stock, or in defence, aviation or heavy plant maintenance is required.",
      "years",
      "five years in rolling stock, or in defence, aviation or heavy plant maintenance",
    ],
    [
      "At least two years in customer success, account management or implementation, and a real feel for clinics.",
      "years",
      "two years in customer success, account management or implementation",
    ],
    ["A minimum of two years of collections, preferably in a bank.", "years", "two years of collections"],
    ["At least three years of experience required.", "years", "three years of experience"],
    [
      "Two years supporting adults with autism or complex behaviours, including time leading shifts, is essential.",
      "years",
      "Two years supporting adults with autism or complex behaviours",
    ],
  ])("the question rests on all that it names: %s", (text, id, whole) => {
    const ask = asks(text).find((one) => one.id === id);
    expect(text.slice(ask?.span.start, ask?.span.end)).toBe(whole);
  });

  test("a truck that is welcome beside the car that is demanded is asked about as well", () => {
    const text = "You need\n- A current driver's licence\n\nDesirable\n- Light rigid (LR) licence\n";
    expect(ids(text)).toEqual(["driver-licence", "driver-licence:2?"]);
  });

  test.each([
    ["You must be willing to relocate to Port Hedland for two years.", "Relocation: Port Hedland"],
    ["The role is based in Mount Isa.", "Place of work or residence: Mount Isa"],
    ["You must live within an hour of the depot.", "Place of work or residence"],
  ])("the place is named with the question: %s", (text, label) => expect(asks(text)[0]?.label).toBe(label));

  test("the amount stands for the pay, whatever grade is named first", () => {
    const [pay] = asks("An APS 6 role. Salary $101,000 - $113,500 plus superannuation.");
    expect(pay?.label).toBe("$101,000 to $113,500 a year, plus super");
  });
});
