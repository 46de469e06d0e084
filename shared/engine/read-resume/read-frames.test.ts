import { describe, expect, test } from "vitest";
import { readResume } from "#shared/resume/read-resume.ts";
import { indexAdCopy } from "../ad/pasted-text.ts";
import { readEvidenceLines } from "../evidence/resume-lines.ts";
import { tokenise } from "../words/tokenise.ts";
import { readAction } from "./actions.ts";
import { readQuantities } from "./quantities.ts";
import { readFrames } from "./read-frames.ts";

function quantities(text: string) {
  const tokens = tokenise(text);
  return readQuantities(text, tokens, 0, tokens.length).map(({ value, unit, bound }) => [value, unit, bound]);
}

function rank(text: string) {
  const tokens = tokenise(text);
  return readAction(tokens, 0, tokens.length)?.rank;
}

describe("quantities", () => {
  test.each([
    ["Led 12 nurses", [[12, "people", "exact"]]],
    ["Lead 14 to 18 pickers", [[14, "people", "at least"]]],
    ["a team of six", [[6, "people", "exact"]]],
    ["over 30 apprentices", [[30, "people", "at least"]]],
    ["budget of $2.4 million", [[2_400_000, "money", "exact"]]],
    ["about $900k of stock", [[900_000, "money", "about"]]],
    ["errors down 12 per cent", [[12, "percent", "exact"]]],
    ["on time 98%", [[98, "percent", "exact"]]],
    ["five years in kitchens", [[5, "years", "exact"]]],
    ["18 months on the mines", [[18, "months", "exact"]]],
    ["under 40 beds", [[40, "things", "at most"]]],
    ["finished in 2023", []],
    ["no figure here", []],
  ])("%s", (text, expected) => {
    expect(quantities(text)).toEqual(expected);
  });
});

describe("actions", () => {
  test.each([
    ["Supervised three cooks", "lead"],
    ["Second in charge of the shift", "lead"],
    ["Helped with stocktake", "assist"],
    ["Organised the roster", "coordinate"],
    ["Founded the booking service", "own"],
    ["Cleaned 14 rooms a day", "do"],
    ["Nothing of the kind", undefined],
  ])("%s", (text, expected) => {
    expect(rank(text)).toBe(expected);
  });
});

describe("frames", () => {
  const resume =
    "Kim Tran\nDarwin NT | kim@example.com\n\nExperience\nHead Chef, Mangrove Inn\nMay 2021 - present\n- Lead a team of nine; cut food cost by 4 per cent\n- No experience in pastry\n\nCook, Reef Cafe\n2016 - 2021\n- Prepared breakfast for 120 guests\n\nEducation\nCertificate IV in Kitchen Management, in progress\nCertificate III in Commercial Cookery, 2015";
  const model = readResume(resume);
  const lines = readEvidenceLines(model, indexAdCopy([]), "2026-11-01");
  const frames = readFrames(lines, model);
  const stateOf = (word: string) => frames.find(({ line }) => line.line.text.includes(word))?.state;

  test("a clause each, with its role, rank and state", () => {
    const own = frames.filter(({ line }) => line.line.text.includes("team of nine"));
    expect(own.map(({ action, role, state }) => [action?.rank, role, state])).toEqual([
      ["lead", 0, "ongoing"],
      ["do", 0, "ongoing"],
    ]);
    expect(own.map((frame) => frame.quantities[0]?.unit)).toEqual(["people", "percent"]);
  });

  test.each([
    ["breakfast", "done"],
    ["pastry", "not"],
    ["Kitchen Management", "in progress"],
    ["Commercial Cookery", "held"],
  ])("%s is %s", (word, state) => {
    expect(stateOf(word)).toBe(state);
  });

  test("headings have none, and the same lines give the same frames", () => {
    expect(frames.some(({ line }) => line.line.heading === true)).toBe(false);
    expect(readFrames(lines, model)).toEqual(frames);
  });
});
