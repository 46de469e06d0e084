import { describe, expect, it } from "vitest";
import type { Optimisation } from "#shared/contract/resumes.ts";
import { tailoredLines, withoutRefused } from "./tailored-lines.ts";

const resume = "ANN\n- Was responsible for wards\n\n- Wound care\nSkills\r\nWound care";

/** Only what these functions read. */
function answer(
  optimizedText: string,
  lineByLineSuggestions: Optimisation["lineByLineSuggestions"] = [],
): Optimisation {
  return { optimizedText, lineByLineSuggestions } as Partial<Optimisation> as Optimisation;
}

const optimised = answer("ANN\n- Ran wards\n\n- Wound care\nSkills\nWound care, S8", [
  { original: "Was responsible for wards", improved: "Ran wards", reason: "Its own verb" },
]);

describe("tailoredLines", () => {
  it("shows each changed line once, without its list mark, with the reason when one was given", () => {
    expect(tailoredLines(resume, optimised)).toEqual([
      { index: 1, before: "Was responsible for wards", after: "Ran wards", reason: "Its own verb" },
      { index: 5, before: "Wound care", after: "Wound care, S8", reason: "" },
    ]);
  });

  it("an unchanged resume has no changes", () => {
    expect(tailoredLines(resume, answer(resume))).toEqual([]);
  });

  it("refusing a line brings the person's own back, in that line only", () => {
    const lines = tailoredLines(resume, optimised);
    expect(withoutRefused(optimised, lines, new Set([5]))).toBe(
      "ANN\n- Ran wards\n\n- Wound care\nSkills\nWound care",
    );
    expect(withoutRefused(optimised, lines, new Set())).toBe(optimised.optimizedText);
  });

  it("dollar signs in a person's line are text", () => {
    const paid = answer("- Saved $1m");
    const lines = tailoredLines("- Saved $& and $1", paid);
    expect(withoutRefused(paid, lines, new Set([0]))).toBe("- Saved $& and $1");
  });
});
