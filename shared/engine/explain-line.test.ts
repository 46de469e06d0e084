import { describe, expect, it } from "vitest";
import { readResume } from "#shared/resume/read-resume.ts";
import { explainLine } from "./explain-line.ts";
import { nurseAd, nurseResume } from "./fixtures/nurse.ts";

const person = { model: readResume(nurseResume), text: nurseResume, asOf: "2026-11-28" };
const everything = { start: 0, end: nurseAd.text.length };

describe("why a line is read as it is", () => {
  const all = explainLine(nurseAd, everything, person);

  it("every unit has its likeliest labels first, and the features that said so", () => {
    expect(all.length).toBeGreaterThan(5);
    for (const { chances, reasons } of all) {
      expect(chances.map(({ chance }) => chance)).toEqual(
        chances.map(({ chance }) => chance).sort((a, b) => b - a),
      );
      expect(reasons.length).toBeGreaterThan(0);
    }
  });

  it("what asks has a verdict with a quote of the resume; what asks nothing has none", () => {
    const asking = all.filter(({ requirement }) => requirement !== undefined);
    expect(asking.length).toBeGreaterThan(2);
    for (const { verdict } of asking) {
      expect(verdict).toBeDefined();
      if (verdict?.quote) expect(nurseResume).toContain(verdict.quote);
    }
    for (const { verdict, requirement } of all)
      if (requirement === undefined) expect(verdict).toBeUndefined();
  });

  it("of a stretch only what is in it is told, and without a resume no verdict", () => {
    const at = nurseAd.text.indexOf("\n");
    const told = explainLine(nurseAd, { start: 0, end: at });
    expect(told.length).toBeLessThan(all.length);
    for (const one of told) expect(one.verdict).toBeUndefined();
  });
});
