import { describe, expect, test } from "vitest";
import { readRequirements } from "../requirements.ts";

const under = (heading: string, item: string) =>
  readRequirements({ text: `Coordinator\n\n${heading}\n- ${item}\n- Answer the phones kindly\n` })
    .map(({ term }) => term)
    .filter((term) => !/phones/.test(term));

describe("what belongs to the part before it is not taken from it", () => {
  test.each([
    [
      "Encode, trim, caption and publish oral histories",
      ["Encode, trim, caption and publish oral histories"],
    ],
    ["Work one on one and with small groups in the reading room", ["Work one on one and with small groups"]],
    ["Big component swaps including gearboxes, clutches and final drives", ["Big component swaps"]],
    ["Draw fire maps to guide burn plans and weed surveys with rangers", ["Draw fire maps"]],
    [
      "Answer roster queries from carers and drivers, face to face and by phone",
      ["Answer roster queries from carers and drivers"],
    ],
    ["Attend to lift faults in the tower, usually within an hour", ["Attend to lift faults in the tower"]],
    ["Sort donations, track invoices", ["Sort donations", "track invoices"]],
  ])("a duty: %s", (item, terms) => {
    expect(under("What you will do", item)).toEqual(terms);
  });

  test.each([
    [
      "Communication skills with residents, families and drivers",
      ["Communication skills with residents, families and drivers"],
    ],
    ["Ability to work both alone and in a crew", ["work both alone and in a crew"]],
    [
      "Certificate IV in Dental Assisting (radiography and/or oral health)",
      ["Certificate IV in Dental Assisting", "radiography", "oral health"],
    ],
    ["Understanding of Key Word Sign", ["Key Word Sign"]],
    ["Experience with booking software such as Zedlex, Quollbook or Tern", ["Zedlex", "Quollbook", "Tern"]],
    ["Payroll for 200 or more employees", ["Payroll for 200 or more employees"]],
  ])("a demand: %s", (item, terms) => {
    expect(under("What you need", item)).toEqual(terms);
  });

  test("two certificates of one field and two levels are two demands", () => {
    const text =
      "Teacher Aide\n\nEssential\n- Certificate III in School Based Education Support\n- First Aid\n\nDesirable\n- Certificate IV in School Based Education Support\n";
    const read = readRequirements({ text }).map(({ importance, term }) => `${importance}: ${term}`);
    expect(read).toContain("must: Certificate III in School Based Education Support");
    expect(read).toContain("preferred: Certificate IV in School Based Education Support");
  });
});
