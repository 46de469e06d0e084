import { describe, expect, it } from "vitest";
import { namePastedAd } from "./name-pasted-ad.ts";

const duties = "You will look after people on a busy ward.\n- Wound care is essential";

describe("the name of a pasted ad", () => {
  it.each([
    ["Registered Nurse at Coorong Hospital", "Registered Nurse", "Coorong Hospital"],
    [
      "Registered Nurse - Coorong Hospital\nCoorong Hospital has 80 beds.",
      "Registered Nurse",
      "Coorong Hospital",
    ],
    ["Registered Nurse - Medical Ward", "Registered Nurse - Medical Ward", ""],
    ["Registered Nurse\nCoorong Hospital\nMurray Bridge SA", "Registered Nurse", "Coorong Hospital"],
    [
      "Registered Nurse\nCoorong Hospital · Murray Bridge SA · Full time",
      "Registered Nurse",
      "Coorong Hospital",
    ],
    ["**Registered Nurse**\n\nMurray Bridge SA\nFull time", "Registered Nurse", ""],
    ["Job title: Ward Nurse (nights)\nCompany: Coorong Hospital", "Ward Nurse (nights)", "Coorong Hospital"],
    [
      "POSITION DESCRIPTION\n1. POSITION DETAILS\n1.1 Title: Ward Nurse\n1.2 Reports to: Nurse Unit Manager",
      "Ward Nurse",
      "",
    ],
    ["Site Supervisor\n$48 - $52 an hour", "Site Supervisor", ""],
    [
      "About the role\nWe are looking for an Early Childhood Educator to join our preschool.",
      "Early Childhood Educator",
      "",
    ],
    [
      "Bellwether Energy is looking for an experienced Data Analyst with SQL.",
      "Data Analyst",
      "Bellwether Energy",
    ],
    ["Join Quokka Civil as a Crane Operator. You will lift.", "", "Quokka Civil"],
    ["Forklift Driver\n\nAbout Emu Freight\nWe move things.", "Forklift Driver", "Emu Freight"],
    ["About us\nAt Emu Freight, we move things.", "", "Emu Freight"],
    ["We need somebody good.", "", ""],
    ["", "", ""],
  ])("%j is %j of %j", (head, title, company) => {
    expect(namePastedAd(`${head}\n${duties}`)).toEqual({ title, company });
  });
});
