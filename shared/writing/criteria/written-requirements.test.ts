import { describe, expect, it } from "vitest";
import { bindingLimits, conflictOf, isOver, limitText, measureText } from "#shared/domain/criteria/limit.ts";
import { checkLevel } from "./level-check.ts";
import { readCriteria } from "./read-criteria.ts";
import { readLimits } from "./read-limits.ts";
import { readWrittenRequirements } from "./written-requirements.ts";

const limits = (text: string) => readLimits(text).map(limitText);

describe("readLimits", () => {
  it.each([
    [
      "a pitch of no more than 500 words (3,500 characters)",
      ["500 words in total", "3,500 characters in total"],
    ],
    ["Answer each question in up to 300 words.", ["300 words each"]],
    ["two questions, 150 words each", ["150 words each"]],
    ["a one-page statement and a resume of no more than three pages", ["1 page in total"]],
    ["half a page per criterion", ["0.5 pages each"]],
    ["See our careers page and send a CV (maximum four pages).", []],
  ])("%s", (text, expected) => expect(limits(text)).toEqual(expected));

  it("two limits that contradict each other, keeps to the smaller and says both", () => {
    const both = readLimits("A pitch of up to 500 words. Your pitch must not exceed 750 words.");
    expect(conflictOf(both)?.map(({ amount }) => amount)).toEqual([500, 750]);
    expect(bindingLimits(both).map(({ amount }) => amount)).toEqual([500]);
  });
});

it("counts in the limit's own unit", () => {
  expect(measureText("Two words", "words")).toBe(2);
  expect(measureText(" Two words ", "characters")).toBe(9);
  expect(measureText("word ".repeat(451), "pages")).toBe(1.1);
  expect(isOver("one two three", { amount: 2, unit: "words" })).toBe(true);
});

describe("readCriteria", () => {
  it("numbered ones under their heading, with what is desirable", () => {
    const text = `About us\n- We care\nKey selection criteria\n1. Proven skill in roster planning.\n2. Ability to calm upset callers.\nDesirable\n• A forklift licence\nBenefits\n• Free parking`;
    expect(readCriteria(text).map(({ label, text: one, level }) => [label, one, level])).toEqual([
      ["1", "Proven skill in roster planning.", null],
      ["2", "Ability to calm upset callers.", null],
      ["", "A forklift licence", "desirable"],
    ]);
  });

  it("a pasted list that lost its numbers, line by line or in one block", () => {
    const lines =
      "Please address all criteria:\nProven skill in roster planning\nAbility to calm upset callers";
    expect(readCriteria(lines, true).map(({ text }) => text)).toContain("Ability to calm upset callers");
    const block =
      "Proven skill in roster planning. Ability to calm upset callers; Knowledge of the Fair Work Act.";
    expect(readCriteria(block, true)).toHaveLength(3);
  });

  it("forty criteria are forty", () => {
    const forty = Array.from({ length: 40 }, (_, at) => `${at + 1}. Ability number ${at + 1} to plan`).join(
      "\n",
    );
    const read = readCriteria(forty, true);
    expect(read).toHaveLength(40);
    expect(read.at(-1)).toMatchObject({ id: "c40", label: "40" });
  });

  it("NSW capabilities with their levels, also where a table fell apart", () => {
    expect(
      readCriteria(
        "Focus capabilities\nCommunicate Effectively - Adept\nAct with Integrity\nIntermediate",
      ).map(({ text }) => text),
    ).toEqual(["Communicate Effectively (Adept)", "Act with Integrity (Intermediate)"]);
  });
});

describe("readWrittenRequirements", () => {
  const pitch = `Policy Officer APS6\nTo do well you will need selection criteria:\nSelection criteria\n- experience in water policy\n- clear writing\nHow to apply\nPlease submit a one-page pitch (maximum 600 words) and a resume of up to three pages.`;

  it("a pitch with its limits, where it was read, and whose customs hold", () => {
    const asked = readWrittenRequirements({
      text: pitch,
      title: "Policy Officer APS6",
      company: "Department of Rivers",
    });
    expect(asked).toMatchObject({ kind: "pitch", rule: "aps", isElsewhere: false });
    expect(asked.limits.map(limitText)).toEqual(["1 page in total", "600 words in total"]);
    expect(asked.words[0]).toMatch(/^Please submit a one-page pitch/);
    expect(asked.criteria.map(({ text }) => text)).toEqual(["experience in water policy", "clear writing"]);
  });

  it("an ad that only links to a position description says so", () => {
    const text = "Nurse\nApply by addressing the selection criteria in the attached position description.";
    expect(readWrittenRequirements({ text })).toMatchObject({
      kind: "selection_criteria",
      criteria: [],
      isElsewhere: true,
    });
  });

  it("of a paste without breaks the ad's own sentence is quoted, and nothing that stood before it", () => {
    const text =
      "WHY US? Weekly honey pay • veil and boots supplied • free parking behind the shed HOW TO APPLY Press Apply and answer three questions. We are a farm.";
    expect(readWrittenRequirements({ text })).toMatchObject({
      kind: "targeted_questions",
      words: ["Press Apply and answer three questions."],
    });
  });

  it("an ad that asks for a resume alone asks for nothing", () => {
    expect(readWrittenRequirements({ text: "Barista. Send your resume to Jo." })).toMatchObject({
      kind: null,
      criteria: [],
    });
  });
});

it("checkLevel, a phrase two steps below the level that is asked, is a hint", () => {
  const ad = { title: "Policy Officer (APS6)", text: "" };
  const { asked, phrases } = checkLevel("I helped with a report. I led four workshops.", ad);
  expect(asked).toBe("APS6");
  expect(phrases.map(({ words, isBelow }) => [words, isBelow])).toEqual([
    ["helped with a report", true],
    ["led four workshops", false],
  ]);
  expect(checkLevel("I helped.", { title: "Barista", text: "" })).toEqual({ asked: null, phrases: [] });
});
