import { describe, expect, test } from "vitest";
import type { RequirementEdit } from "../analysis.ts";
import { nurseAd, nurseResume } from "../fixtures/nurse.ts";
import { run } from "../testing/small-world.ts";
import { readRequirements } from "./read-requirements.ts";
import { applyEdits } from "./requirement-edits.ts";

const own = readRequirements(nurseAd);
const terms = (edits: RequirementEdit[]) => applyEdits(own, edits).map((r) => r.term);

describe("applyEdits", () => {
  test("a removed term is gone, and its points move to the rest at once", () => {
    const edits: RequirementEdit[] = [{ kind: "remove", term: "TRAKCARE" }];
    expect(terms(edits)).toHaveLength(own.length - 1);
    // The points before rounding: one criterion of many may be less than half a point of the number.
    const exactOf = (requirementEdits: RequirementEdit[]) =>
      run(nurseResume, nurseAd, { requirementEdits }).match.parts.reduce(
        (sum, { points }) => sum + points,
        0,
      );
    expect(exactOf(edits)).toBeGreaterThan(exactOf([]));
  });

  const registration = "Current AHPRA registration as a Registered Nurse";
  test("a demoted must weighs less and decides no cap", () => {
    const [changed] = applyEdits(own, [
      { kind: "importance", term: registration, importance: "duty" },
    ]).filter((r) => r.term === registration);
    expect(changed).toMatchObject({ importance: "duty", core: false });
  });

  test("an added term of the vocabulary is found by its other names", () => {
    const edits: RequirementEdit[] = [
      { kind: "add", term: "Photoshop", importance: "must", requirementKind: "tool" },
    ];
    const { requirements } = run(nurseResume, nurseAd, { requirementEdits: edits }).match;
    const added = requirements.at(-1);
    expect(added).toMatchObject({ term: "Photoshop", origin: "user", kind: "tool" });
    expect(added?.canonicalId).toBeDefined();
  });

  test("an added term that the ad names already only changes its importance", () => {
    const edits: RequirementEdit[] = [
      { kind: "add", term: "TrakCare", importance: "duty", requirementKind: "tool" },
    ];
    expect(applyEdits(own, edits)).toHaveLength(own.length);
    expect(applyEdits(own, edits).find((r) => r.canonicalId === "trakcare")?.importance).toBe("duty");
  });

  test("removing beats adding; empty terms do nothing; edits are plain data", () => {
    const edits: RequirementEdit[] = [
      { kind: "add", term: "Beekeeping", importance: "must", requirementKind: "hard" },
      { kind: "remove", term: "beekeeping" },
      { kind: "add", term: "  ", importance: "must", requirementKind: "hard" },
    ];
    expect(terms(JSON.parse(JSON.stringify(edits)))).toEqual(own.map((r) => r.term));
  });
});
