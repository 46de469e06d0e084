import { describe, expect, test } from "vitest";
import { addTally, fold, isSameField, listScore, noTally, phoneForm, tallyList } from "./resume-score.ts";

describe("resume scoring", () => {
  test("white space, hyphens and case do not count", () => {
    expect(fold("E X P\u00ad E R – I-ence")).toBe("experience");
  });

  test("phones are digits with a leading +", () => {
    expect(phoneForm("+61 (0)491-570 006")).toBe("+610491570006");
    expect(isSameField("phone", "(03) 5550 1234", "03 5550 1234")).toBe(true);
    expect(isSameField("phone", "+61 3 5550 1234", "61 3 5550 1234")).toBe(false);
  });

  test("an absent gold agrees with an absent answer only", () => {
    expect(isSameField("name", null, undefined)).toBe(true);
    expect(isSameField("name", null, "Kim Acacia")).toBe(false);
    expect(isSameField("name", "Kim Acacia", undefined)).toBe(false);
  });

  test("golds longer than three characters may stand inside one entry", () => {
    expect(tallyList(["SQL", "Excel"], ["MySQL", "Microsoft Excel"])).toMatchObject({
      found: 1,
      right: 1,
      got: 2,
      missed: ["SQL"],
    });
  });

  test("the same entry twice counts once", () => {
    expect(tallyList(["Nurse"], ["Nurse", "nurse", "Ward"])).toMatchObject({ gold: 1, got: 2, right: 1 });
  });

  test("recall and F1 of sums", () => {
    const sum = noTally();
    addTally(sum, { gold: 4, found: 2, got: 2, right: 2 });
    expect(listScore(sum)).toEqual({ recall: 0.5, f1: 0.6667 });
    expect(listScore(noTally())).toEqual({ recall: null, f1: null });
  });
});
